/** A session's kind and title, from a few counts and the person's own words. */
import { type ArchiveKind, capitalized } from '#shared/companion.ts'
import { wholeWord } from '#shared/patterns.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import words from './session-kind.json' with { type: 'json' }

export type Tally = {
  /** The person's messages. */
  said: number
  /** Those that answer a bank question. */
  answers: number
  /** Those with a tag of stress or anxiety. */
  strained: number
  /** Those about plans, steps or accountability. */
  planning: number
}

export const emptyTally: Tally = { said: 0, answers: 0, strained: 0, planning: 0 }

const strain = new Set(
  taxonomy.filter(({ insight }) => insight === 'stress' || insight === 'anxiety').map(({ tag }) => tag),
)
const plans = new RegExp(wholeWord(words.plans), 'i')

export function countMessage(
  tally: Tally,
  text: string,
  labels: readonly string[],
  answersQuestion: boolean,
): Tally {
  return {
    said: tally.said + 1,
    answers: tally.answers + (answersQuestion ? 1 : 0),
    strained: tally.strained + (labels.some(label => strain.has(label)) ? 1 : 0),
    planning: tally.planning + (plans.test(text) ? 1 : 0),
  }
}

/** A theme wins if at least a third of the messages are about it, and more than about the other. */
const LEADING_SHARE = 1 / 3

export function kindOf({ said, answers, strained, planning }: Tally): ArchiveKind {
  const enough = said * LEADING_SHARE
  if (strained > 0 && strained >= enough && strained >= planning) return 'stress'
  if (planning > 0 && planning >= enough) return 'goal'
  return answers * 2 < said ? 'journal' : 'reflection'
}

/** Substantial enough for a title; a "hi" is used only if there is nothing else. */
export function isTitleWorthy(text: string): boolean {
  return text.trim().split(/\s+/).length >= 4
}

/** Two lines on a phone; a title of one's own may be longer. */
const MADE_LENGTH = 48

/** The first sentence, with a capital: whole if it fits, else its first clauses or phrases, else words. */
export function titleFrom(text: string): string {
  const tidy = text.trim().replace(/\s+/g, ' ')
  const first = /^.*?[.!?…。！？](?=\s|$)/u.exec(tidy)?.[0] ?? tidy
  const sentence = capitalized(first.replace(/[.。]$/u, ''))
  if (sentence.length <= MADE_LENGTH) return sentence
  return (
    upTo(clauseEnds, sentence) ??
    upTo(phraseEnds, sentence) ??
    upTo(wordEnds, sentence) ??
    firstSigns(sentence)
  )
}

const before = (list: readonly string[]) => `\\s(?=${wholeWord(list)})`
const clauseEnds = new RegExp(`[,;:](?=\\s)|\\s[–—-](?=\\s)|${before(words.conjunctions)}`, 'giu')
const phraseEnds = new RegExp(before(words.prepositions), 'giu')
const wordEnds = /\s/gu

/** To the last of these ends that fits, if that much says something by itself. */
function upTo(ends: RegExp, sentence: string): string | undefined {
  const end = [...sentence.matchAll(ends)].findLast(({ index }) => index <= MADE_LENGTH)?.index ?? 0
  const part = sentence.slice(0, end).replace(/[,;:]$/u, '')
  return isTitleWorthy(part) ? part : undefined
}

/** Of a long word, or of a language without spaces. */
function firstSigns(sentence: string): string {
  let cut = ''
  for (const sign of sentence) {
    if (cut.length + sign.length > MADE_LENGTH - 1) break
    cut += sign
  }
  return `${cut}…`
}
