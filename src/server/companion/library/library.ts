/**
 * Everything the companion can say, written in advance, with the reader's vectors: moments with example
 * messages, replies and questions, and small sets of general lines. Without vectors for this model, only the
 * lines are used.
 */
import { stemsOf } from '#server/companion/text/words.ts'
import { createDotProducts } from './dot-products.ts'
import { readFiles } from './files.ts'
import type { Act, BankQuestion, FollowUp, Lines, Moment, Sort } from './lines.ts'
import { countNouns, type Nouns } from './nouns.ts'
import { createRareWords, type RareWords } from './rare-words.ts'
import {
  DIMENSIONS,
  lineVectorsFile,
  NoVectors,
  readVectors,
  type TextReading,
  UNIT,
  type Vectors,
  type valences,
  vectorsFile,
} from './vectors.ts'
import {
  type HearingWeights,
  lineWeightsFile,
  type QuestionJudgeWeights,
  type RecallWeights,
  readHearingWeights,
  readQuestionJudgeWeights,
  readRecallWeights,
  readWeights,
  readWishWeights,
  replyWeightsFile,
  type Weights,
  type WishWeights,
} from './weights.ts'

export type Valence = (typeof valences)[number]
export type Reply = { text: string; vector: Int8Array; rare: readonly string[] }
export type KnownMoment = {
  name: string
  act: Act | undefined
  isGroup: boolean
  isAnswer: boolean
  /** Very different messages share it. */
  isBroad: boolean
  /** The kind of turn of most of its messages. */
  kind: string
  /** The average mood of its messages, from -1 to 1. */
  mood: number
  /** The share of its messages with each valence. */
  feels: Readonly<Record<Valence, number>>
  messages: readonly string[]
  tellings: readonly Int8Array[]
  replies: readonly Reply[]
  questions: readonly { text: string; vector: Int8Array }[]
}
/** A line that many messages share: of a tone, a situation or a stance, or about whom or what is mentioned, with a gap for it. */
export type GeneralLine = { text: string; vector: Int8Array; feels: 'glad' | 'hard' | undefined }
export const generalSorts = ['tone', 'situation', 'stance', 'mention'] as const
export type GeneralSort = (typeof generalSorts)[number]
export type Library = {
  moments: readonly KnownMoment[]
  named(name: string): KnownMoment | undefined
  /** How near a vector is to the mean of each moment's messages, in the order of `moments`. */
  nearness(vector: Int8Array): Int32Array
  lines(sort: Sort, of: string): readonly string[]
  /** Lines for what was read in a message, with their vectors. */
  general(sort: GeneralSort, of: string): readonly GeneralLine[]
  /** All lines of a tone. */
  toneLines: readonly string[]
  /** Bank questions that may follow each moment, by its name. */
  bankAfter: ReadonlyMap<string, readonly string[]>
  /** Questions that many different messages call for, by the names the listener knows them by. */
  followUps: ReadonlyMap<string, string>
  /** The weights that judge whether one of them fits. */
  questionJudge: QuestionJudgeWeights | undefined
  /** How the judge and the listener are weighed together. */
  hearing: HearingWeights | undefined
  /** The weights that judge replies of moments, and general lines. */
  weights: Weights | undefined
  lineWeights: Weights | undefined
  /** The weights that judge which stretch of what was told answers a question. */
  recallWeights: RecallWeights | undefined
  /** The weights that say who wishes to be asked something. */
  wishWeights: WishWeights | undefined
  rareWords: RareWords
  /** Word frequencies in the example messages: rare words say more about the topic. */
  tellings: RareWords
  /** How people use a noun. */
  nouns: Nouns
  /** Words people use to ask what is remembered, whatever the topic. */
  asking: ReadonlySet<string>
  /** A sentence that describes a problem with the library, if any. */
  warning: string | undefined
}

const NO_QUESTION_JUDGE =
  'models/listener/questions.json is missing or damaged, so only what was written for a moment is asked: check the file out again.'
const NO_WISH_WEIGHTS =
  'models/library/wish.json is missing or damaged, so nobody is asked because they wish it: check the file out again.'
const NO_RECALL_WEIGHTS =
  'models/library/recall.json is missing or damaged, so nothing that was told is found again: check the file out again.'
const BROAD = 'broad-'

