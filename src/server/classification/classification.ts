/**
 * Classifies people's messages and keeps counts per message, visible only to their author. Messages in a
 * crisis are neither tagged nor counted, and a message counts once, however often it is sent.
 */
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import { FailureWithCare } from '#server/platform/failure-with-care.ts'
import { newId } from '#server/platform/ids.ts'
import { localDay } from '#server/platform/local-day.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Reader, Reading, ReadingContext } from '#server/reading/reading.ts'
import type { Support } from '#server/support/support.ts'
import type { Care } from '#shared/care.ts'
import type { Classified, getSummary } from '#shared/classification.ts'
import { isThreadId } from '#shared/community.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { hierarchy, tagCodes, tagOfCode } from '#shared/taxonomy.ts'
import { createPersonal } from './personal.ts'
import {
  addReadings,
  type CodeCounts,
  countStore,
  dropReading,
  EVERY_MESSAGE,
  type NewReading,
  removeReading,
  type Source,
  setCounted,
  sourceCode,
} from './store.ts'

export type { NewReading } from './store.ts'

type Message = {
  text: string
  context: string
  messageId?: string | undefined
  threadId?: string | undefined
}
type Parts = {
  db: Db
  seal: Seal
  support: Pick<Support, 'assess' | 'assessAnonymous'>
  reader: Pick<Reader, 'read'>
  clock: Clock
  log: Log
}
type Author = Pick<Caller, 'userId' | 'timeZone'>

/** The stored part of a message, sealed: text, reading, and the chat or thread. */
export type StoredReading = { text: string; results: Classified['results']; context: string | null }

const READING = 'classification.reading'
/** Longer histories are in the trends; a bound keeps the summary equally fast for everybody. */
const HISTORY_DAYS = 14
const DAY_MS = 24 * 3_600_000

export type Classification = ReturnType<typeof createClassification>

