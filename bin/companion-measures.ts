// The arithmetic of the companion's figures: variety, copying, truth of recalls, speed.
import type { Voice } from '#server/companion/voice/voice.ts'
import type { Answer, Line } from './reply-lines.ts'

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []

/** The share of different word pairs among all of the first so many words. */
export function distinctPairs(replies: readonly string[], most: number): number {
  const pairs: string[] = []
  let count = 0
  for (const reply of replies) {
    const words = tokens(reply)
    if (count + words.length > most) break
    count += words.length
    for (let i = 0; i + 1 < words.length; i++) pairs.push(`${words[i]} ${words[i + 1]}`)
  }
  return pairs.length ? new Set(pairs).size / pairs.length : 1
}

/** How well each reply could be guessed from all the others: mean BLEU of up to four words. */
export function selfBleu(replies: readonly string[]): number {
  const sample = replies.slice(0, 200).map(tokens)
  const grams = sample.map(words => [1, 2, 3, 4].map(n => countGrams(words, n)))
  let sum = 0
  sample.forEach((words, at) => {
    let log = 0
    for (let n = 0; n < 4; n++) {
      const mine = grams[at]![n]!
      let matched = 0
      let total = 0
      for (const [gram, count] of mine) {
        let most = 0
        for (let other = 0; other < sample.length; other++) {
          if (other !== at) most = Math.max(most, grams[other]![n]!.get(gram) ?? 0)
        }
        matched += Math.min(count, most)
        total += count
      }
      log += Math.log(Math.max(matched, 0.1) / Math.max(total, 1)) / 4
    }
    const nearest = Math.min(
      ...sample.filter((_, other) => other !== at).map(other => Math.abs(other.length - words.length)),
    ) // closest length
    sum +=
      Math.exp(log) * (nearest > words.length ? Math.exp(1 - (words.length + nearest) / words.length) : 1)
  })
  return sum / Math.max(sample.length, 1)
}

function countGrams(words: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + n <= words.length; i++) {
    const gram = words.slice(i, i + n).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** The share of a reply's words that stand in the message, turned to "you" or not. */
export function copiedShare(voice: Voice, reply: string, message: string): number {
  const said = new Set([...tokens(message), ...tokens(voice.reflect(message))])
  const words = tokens(reply)
  return words.length ? words.filter(word => said.has(word)).length / words.length : 0
}

/** Each thing recalled must stand, word for word, in something the person wrote before. */
export function recallsAreTrue(voice: Voice, answer: Answer, line: Line): boolean {
  const earlier = [
    ...(line.history ?? []).map(each => (typeof each === 'string' ? each : each.text)),
    ...Object.values(line.profile ?? {}),
  ]
  const heard = earlier.map(text => ` ${tokens(voice.reflect(text)).join(' ')} `)
  return answer.segments
    .filter(segment => segment.source === 'memory')
    .every(segment => heard.some(text => withinOrder(text.split(' '), tokens(segment.text))))
}

/** In this order, with nothing added: repairs of spelling and dropped fillers may leave gaps. */
function withinOrder(source: readonly string[], words: readonly string[]): boolean {
  let at = 0
  for (const word of source) if (word === words[at]) at++
  return at >= words.length
}

export function measureSpeed(voice: Voice): { p95: number; longest: number } {
  const said =
    'My manager moved the review to Friday and I have not slept since, because my sister is ill and I keep worrying about the rent. '
  const times: number[] = []
  let state: unknown
  for (let i = 0; i < 400; i++) {
    const start = performance.now()
    state = voice.reply({ text: said.slice(0, 30 + (i % 90)) + i, chatId: 'speed' }, state).state
    times.push(performance.now() - start)
  }
  const long: number[] = []
  for (const text of [
    said.repeat(70).slice(0, 8000),
    'a'.repeat(8000),
    'I am so tired, and '.repeat(500).slice(0, 8000),
    '("'.repeat(4000),
  ]) {
    const start = performance.now()
    voice.reply({ text, chatId: 'speed' }, undefined)
    long.push(performance.now() - start)
  }
  return { p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!, longest: Math.max(...long) }
}