type Places = {
  folder?: URL | undefined
  vectors?: URL | undefined
  weights?: URL | undefined
  lineWeights?: URL | undefined
}

const NO_WEIGHTS =
  'models/library/judge.json is missing or damaged, so only general lines are said: check the file out again.'
const NO_LINE_WEIGHTS =
  'models/library/line-judge.json is missing or damaged, so where no moment fits only lines of presence are said: check the file out again.'

/** Throws if a line is invalid; reports missing vectors in `warning`. */
export function loadLibrary(
  model: string,
  {
    folder,
    vectors: file,
    weights: judge = replyWeightsFile,
    lineWeights: lineJudge = lineWeightsFile,
  }: Places = {},
): Library {
  const entries = readFiles(folder).map(({ entry }) => entry)
  const moments = entries.filter((entry): entry is Moment => 'moment' in entry)
  const sets = new Map<string, readonly string[]>()
  const written = entries.filter((entry): entry is Lines => 'lines' in entry)
  for (const { lines, of, say } of written) {
    const name = `${lines} ${of}`
    sets.set(name, [...(sets.get(name) ?? []), ...say])
  }
  const rareWords = createRareWords(moments.flatMap(({ replies }) => replies))
  const { vectors, warning } = vectorsFor(model, file)
  const { vectors: lineVectors, warning: lineWarning } = vectorsFor(model, lineVectorsFile)
  const general = generalLines(written, lineVectors)
  const known = vectors ? moments.flatMap(moment => knownMoment(moment, vectors, rareWords) ?? []) : []
  const names = new Map(known.map(moment => [moment.name, moment]))
  const unread = moments.length - known.length
  const weights = readWeights(judge)
  const lineWeights = readWeights(lineJudge)
  const questionJudge = readQuestionJudgeWeights()
  const recallWeights = readRecallWeights()
  const wishWeights = readWishWeights()
  return {
    moments: known,
    named: name => names.get(name),
    nearness: createDotProducts(known.map(meanVectorOf)),
    lines: (sort, of) => sets.get(`${sort} ${of}`) ?? [],
    general: (sort, of) => general.get(`${sort} ${of}`) ?? [],
    toneLines: [...sets].flatMap(([name, lines]) => (name.startsWith('presence tone-') ? lines : [])),
    bankAfter: bankAfterOf(entries.filter((entry): entry is BankQuestion => 'question' in entry)),
    followUps: followUpsOf(entries.filter((entry): entry is FollowUp => 'id' in entry)),
    questionJudge,
    hearing: readHearingWeights(),
    weights,
    lineWeights,
    recallWeights,
    wishWeights,
    rareWords,
    tellings: createRareWords(moments.flatMap(({ messages }) => messages)),
    nouns: countNouns(moments.flatMap(({ messages }) => messages)),
    asking: askingWords(moments, sets.get('frame asking') ?? []),
    warning:
      warning ??
      lineWarning ??
      (weights ? undefined : NO_WEIGHTS) ??
      (lineWeights ? undefined : NO_LINE_WEIGHTS) ??
      (questionJudge ? undefined : NO_QUESTION_JUDGE) ??
      (recallWeights ? undefined : NO_RECALL_WEIGHTS) ??
      (wishWeights ? undefined : NO_WISH_WEIGHTS) ??
      (unread > 0
        ? `${unread} moments of the library were not read by the model yet: run npm run library.`
        : undefined),
  }
}

/** The set of a tone's lines among the lines of presence, and the other way round. */
const TONE = 'tone-'
/** What goes with a set of lines, asked after them. */
export const QUESTION = '-question'
export const generalLinesIn = ({ lines, of }: Lines): { sort: GeneralSort; of: string } | undefined => {
  if (of.endsWith(QUESTION)) return undefined
  if (lines === 'situation' || lines === 'stance' || lines === 'mention') return { sort: lines, of }
  return lines === 'presence' && of.startsWith(TONE) ? { sort: 'tone', of: of.slice(TONE.length) } : undefined
}

function generalLines(written: readonly Lines[], vectors: Vectors | undefined): Map<string, GeneralLine[]> {
  const found = new Map<string, GeneralLine[]>()
  for (const lines of written) {
    const set = generalLinesIn(lines)
    if (!set || !vectors) continue
    const name = `${set.sort} ${set.of}`
    const known = lines.say.flatMap(text => {
      const vector = vectors.find(text)?.vector
      return vector ? [{ text, vector, feels: lines.feels }] : []
    })
    found.set(name, [...(found.get(name) ?? []), ...known])
  }
  return found
}

