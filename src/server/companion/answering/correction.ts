/**
 * Notices when somebody puts the companion right: it got something wrong, was told already what it asks, or missed the
 * point. What of the message does so is owned in a line, and the rest answered.
 */

import { sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Likely } from '#server/reading/reading.ts'
import { type Acts, anyOf, likeliestOf, RECALL, sureOf } from './acts.ts'
import type { ReplyThresholds } from './thresholds.ts'

/** What the companion's last line said of them: a general line claims little, one that fits anything nothing. */
export type Claims = 'nothing' | 'little' | 'something'
export type Correction = Likely & {
  /** The message without the sentences that correct, where enough is left. */
  rest: string | undefined
}

/** The companion said something that is not so. */
export const WRONG = 'wrong'
export const CORRECTIONS = [WRONG, 'told', 'gripe']
/** How likely it must say that something is not so, or was told, to be more than a complaint. */
const MORE_THAN_A_GRIPE = 0.3
const FEWEST_WORDS = 5

/** The lines that own it before an answer to the rest, and those where there is no rest. */
export const linesFor = (name: string): string => `corrected-${name}`
export const alone = (lines: string): string => `${lines}-alone`

/** Whether any part may put the companion right. */
export const mayCorrect = (
  { whole, parts }: Acts,
  { correctedBeside }: Pick<ReplyThresholds, 'correctedBeside'>,
): boolean => [whole, ...parts].some(part => anyOf(part, CORRECTIONS) >= correctedBeside)

/** What claims nothing can't have been wrong: "We won!" after it is news. What claims little is seldom denied: "No, it's not" agrees with it. */
export function correctionIn(
  text: string,
  { parts }: Acts,
  thresholds: Pick<ReplyThresholds, 'corrected' | 'complained' | 'correctedBeside'>,
  claims: Claims,
): Correction | undefined {
  const possible = claims === 'nothing' ? CORRECTIONS.filter(name => name !== WRONG) : CORRECTIONS
  const judged = parts.flatMap(part => {
    const { name, sure } = likeliestOf(part, possible)
    // "Do you remember where my sister lives?" speaks of what was told, too.
    if (sureOf(part, RECALL) > sure) return []
    const [other] = [WRONG, 'told'].map(each => sureOf(part, each)).sort((a, b) => b - a)
    const isPlain = other! >= MORE_THAN_A_GRIPE && claims !== 'little'
    const needed = thresholds[isPlain ? 'corrected' : 'complained']
    return [{ text: part.text, name, sure: anyOf(part, possible), needed }]
  })
  const surest = judged.reduce<(typeof judged)[number] | undefined>(
    (a, b) => (a && a.sure >= b.sure ? a : b),
    undefined,
  )
  if (!surest || surest.sure < surest.needed) return undefined
  // Beside a plain correction a likely one belongs to it.
  const corrects = new Set(
    judged.filter(({ sure }) => sure >= thresholds.correctedBeside).map(({ text }) => text),
  )
  const rest = sentencesOf(text)
    .filter(sentence => !corrects.has(sentence) && sentence !== text)
    .join(' ')
  return {
    name: surest.name,
    sure: surest.sure,
    rest: wordsOf(rest).length >= FEWEST_WORDS ? rest : undefined,
  }
}
