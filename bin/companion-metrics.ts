// Metrics of the companion: variety, copying, correct recalls, speed.
import type { Answer, Answerer, Line } from './reply-lines.ts'

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []

/** Share of distinct word pairs among the first `most` words. */
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

/** Whether it repeats four of the person's words in a row, outside quotation marks. */
export function copiesFour(reply: string, message: string): boolean {
  const rows = (text: string) => {
    const words = tokens(text)
    return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))
  }
  const said = new Set(rows(message))
  return rows(reply.replace(/"[^"]*"/g, ' . ')).some(row => said.has(row))
}

/** Everything quoted must occur word for word in an earlier message of the person. */
export function recallsAreTrue(answer: Answer, line: Line): boolean {
  const earlier = (line.history ?? []).map(each => (typeof each === 'string' ? each : each.text))
  const earlierTokens = earlier.map(text => ` ${tokens(text).join(' ')} `)
  return answer.segments
    .filter(({ source }) => source === 'memory')
    .every(({ text }) => earlierTokens.some(said => said.includes(` ${tokens(text).join(' ')} `)))
}

export async function measureSpeed({
  answer,
}: Answerer): Promise<{ median: number; p95: number; longest: number }> {
  const said =
    'My manager moved the review to Friday and I have not slept since, and I worry about the rent. '
  const timed = async (text: string) => {
    const start = performance.now()
    await answer({ text })
    return performance.now() - start
  }
  const times: number[] = []
  for (let i = 0; i < 100; i += 1) times.push(await timed(said.slice(0, 30 + (i % 60))))
  times.sort((a, b) => a - b)
  return { median: times[50]!, p95: times[95]!, longest: await timed(said.repeat(90).slice(0, 8000)) }
}
