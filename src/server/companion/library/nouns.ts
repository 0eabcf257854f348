/**
 * How people use a noun, counted in the messages of the library: "my mum" and "the queue", "an interview" and plain "chemo", "Friday" and
 * "soup". It says how what somebody wrote without "my" or "the" is said back.
 */

export type NounUse = { all: number; named: number; mine: number; that: number; one: number }
export type Nouns = (word: string) => NounUse

const NEVER: NounUse = { all: 0, named: 0, mine: 0, that: 0, one: 0 }
/** What stands before it. */
const before: Readonly<Record<string, 'mine' | 'that' | 'one'>> = {
  my: 'mine',
  our: 'mine',
  the: 'that',
  a: 'one',
  an: 'one',
}

export function countNouns(texts: readonly string[]): Nouns {
  const known = new Map<string, NounUse>()
  for (const text of texts) {
    let last: string | undefined
    // What opens a text has a capital, whatever it is.
    for (const word of text.match(/[\p{L}\p{N}'’-]+|[.!?…]/gu) ?? []) {
      const lower = word.toLowerCase()
      if (/\p{L}/u.test(word)) {
        const use = known.get(lower) ?? { ...NEVER }
        use.all += 1
        const opens = last === undefined || !/[\p{L}\p{N}]/u.test(last)
        if (!opens && word !== lower) use.named += 1
        const kind = last === undefined ? undefined : before[last]
        if (kind) use[kind] += 1
        known.set(lower, use)
      }
      last = lower
    }
  }
  return word => known.get(word.toLowerCase()) ?? NEVER
}
