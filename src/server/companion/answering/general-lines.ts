/**
 * Lines that many messages share, written for a tone, a situation or a stance: said where no moment fits. How sure the
 * models are of what was read, how near the line lies to the message, and how readers found it say whether it fits.
 */
import {
  cosineSimilarity,
  type GeneralLine,
  type GeneralSort,
  type Library,
} from '#server/companion/library/library.ts'
import { wordsOf } from '#server/companion/text/words.ts'
import type { Likely, Reading } from '#server/reading/reading.ts'
import type { Acts } from './acts.ts'
import { isRepeated, isUnwanted, type TurnContext } from './exclusions.ts'
import type { LikelyReply } from './hearing.ts'
import { isQuestion } from './kinds.ts'
import { type Mentioned, withMentioned } from './mention.ts'
import { type Line, rounded } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import { normalized } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'
import { type Judge, type Verdict, worthOf } from './verdict.ts'

/** In the order of the weights. */
export const lineFeatures = [
  'sure',
  'sureSquared',
  'likeliest',
  'agrees',
  'opposes',
  'against',
  'near',
  'words',
  'question',
] as const
export type LineFeature = (typeof lineFeatures)[number]
export type LineJudge = Judge<LineFeature>

/** What was read in the message, and how surely. */
export type ReadSort = {
  sort: GeneralSort
  name: string
  sure: number
  isLikeliest: boolean
  /** What goes into the gap of its lines. */
  said?: string | undefined
}
/** `text` is what would be said. */
export type JudgedLine = LikelyReply & { line: GeneralLine; read: ReadSort }

/** Below this, what was read is not looked at. */
const LEAST_SURE = 0.05
const LEAST_SURE_OF_MENTION = 0.3
/** Lines this little worse than the best may be said as well, so that not everybody hears the same. */
const CLOSE = 0.06
const MOST_CHOSEN_FROM = 4
/** So many are heard beside the message. */
const MOST_LIKELY = 4
const SAYS_WHOM = 0.2
/** The last lines and questions, which make up some three turns. */
const RECENT = 5

/** The lines for what was read that may be said now, the best first, whether they fit or not. */
export function likelyLines(
  { library, lineJudge }: { library: Pick<Library, 'general'>; lineJudge: LineJudge },
  {
    reading,
    acts,
    mentioned,
    context,
  }: {
    reading: Reading
    acts?: Acts | undefined
    mentioned?: Mentioned | undefined
    context: TurnContext
  },
): JudgedLine[] {
  const tones = acts?.whole.tones ?? []
  const felt = feltIn(library, tones)
  // Two of a set within a few turns sound like one.
  const recent = new Set(context.replies.slice(-RECENT))
  const isRecent = (lines: readonly GeneralLine[]) => lines.some(({ text }) => recent.has(normalized(text)))
  const judged = readSorts(reading, tones, mentioned)
    .map(read => ({ read, lines: library.general(read.sort, read.name) }))
    .filter(({ lines }) => !isRecent(lines))
    .flatMap(({ read, lines }) => lines.map(line => ({ line, read })))
    .map(({ line, read }): JudgedLine => {
      const sentence = { kind: read.sort, set: setOf(read), text: line.text }
      const verdict = lineJudge(sentence, lineFeaturesOf(line, read, reading, felt, context.text))
      return { line, read, verdict, kind: read.sort, text: withMentioned(line.text, read.said ?? '') }
    })
    .sort((a, b) => worth(b) - worth(a))
  const likely: JudgedLine[] = []
  for (const each of judged) {
    if (likely.length === MOST_LIKELY) break
    if (!isRepeated(each.line.text, context.replies) && !isUnwanted(each.text, context)) likely.push(each)
  }
  return likely
}