function bankAfterOf(questions: readonly BankQuestion[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { question, moments } of questions)
    for (const moment of moments) found.set(moment, [...(found.get(moment) ?? []), question])
  return found
}

/** A question about one person has a name for each pronoun: "say-why:she". */
function followUpsOf(followUps: readonly FollowUp[]): Map<string, string> {
  return new Map(
    followUps.flatMap((entry): [string, string][] =>
      'ask' in entry
        ? [[entry.id, entry.ask]]
        : (['he', 'she', 'they'] as const).map(who => [`${entry.id}:${who}`, entry[who]]),
    ),
  )
}

/** Every word of the messages that ask without a topic. */
function askingWords(moments: readonly Moment[], more: readonly string[]): Set<string> {
  const asks = moments.filter(({ act }) => act === 'recall-all').flatMap(({ messages }) => messages)
  return new Set([...asks, ...more].flatMap(text => [...stemsOf(text)]))
}

function vectorsFor(model: string, file: URL = vectorsFile): { vectors?: Vectors; warning?: string } {
  try {
    const vectors = readVectors(file)
    if (vectors.version === model) return { vectors }
    return {
      warning: `models/library/${file.pathname.split('/').at(-1)} is of another model, so only lines of presence are said: run npm run library.`,
    }
  } catch (error) {
    if (!(error instanceof NoVectors)) throw error
    return { warning: `${error.message} Until then only lines of presence are said.` }
  }
}

function knownMoment(moment: Moment, vectors: Vectors, rareWords: RareWords): KnownMoment | undefined {
  const { asked = [] } = moment
  const told = moment.messages.flatMap((text, i) => vectors.find(text, asked[i % (asked.length || 1)]) ?? [])
  const replies = moment.replies.flatMap(text => {
    const vector = vectors.find(text)?.vector
    return vector ? [{ text, vector, rare: rareWords.in(text) }] : []
  })
  if (told.length < 3 || replies.length === 0) return undefined
  return {
    name: moment.moment,
    act: moment.act,
    isGroup: moment.group ?? false,
    isAnswer: asked.length > 0,
    isBroad: moment.field.startsWith(BROAD),
    kind: moment.kind ?? mostKind(told, vectors.kinds),
    mood: told.reduce((sum, { mood }) => sum + mood / 100, 0) / told.length,
    feels: feelsOf(told),
    messages: moment.messages,
    tellings: told.map(({ vector }) => vector),
    replies,
    questions: moment.questions.flatMap(text => {
      const vector = vectors.find(text)?.vector
      return vector ? [{ text, vector }] : []
    }),
  }
}

function mostKind(told: readonly TextReading[], kinds: readonly string[]): string {
  const groups = [...Map.groupBy(told, ({ kind }) => kind)].sort((a, b) => b[1].length - a[1].length)
  return kinds[groups[0]![0]] ?? ''
}

function feelsOf(told: readonly TextReading[]): KnownMoment['feels'] {
  const share = (at: number) => told.filter(({ valence }) => valence === at).length / told.length
  return { glad: share(0), flat: share(1), mixed: share(2), hard: share(3) }
}

function meanVectorOf({ tellings }: KnownMoment): Int8Array {
  const sums = new Int32Array(DIMENSIONS)
  for (const vector of tellings) for (let i = 0; i < DIMENSIONS; i += 1) sums[i]! += vector[i]!
  const mean = new Int8Array(DIMENSIONS)
  // `Int8Array.from` takes ten times as long, and this is done for every moment at each start.
  for (let i = 0; i < DIMENSIONS; i += 1) mean[i] = Math.round(sums[i]! / tellings.length)
  return mean
}

/** Cosine similarity, from -1 to 1. */
export function cosineSimilarity(one: Int8Array, other: Int8Array): number {
  let sum = 0
  // Whole numbers all the way, which is several times faster.
  for (let i = 0; i < DIMENSIONS; i += 1) sum = (sum + Math.imul(one[i]!, other[i]!)) | 0
  return sum / UNIT
}