export function createClassification({ db, seal, support, reader, clock, log }: Parts) {
  const counts = countStore(db)
  const save = createBatch(async (readings: NewReading[]) => {
    await db.transaction().execute(trx => addReadings(trx, readings))
    return readings
  })

  /** The complete reading of a message, made once: for the counts, care and the companion. */
  async function read(text: string, context?: ReadingContext, userId?: string): Promise<Reading> {
    try {
      return await reader.read(text, context, userId)
    } catch (error) {
      if (error instanceof Refusal) throw error
      log.error({ err: error }, 'the reader failed')
      throw new Refusal('classification-failed')
    }
  }

  async function classify(caller: Caller, message: Message): Promise<Classified & { care: Care }> {
    const surface =
      message.context === 'profile' || message.context === 'group' ? message.context : 'companion'
    const reading = await read(message.text, undefined, caller.userId).catch(error => error as Error)
    const chat =
      surface === 'group' ? message.threadId : surface === 'companion' ? message.context : undefined
    const beside = { chat, ...(!(reading instanceof Error) && { reading }) }
    const verdict = await support.assess(caller.userId, surface, message.text, message.messageId, beside)
    if (verdict.tier === 'crisis') return { results: {}, labels: [], care: verdict }
    try {
      if (message.threadId !== undefined && !isThreadId(message.threadId)) throw new Refusal('thread-unknown')
      if (reading instanceof Error) throw reading
      if (surface !== 'profile') await save(await prepare(caller, message, reading))
      const { results, labels } = reading
      return { results, labels, care: verdict }
    } catch (error) {
      throw new FailureWithCare(error, verdict)
    }
  }

  /** A reading to be written in the caller's transaction with `addReadings`. */
  async function prepare(caller: Author, message: Message, classified: Classified): Promise<NewReading> {
    const { text, context, threadId } = message
    const key = await seal.keyOf(caller.userId)
    const at = clock.now()
    const source: Source = context === 'group' ? 'group' : 'companion'
    const kept: StoredReading = {
      text,
      results: classified.results,
      context: source === 'group' ? (threadId ?? null) : context,
    }
    return {
      user_id: caller.userId,
      message_id: message.messageId ?? newId(),
      day: localDay(caller.timeZone, at),
      at,
      source,
      reading: key.seal(READING, JSON.stringify(kept)),
      codes: [...new Set(Object.values(classified.results).flatMap(({ codes }) => codes.slice(0, 1)))],
    }
  }

  /** Constant time: totals and daily counts are maintained as messages arrive. */
  async function summary({ userId, timeZone }: Caller): Promise<Answer<typeof getSummary>> {
    const totals = await counts.totals(userId)
    const days = await counts.days(userId, localDay(timeZone, clock.now() - HISTORY_DAYS * DAY_MS))
    return {
      current: tagCounts(totals),
      history: days.map(asDay),
      total: totals.get(EVERY_MESSAGE) ?? 0,
      sources: {
        conversations: totals.get(sourceCode('companion')) ?? 0,
        groups: totals.get(sourceCode('group')) ?? 0,
      },
    }
  }

  /** The recent days with messages, oldest first, and today's date in the caller's time zone. */
  async function diary({ userId, timeZone }: Caller, length: number) {
    const today = localDay(timeZone, clock.now())
    const days = await counts.days(userId, localDay(timeZone, clock.now() - length * DAY_MS))
    return { today, days: days.map(asDay).filter(({ messages }) => messages > 0) }
  }

  async function openReading(userId: string, reading: Uint8Array): Promise<StoredReading> {
    return JSON.parse((await seal.keyOf(userId)).open(READING, reading))
  }

  /** Sets whether these tags of a message count. Refused if the message has none of them. */
  async function count(userId: string, messageId: string, tags: string[], counted: boolean): Promise<void> {
    const codes = tags.flatMap(tag => tagCodes[tag]?.slice(0, 1) ?? [])
    const message = { user_id: userId, message_id: messageId }
    const known = await db.transaction().execute(trx => setCounted(trx, message, codes, counted))
    if (!known) throw new Refusal('message-unknown')
  }

  /** The author unsent the message: it no longer counts, and its text is deleted. */
  async function removeMessage(userId: string, messageId: string): Promise<void> {
    const at = clock.now()
    const spent = {
      user_id: userId,
      message_id: messageId,
      day: localDay('UTC', at),
      at,
      source: 'group' as const,
    }
    await db.transaction().execute(trx => removeReading(trx, { ...spent, reading: new Uint8Array() }))
  }

  /** The message was edited: replaces the old reading with the new one, if any. */
  async function replaceReading(caller: Author, message: Message, reading?: Classified): Promise<void> {
    const fresh = reading && (await prepare(caller, message, reading))
    const old = { user_id: caller.userId, message_id: message.messageId ?? '' }
    await db.transaction().execute(async trx => {
      await dropReading(trx, old)
      if (fresh) await addReadings(trx, [fresh])
    })
  }

  /** The messages were deleted: they no longer count, as if they had never been read. */
  async function dropReadings(trx: Db, userId: string, messageIds: readonly string[]): Promise<void> {
    for (const message_id of messageIds) await dropReading(trx, { user_id: userId, message_id })
  }

  return {
    read,
    classify,
    assessAnonymous: (text: string) => support.assessAnonymous([text]),
    prepare,
    addReadings,
    summary,
    diary,
    openReading,
    count,
    removeMessage,
    replaceReading,
    dropReadings,
    /** Readings waiting to be written. */
    waiting: save.waiting,
    personal: createPersonal({ db, seal, context: READING }),
    hierarchy: () => hierarchy,
    tags: () => tagCodes,
  }
}

function asDay({ day, counts }: { day: string; counts: CodeCounts }) {
  return { day, messages: counts.get(EVERY_MESSAGE) ?? 0, current: tagCounts(counts) }
}

function tagCounts(counts: CodeCounts): Record<string, number> {
  const current: Record<string, number> = {}
  for (const [code, count] of counts) {
    const tag = tagOfCode(code)
    if (tag) current[tag] = count
  }
  return current
}
