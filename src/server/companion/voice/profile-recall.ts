// The five answers given at the start: touched softly, a part of one at a time, where the message meets it, and
// each at most once in twenty turns.

import { clausesOf } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho, echoOf } from '#server/companion/voice/reading/echo.ts'
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import type { Parser } from '#server/companion/voice/reading/parse.ts'
import { tokenise } from '#server/companion/voice/reading/parse.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import type { Plan } from './compose.ts'
import type { VoiceState } from './state.ts'

export type ProfileAnswers = Partial<
  Record<'momentThatChangedYou' | 'handlingBigEmotions' | 'feltAlone' | 'quietPride' | 'turnTo', string>
>
export type ProfileRecall = { plan: Plan; key: string }

const frames: [keyof ProfileAnswers, string][] = [
  ['handlingBigEmotions', 'profile.coping'],
  ['turnTo', 'profile.turnTo'],
  ['quietPride', 'profile.pride'],
  ['feltAlone', 'profile.alone'],
]
const restOfAnswer = 20

export function profileRecall(
  reading: Reading,
  profile: ProfileAnswers,
  state: VoiceState,
  parser: Parser,
): ProfileRecall | undefined {
  if (reading.weight !== 'ordinary' || reading.clauses.length > 3) return undefined
  const keys = new Set(reading.clauses.flatMap(clause => topicsOf(clause.words).map(topic => topic.key)))
  for (const [key, frame] of frames) {
    const answer = profile[key]
    const last = state.profileUsed[key]
    if (
      !answer ||
      (last !== undefined && state.turn - last < restOfAnswer) ||
      weightOf(answer) !== 'ordinary'
    )
      continue
    const part = partAbout(answer, keys, parser, key)
    if (part) return { key, plan: { frame, slots: { earlier: { text: part, source: 'memory' } } } }
  }
  return undefined
}

/** The one part of an answer that shares a thing with the message; an answer is never said back whole. */
function partAbout(
  answer: string,
  keys: ReadonlySet<string>,
  parser: Parser,
  key: string,
): string | undefined {
  const sentences = parser.sentences(answer)
  const clauses = clausesOf(sentences, () => false)
  const pieces = clauses.flatMap(clause => {
    const at = clause.words.findIndex(
      (word, i) => i > 1 && word.lower === 'and' && /^(?:VERB|ADJ)$/.test(clause.words[i + 1]?.pos ?? ''),
    )
    const opener = clause.words[0]?.lower
    if (at < 0 || opener !== 'i') return [clause.words]
    return [clause.words.slice(0, at), [clause.words[0]!, ...clause.words.slice(at + 1)]]
  })
  for (const words of pieces) {
    if (!topicsOf(words).some(topic => keys.has(topic.key))) continue
    const echo =
      key === 'turnTo' ? undefined : clauseEcho({ words, link: '', sentence: 0, question: false }, 12)
    if (echo && (pieces.length > 1 || sentences.length > 1)) return echo.text
    if (key === 'turnTo') {
      const piece = answer
        .split(/,|\band\b|\bor\b|[.;]/)
        .find(part => topicsOf(parser.sentences(part)[0]?.words ?? []).some(topic => keys.has(topic.key)))
      const named = piece && echoOf(parser.sentences(piece)[0]?.words ?? tokenise(piece), 6)
      if (named && piece!.length < answer.length * 0.8) return named.text
    }
  }
  return undefined
}
