// One JSON line in, one reply out, as in a chat: care first, then the library, then the follow-up question. A
// line's earlier messages are processed in order, so the companion's memory is real.
import { createCare } from '#server/care/care.ts'
import {
  asideIn,
  type ChosenReply,
  type ConversationState,
  createAnswering,
  createPartReader,
  isQuestion,
  kindOfClass,
} from '#server/companion/answering/answering.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { crisisText, detectorFailedText } from '#shared/care-texts.ts'
import type { Question } from '#shared/questions.ts'

export type Line = {
  text: string
  history?: (string | { text: string; from?: string })[]
  profile?: Record<string, string>
  channel?: 'one-to-one' | 'group'
  user?: { given_name?: string }
  companion?: string
  lastQuestion?: string
  chat?: string
}
export type Segment = { text: string; source: 'authored' | 'memory' }
export type Answer = {
  reply: string
  segments: Segment[]
  kind: ChosenReply['kind']
  suppressFollowUp: boolean
  followUp: Question | null
  /** The moment or kind it was written for, with its score and threshold. */
  why: { from: string; name: string; score: number; threshold: number } | null
}
export type Answerer = Awaited<ReturnType<typeof createAnswerer>>
export { kindOfClass }

const DAY_MS = 24 * 3_600_000
/** Longer texts are read on their own, as in the product. */
const SHORT = 8

export async function createAnswerer() {
  const log = createLog('warn')
  const reader = createReader(log)
  const library = loadLibrary(reader.versions)
  if (library.warning) console.error(library.warning)
  const answering = createAnswering(library)
  const care = createCare(reader)
  await reader.ready()
  let count = 0
  /**
   * Memory does not carry over between lines, but used replies do, so that a reader does not see the same
   * one twice.
   */
  let usedReplies: string[] = []

  async function runTurn(line: Line, text: string, state: ConversationState, now: number) {
    const { open } = state
    const isShort = text.split(/\s+/).length < SHORT
    const part = asideIn(text)
    const mayAsk = line.channel !== 'group' && !isQuestion(text)
    const [reading, answered, joined, partRead, followUps] = await Promise.all([
      reader.read(text, { match: true }),
      isShort && open ? reader.read(text, { asked: open, match: true }) : undefined,
      isShort && state.lastSaid ? reader.read(`${state.lastSaid} ${text}`, { match: true }) : undefined,
      part ? reader.read(part, { match: true }) : undefined,
      mayAsk ? reader.followUps(text) : [],
    ])
    const { tier, category, failed } = await care.judge(text, { reading: answered ?? reading })
    if (tier === 'crisis' || failed)
      return { tier, fixed: failed ? detectorFailedText() : crisisText(category), state }
    const said = await answering.reply(
      {
        text,
        reading,
        answering: answered,
        joined,
        followUps,
        parts: createPartReader(reader),
        weigh: reader.weigh,
        aside: part && partRead ? { text: part, reading: partRead } : undefined,
        chatId: line.chat ?? `line-${count}`,
        channel: line.channel === 'group' ? 'group' : undefined,
        avoid: [],
        asked: new Set(),
        isCareful: tier === 'concern',
        now,
      },
      state,
    )
    return { tier, said, state: said.state }
  }

  async function answer(line: Line): Promise<Answer> {
    count += 1
    const now = Date.now()
    let state: ConversationState = { ...answering.fresh(), replies: usedReplies }
    for (const earlier of earlierTexts(line))
      state = (
        await runTurn({ ...line, channel: 'one-to-one' }, earlier, { ...state, open: null }, now - DAY_MS)
      ).state
    const open = line.lastQuestion ?? questionBefore(line)
    const before = { ...state, open, said: open ?? state.said }
    const { tier, said, fixed } = await runTurn(line, line.text, before, now)
    if (!said) {
      const segments: Segment[] = [{ text: fixed, source: 'authored' }]
      return { reply: fixed, segments, kind: 'crisis', suppressFollowUp: true, followUp: null, why: null }
    }
    usedReplies = said.state.replies
    return {
      reply: said.text,
      segments: segmentsOf(said.text),
      kind: said.kind,
      suppressFollowUp: tier !== 'none' || said.followUp === null,
      followUp: said.followUp,
      why: said.why,
    }
  }

  return { answer, reader, library, answering, care, close: () => reader.close() }
}

/** Text in quotation marks is the person's own. */
const segmentsOf = (text: string): Segment[] =>
  text
    .split(/("[^"]*")/)
    .filter(Boolean)
    .map(part => ({ text: part, source: part.startsWith('"') ? 'memory' : 'authored' }))

/** The question at the end of the companion's last message. */
function questionBefore({ history }: Line): string | null {
  const last = history?.at(-1)
  if (!last || typeof last === 'string' || last.from !== 'bot') return null
  return /[^.!?]*\?\s*$/.exec(last.text)?.[0].trim() ?? null
}

const earlierTexts = (line: Line): string[] =>
  (line.history ?? []).flatMap(each =>
    typeof each === 'string' ? [each] : each.from === 'bot' ? [] : [each.text],
  )
