/**
 * Reads people's messages and keeps count, by message and for their author alone. A message of somebody
 * in crisis is neither tagged nor counted, and one message counts once, however often it is sent.
 */
import { ulid } from 'ulid'
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Support } from '#server/support/support.ts'
import type { Care } from '#shared/care.ts'
import type { Classified } from '#shared/classification.ts'
import { Refusal } from '#shared/errors.ts'
import { hierarchy, tagCodes, tagOfCode } from '#shared/taxonomy.ts'
import { addReadings, countStore, EVERY_MESSAGE, type NewReading, type Source, sourceCode } from './store.ts'

export type { NewReading } from './store.ts'

/** Pure and synchronous; the engine is one. */
export type Reader = { read(text: string): Classified }

type Message = {
  text: string
  context: string
  messageId?: string | undefined
  threadId?: string | undefined
}
type Parts = { db: Db; seal: Seal; support: Support; engine: Reader; clock: Clock; log: Log }

const READING = 'classification.reading'
const HISTORY_DAYS = 400
const DAY_MS = 24 * 3_600_000

export type Classification = ReturnType<typeof createClassification>

export function createClassification({ db, seal, support, engine, clock, log }: Parts) {
  const counts = countStore(db)
  const save = createBatch(async (readings: NewReading[]) => {
    await db.transaction().execute(trx => addReadings(trx, readings))
    return readings
  })

  function read(text: string): Classified {
    try {
      const { results, labels } = engine.read(text)
      return { results, labels }
    } catch (error) {
      log.error({ err: error }, 'the classifier failed')
      throw new Refusal('classification-failed')
    }
  }

  async function classify(caller: Caller, message: Message): Promise<Classified & { care: Care }> {
    const surface =
      message.context === 'profile' || message.context === 'group' ? message.context : 'companion'
    const verdict = await support.hear(caller.userId, surface, message.text, message.messageId)
    if (verdict.tier === 'crisis') return { results: {}, labels: [], care: verdict }
    const classified = read(message.text)
    if (surface !== 'profile') await save(await prepare(caller, message, classified))
    return { ...classified, care: verdict }
  }

  /** A reading ready to be written in somebody's transaction with `addReadings`. */
  async function prepare(caller: Caller, message: Message, classified: Classified): Promise<NewReading> {
    const { text, context, threadId } = message
    const key = await seal.keyOf(caller.userId)
    const at = clock.now()
    const source: Source = context === 'group' ? 'group' : 'companion'
    const kept = {
      text,
      results: classified.results,
      context: source === 'group' ? (threadId ?? null) : context,
    }
    return {
      user_id: caller.userId,
      message_id: message.messageId ?? ulid(),
      day: dayIn(caller.timeZone, at),
      at,
      source,
      reading: key.seal(READING, JSON.stringify(kept)),
      codes: Object.values(classified.results).flatMap(({ codes }) => codes.slice(0, 1)),
    }
  }

  async function summary(userId: string) {
    const today = clock.now()
    const totals = await counts.totals(userId)
    const days = await counts.days(userId, dayIn('UTC', today - HISTORY_DAYS * DAY_MS))
    const byDay = Map.groupBy(days, ({ day }) => day)
    return {
      current: tagCounts(totals),
      history: [...byDay].map(([day, rows]) => ({
        day,
        messages: countOf(rows, EVERY_MESSAGE),
        current: tagCounts(rows),
      })),
      total: countOf(totals, EVERY_MESSAGE),
      sources: {
        conversations: countOf(totals, sourceCode('companion')),
        groups: countOf(totals, sourceCode('group')),
      },
    }
  }

  return { read, classify, prepare, addReadings, summary, hierarchy: () => hierarchy, tags: () => tagCodes }
}

type Row = { code: string; count: number }

function countOf(rows: Row[], code: string): number {
  return rows.find(row => row.code === code)?.count ?? 0
}

function tagCounts(rows: Row[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(({ code, count }) => {
      const tag = tagOfCode(code)
      return tag ? [[tag, count]] : []
    }),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD, which is how Swedish writes a date. */
function dayIn(timeZone: string, at: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}