/** One of the best that surely fit what was written. */
export function generalLine(
  thresholds: Pick<ReplyThresholds, 'line' | 'lineLight' | 'lineNamed' | 'lineOfEvent' | 'lineAsked'>,
  likely: readonly JudgedLine[],
  message: string,
  random: Random,
): (Line & { verdict: Verdict }) | undefined {
  const isAsked = isQuestion(message)
  // What is meant to delight mocks where it is wrong, and what is said of an event claims more than a tone does.
  const threshold = ({ line, read }: JudgedLine) => {
    if (isAsked) return thresholds.lineAsked
    if (read.sort === 'mention') return thresholds.lineNamed
    if (line.feels === 'glad') return thresholds.lineLight
    return read.sort === 'tone' && line.feels ? thresholds.line : thresholds.lineOfEvent
  }
  const fitting = likely
    .filter(each => each.verdict.fine >= threshold(each))
    .sort((a, b) => worth(b) - worth(a))
  const free = fitting.slice(0, MOST_CHOSEN_FROM).filter(each => worth(each) >= worth(fitting[0]!) - CLOSE)
  const chosen = free[Math.floor(random() * free.length)]
  if (!chosen) return undefined
  const { line, read, text, verdict } = chosen
  const { sort } = read
  const from = sort === 'situation' || sort === 'stance' ? sort : 'presence'
  const name = from === 'presence' ? setOf(read) : read.name
  const why = { from, name, score: rounded(verdict.fine), threshold: threshold(chosen) } as const
  return { text, line: line.text, why, verdict }
}

/** A name shows that it was heard who is told of, which counts for more in a talk than readers of one turn see. */
const worth = ({ read, verdict }: JudgedLine): number =>
  worthOf(verdict) + (read.sort === 'mention' ? SAYS_WHOM : 0)

export const setOf = ({ sort, name }: Pick<ReadSort, 'sort' | 'name'>): string => `${sort}-${name}`

export function readSorts(
  reading: Reading,
  tones: readonly Likely[],
  mentioned: Mentioned | undefined,
): ReadSort[] {
  const likely: Record<GeneralSort, readonly Likely[]> = {
    tone: tones,
    situation: reading.situations,
    stance: reading.stances,
    mention: mentioned?.sets ?? [],
  }
  return (Object.keys(likely) as GeneralSort[]).flatMap(sort => {
    const most = Math.max(0, ...likely[sort].map(({ sure }) => sure))
    return likely[sort]
      .filter(({ sure }) => sure >= (sort === 'mention' ? LEAST_SURE_OF_MENTION : LEAST_SURE))
      .map(({ name, sure }) => ({ sort, name, sure, isLikeliest: sure === most, said: mentioned?.said }))
  })
}

/** How likely its tone is a glad one, and a hard one. */
export type Felt = { glad: number; hard: number }
export function feltIn({ general }: Pick<Library, 'general'>, tones: readonly Likely[]): Felt {
  const of = (feels: string) =>
    tones
      .filter(({ name }) => general('tone', name)[0]?.feels === feels)
      .reduce((sum, { sure }) => sum + sure, 0)
  return { glad: of('glad'), hard: of('hard') }
}

export function lineFeaturesOf(
  { vector, feels }: GeneralLine,
  { sure, isLikeliest }: ReadSort,
  { match, valence }: Pick<Reading, 'match' | 'valence'>,
  felt: Felt,
  text: string,
): Record<LineFeature, number> {
  const odds = logOdds(sure)
  const isFelt = valence === 'glad' || valence === 'hard'
  return {
    sure: odds,
    sureSquared: odds * Math.abs(odds),
    likeliest: isLikeliest ? 1 : 0,
    agrees: isFelt && feels === valence ? 1 : 0,
    opposes: isFelt && feels && feels !== valence ? 1 : 0,
    against: feels ? felt[feels === 'glad' ? 'hard' : 'glad'] : 0,
    near: cosineSimilarity(vector, match),
    words: Math.log(wordsOf(text).length + 1),
    question: isQuestion(text) ? 1 : 0,
  }
}

const BOUND = 0.005
function logOdds(sure: number): number {
  const bounded = Math.min(1 - BOUND, Math.max(BOUND, sure))
  return Math.log(bounded / (1 - bounded))
}
