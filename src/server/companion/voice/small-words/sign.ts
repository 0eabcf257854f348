// What a telling small word looks like, and the sides it may be told on.
import type { Tone } from '#server/companion/voice/meaning/meaning.ts'

/** How a sign is found in words already turned to "you". `lines` names the class of its lines, "small:again". */
export type Sign = {
  lines: string
  find: RegExp
  /** What looks like the sign and is not. */
  unless?: RegExp
  /** On which sides it tells something; where nothing is said, on all. */
  on?: readonly Tone[]
  /** The side it has by itself, where nothing else says. */
  by?: Tone
  /** The person's few words that its lines may say again; without them it is no sign. */
  words?: (found: RegExpMatchArray, told: string) => Record<string, string> | undefined
}

export const bad = ['neg'] as const
export const good = ['pos'] as const
export const notGood = ['neg', 'any'] as const

/** "You took the car without asking": then nobody else did it. */
export const byYou = (deed: string) =>
  new RegExp(`(?:^|[,.;] (?:and |but |so |then )?|\\band )you(?:'ve|'d)?\\b[^,.;]*\\b(?:${deed})`, 'i')
