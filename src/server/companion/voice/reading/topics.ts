// What a clause is about, as a thing that can be named again later: "your sister", "the exam", "Sunday".
import type { Word } from './parse.ts'
import { reflectWords } from './reflect.ts'

export type Topic = { key: string; name: string; owned: boolean }

const aliases: Record<string, string> = {
  mom: 'mother',
  mum: 'mother',
  mama: 'mother',
  mam: 'mother',
  dad: 'father',
  papa: 'father',
  slept: 'sleep',
  sleeping: 'sleep',
  asleep: 'sleep',
  insomnia: 'sleep',
  kids: 'child',
  kid: 'child',
  children: 'child',
  boyfriend: 'boyfriend',
  gran: 'grandmother',
  grandma: 'grandmother',
  nan: 'grandmother',
  manager: 'boss',
  supervisor: 'boss',
  exams: 'exam',
  finals: 'exam',
  flat: 'home',
  apartment: 'home',
  house: 'home',
  walked: 'walk',
  walking: 'walk',
  drank: 'drink',
  drinking: 'drink',
  interviews: 'interview',
}
const vague = new Set(
  'advice tip tips idea ideas suggestion suggestions opinion guidance question answer please lol push take sense anybody update thing things day days time times week weeks month months year years today tonight tomorrow yesterday morning evening afternoon lot bit way ways people person someone something anything everything nothing everyone nobody one ones stuff kind sort part point life minute minutes hour hours second moment place end rest side fact reason sense idea word words guy guys man woman deal mess shit crap name number two three four five six seven eight nine ten half whole self while now night nights front back top start case hand hands face head eyes mind heart half-hour matter question problem problems feeling feelings bother thought thoughts turn sunday-best anyone shoes wick nerves nut again bed work-life help chance'.split(
    ' ',
  ),
)
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** A clause is asked for its topics many times over. */
const known = new WeakMap<readonly Word[], Topic[]>()

export function topicsOf(words: readonly Word[]): Topic[] {
  const before = known.get(words)
  if (before) return before
  const found = findTopics(words)
  known.set(words, found)
  return found
}

function findTopics(words: readonly Word[]): Topic[] {
  const found: Topic[] = []
  words.forEach((word, at) => {
    const alias = aliases[word.lower]
    if (
      !alias &&
      !days.test(word.lower) &&
      (!/^(?:NOUN|PROPN)$/.test(word.pos) || vague.has(word.lower) || !/^[\p{L}'-]{3,}$/u.test(word.text))
    )
      return
    // "a patients name", "the school run": the last noun is the one spoken of.
    if (words[at + 1]?.pos === 'NOUN' && words[at + 1]!.spaced && !alias && !days.test(word.lower)) return
    if (word.lower.endsWith("'s") && words[at + 1]?.pos === 'NOUN') return
    const from = phraseStart(words, at)
    const phrase = words.slice(from, at + 1)
    const owned = /^(?:my|our)$/.test(phrase[0]?.lower ?? '')
    const shown = phrase.map((each, i) =>
      i === 0 && /^(?:the|a|an|that|this)$/i.test(each.text)
        ? {
            ...each,
            text: each.lower === 'a' || each.lower === 'an' ? 'the' : each.lower,
            lower: each.lower === 'a' || each.lower === 'an' ? 'the' : each.lower,
          }
        : each,
    )
    if (!/^[\p{L}\p{N}'-]+$/u.test(phrase.map(each => each.text).join(''))) return
    const lead = shown[0]!
    const named = owned ? [{ ...lead, text: lead.lower }, ...shown.slice(1)] : shown
    found.push({
      key: keyOf(word.lower),
      name: /^(?:slept|sleeping|asleep)$/.test(word.lower) ? 'sleep' : reflectWords(named),
      owned,
    })
  })
  return found.sort((a, b) => +b.owned - +a.owned)
}

/** Whether a text could hold a word of this key: a quick look, which may say yes too often. */
export function mayHold(text: string, key: string): boolean {
  const stem = key.endsWith('y') ? key.slice(0, -1) : key
  // Without its first letter, which may be a capital.
  return (
    text.includes(stem.slice(1)) || (otherNames.get(key) ?? []).some(name => text.includes(name.slice(1)))
  )
}
const otherNames = Map.groupBy(Object.keys(aliases), name => aliases[name]!)

export function keyOf(word: string): string {
  const single = word.replace(/'s$/, '')
  const alias = aliases[single]
  if (alias) return alias
  if (/ies$/.test(single)) return `${single.slice(0, -3)}y`
  return /[^s]s$/.test(single) ? single.slice(0, -1) : single
}

function phraseStart(words: readonly Word[], at: number): number {
  let from = at
  while (from > 0 && from > at - 3) {
    const before = words[from - 1]!
    if (/^(?:my|our|the|a|an|this|that|his|her|their)$/.test(before.lower)) return from - 1
    if (!/^(?:ADJ|NOUN|PROPN)$/.test(before.pos) || vague.has(before.lower)) break
    from--
  }
  return from
}
