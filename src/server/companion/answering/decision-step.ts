/**
 * What somebody does in a turn of a talk about a choice: asks to have it made for them, tells what pulls them each way,
 * leans, decides …
 */
import { stretchesOf } from '#server/companion/text/clauses.ts'
import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Likely } from '#server/reading/reading.ts'
import { type Acts, likeliestOf, STEPS, sureOf } from './acts.ts'
import { isQuestion } from './kinds.ts'
import type { ReplyThresholds } from './thresholds.ts'

export const ASKS = 'advise'
const LEANS = 'leans'
const DECIDES = 'decides'
/** What the last sentence alone may say of the whole turn. */
const CONCLUSIONS = [ASKS, LEANS, DECIDES, 'middle']
/** Taken up from one sentence where the whole turn is no plain step. */
const FELT = ['fear', 'reason']
/** Steps of which a sentence is quoted. */
const QUOTED = [LEANS, DECIDES, ...FELT]
/** Steps that have their own lines whatever moment is near; for the others a moment that fits says more. */
export const TELLING_STEPS: readonly string[] = [...CONCLUSIONS, 'pulls']

export type DecisionStep = Likely & {
  /** The sentence that says so, if it can be quoted. */
  said?: string | undefined
}

const FEWEST_WORDS = 3
const PARTING = 0.5
/** What has no question mark seldom asks to have it chosen. */
const ASKS_UNMARKED = 0.75
const FEWEST_WITH_GOODBYE = 10
const MOST_WORDS = 18
const MOST_WORDS_AT_HEART = 12

/** What they do in this turn of a talk about a choice, if it is plain enough. */
export function stepOf(
  thresholds: Pick<ReplyThresholds, 'step' | 'conclusion' | 'sentence'>,
  { whole, parts }: Acts,
  text: string,
): DecisionStep | undefined {
  const isAsking = isQuestion(text)
  // To be told that one has decided, and not to have, is worse than a plain line.
  const isConclusion = ({ name, sure }: Likely) =>
    CONCLUSIONS.includes(name) && sure >= (name === ASKS && !isAsking ? ASKS_UNMARKED : thresholds.conclusion)
  const isPlain = ({ name, sure }: Likely) => !CONCLUSIONS.includes(name) && sure >= thresholds.step
  const likeliest = likeliestOf(whole, STEPS)
  const steps = parts.map(part => ({ ...likeliestOf(part, STEPS), text: part.text }))
  // "I'm going now. Goodnight." decides nothing.
  if (parts.some(part => sureOf(part, 'bye') >= PARTING) && wordsOf(text).length < FEWEST_WITH_GOODBYE)
    return undefined
  const saying = (name: string, threshold: number) =>
    steps.findLast(step => step.name === name && step.sure >= threshold)
  // Whatever is weighed beside it, somebody who says they have decided has; else the last sentence says where they stand.
  const last = steps.at(-1)
  const stands = saying(DECIDES, thresholds.sentence) ?? (last && isConclusion(last) ? last : undefined)
  const both = likeliest.name === 'pulls' && isPlain(likeliest) ? likeliest : undefined
  const taken = [stands, both, saying(LEANS, thresholds.sentence), likeliest].find(
    step => step !== undefined,
  )!
  if (isAsking && taken.name !== ASKS) return undefined
  // Where they stand must be said in a sentence, and not only seem so from all of them.
  const isSaid = steps.length === 0 || ![LEANS, DECIDES].includes(taken.name) || saying(taken.name, 0)
  const isClear = isSaid && (isConclusion(taken) || isPlain(taken))
  const step = isClear ? taken : FELT.map(name => saying(name, thresholds.conclusion)).find(Boolean)
  if (!step) return undefined
  const told = steps.length > 0 ? steps : [{ ...step, text }]
  return { name: step.name, sure: step.sure, said: sentenceSaying(step.name, told, thresholds.conclusion) }
}

/** As it may be quoted: of a decision what says most of it, else the last, since people come to it. */
function sentenceSaying(
  name: string,
  steps: readonly (Likely & { text: string })[],
  threshold: number,
): string | undefined {
  if (!QUOTED.includes(name)) return undefined
  const said = steps
    .filter(step => step.name === name && step.sure >= threshold)
    .flatMap(({ text }) => quotable(text) ?? [])
  return name === DECIDES ? said.sort((a, b) => b.length - a.length)[0] : said.at(-1)
}

/** The two sides of a message that tells both, in its own words, where each is short enough to be quoted. */
export function twoSidesOf(text: string): { one: string; other: string } | undefined {
  const sentences = sentencesOf(text.replace(/\s+/g, ' ').trim())
  const sides = sentences.length === 2 ? sentences : text.split(/[,.;]? but /i)
  const [one, other, ...more] = sides.map(side => heartOf(side) ?? quotable(side))
  return one && other && more.length === 0 ? { one, other } : undefined
}

/** The sentence, or the longest part of it that is short. */
export const heartOf = (sentence: string): string | undefined =>
  stretchesOf(sentence)
    .flatMap(part => quotable(part) ?? [])
    .filter(part => wordsOf(part).length <= MOST_WORDS_AT_HEART)
    .sort((a, b) => b.length - a.length)[0]

/** Without what joins it to the sentence before, a heading ("For it: …") and its full stop. */
export function quotable(sentence: string): string | undefined {
  const words = sentence
    .replace(/^(?:(?:and|but|so|then)\s+|[\w ]{2,14}:\s+)+/i, '')
    .replace(/[\s.,;!]+$/, '')
  const count = wordsOf(words).length
  return count >= FEWEST_WORDS && count <= MOST_WORDS && !/[?"“”.!]/.test(words) ? words : undefined
}
