/**
 * What people do in a turn beside telling: put the companion right, ask for something they told, weigh a choice, decide …
 * It is read together with what the companion said last; a message that may do several things, sentence by sentence.
 */
import { mayAsk } from '#server/companion/text/asking.ts'
import { sentencesOf } from '#server/companion/text/words.ts'
import type { Likely, Reader, Reading, TurnReading } from '#server/reading/reading.ts'
import { type ConversationState, isDeciding } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'

/** Reads parts of a message. It only adds to the reply, so what fails is undefined. */
export type PartReader = {
  read(text: string): Promise<Reading | undefined>
  turn(text: string, said: string): Promise<TurnReading | undefined>
  /** The matcher's vectors. */
  match(texts: readonly string[]): Promise<readonly Int8Array[]>
  /** How likely each of these sentences answers the question. */
  answers(question: string, told: readonly string[]): Promise<readonly number[]>
}
export type Part = { text: string; acts: TurnReading['acts'] }
export type Acts = {
  whole: TurnReading
  /** Its sentences, where it may do something; the whole message if it is one sentence. */
  parts: readonly Part[]
}

/** What is done in a talk about a choice. */
export const STEPS = ['advise', 'pulls', 'reason', 'leans', 'decides', 'middle', 'fear', 'stuck']
/** Asks for something told earlier. */
export const RECALL = 'recall'
/** From here on it may do something, and its sentences are looked at. */
const SUSPECTED = 0.15
const MOST_SENTENCES = 8
/** Whatever else a sentence does, this says nothing of what follows. */
const TELLS = ['tells', 'ok', 'hello']

/** `known` is the whole message, where it was read alone already. */
export function createPartReader(
  reader: Pick<Reader, 'read' | 'turn' | 'match' | 'answers'>,
  person?: string,
  known?: { text: string; alone: TurnReading },
): PartReader {
  return {
    read: text => reader.read(text, { match: true }, person).catch(() => undefined),
    turn: async (text, said) =>
      !said && text === known?.text ? known.alone : reader.turn(text, said, person).catch(() => undefined),
    match: texts => reader.match(texts, person).catch(() => []),
    answers: (question, told) => reader.answers(question, told, person).catch(() => []),
  }
}

export async function actsIn(
  text: string,
  parts: PartReader,
  state: ConversationState,
): Promise<Acts | undefined> {
  const read = (text: string) => turnIn(text, parts, state)
  const whole = await read(text)
  if (!whole) return undefined
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return { whole, parts: [{ text, acts: whole.acts }] }
  const mayDo = Object.entries(whole.acts).some(([act, sure]) => !TELLS.includes(act) && sure >= SUSPECTED)
  if (!mayDo && !isDeciding(state)) return { whole, parts: [] }
  const half = MOST_SENTENCES / 2
  const isLong = sentences.length > MOST_SENTENCES
  const some = isLong ? [...sentences.slice(0, half), ...sentences.slice(-half)] : sentences
  const turns = await Promise.all(some.map(async text => ({ text, acts: (await read(text))?.acts })))
  return { whole, parts: turns.flatMap(({ text, acts }) => (acts ? [{ text, acts }] : [])) }
}

/**
 * After what was said last; the tone alone, or a scan would sound glad after "How wonderful!". Who asks for something they told
 * asks it whatever stands before, which may quote just that, so that two thirds of it are read alone; and in a talk about a choice
 * the companion speaks of leaning and deciding itself: of these, half is.
 */
async function turnIn(
  text: string,
  parts: PartReader,
  state: ConversationState,
): Promise<TurnReading | undefined> {
  const said = state.said ?? ''
  const [turn, alone] = await Promise.all([parts.turn(text, said), said ? parts.turn(text, '') : undefined])
  if (!turn || !alone) return turn
  const asks = mayAsk(text) || sureOf(turn, RECALL) >= SUSPECTED
  const both = (isDeciding(state) ? STEPS : []).map(act => [
    act,
    (sureOf(turn, act) + sureOf(alone, act)) / 2,
  ])
  if (asks) both.push([RECALL, (sureOf(turn, RECALL) + 2 * sureOf(alone, RECALL)) / 3])
  return { ...alone, acts: { ...turn.acts, ...Object.fromEntries(both) } }
}

/** It tells something and does nothing else, even amid a talk about a choice. */
export const onlyTells = (acts: Acts | undefined, { tells }: { tells: number }): boolean =>
  acts !== undefined && sureOf(acts.whole, 'tells') >= tells

/** Amid a talk about a choice: whether it has anything to do with it. */
export const isOfChoice = (
  acts: Acts | undefined,
  thresholds: Pick<ReplyThresholds, 'tells' | 'ofChoice'>,
): boolean =>
  acts === undefined ||
  (!onlyTells(acts, thresholds) &&
    [acts.whole, ...acts.parts].some(part => likeliestOf(part, STEPS).sure >= thresholds.ofChoice))

type WithActs = Pick<TurnReading, 'acts'>
export const sureOf = ({ acts }: WithActs, act: string): number => acts[act] ?? 0

/** The likeliest of these acts. */
export const likeliestOf = (turn: WithActs, acts: readonly string[]): Likely =>
  acts.map(name => ({ name, sure: sureOf(turn, name) })).reduce((a, b) => (b.sure > a.sure ? b : a))

/** How likely it is any of them. */
export const anyOf = (turn: WithActs, acts: readonly string[]): number =>
  1 - acts.reduce((none, act) => none * (1 - sureOf(turn, act)), 1)
