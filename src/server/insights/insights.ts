/**
 * Shows what a gauge is made of, the person's own sentences, and lets them object. An excluded sentence
 * counts nowhere until it is restored; trends use the same counts.
 */
import type { Classification } from '#server/classification/classification.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Seal } from '#server/platform/seal.ts'
import { findCorrelations } from '#shared/correlations.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { getReceipts, getTrends, Receipt } from '#shared/insights.ts'
import { gaugeCounts, RECEIPTS_PAGE, tagsOfGauge } from '#shared/insights.ts'
import { tagCodes, tagOfCode } from '#shared/taxonomy.ts'
import { TREND_DAYS } from '#shared/trends.ts'
import { createMessageLocations } from './message-locations.ts'
import { quotesFrom } from './quotes.ts'
import { type Cursor, insightsStore } from './store.ts'

type Parts = {
  db: Db
  seal: Seal
  classification: Classification
  /** Archives idle sessions, so they can be linked to. */
  archiveIdle(caller: Caller): Promise<unknown>
  clock: Clock
}

export type Insights = ReturnType<typeof createInsights>

export function createInsights({ db, seal, classification, archiveIdle, clock }: Parts) {
  const store = insightsStore(db)
  const placesOf = createMessageLocations({ store, seal, archiveIdle, clock })

  async function receipts(
    caller: Caller,
    gauge: string,
    before?: string,
  ): Promise<Answer<typeof getReceipts>> {
    const codes = codesOf(gauge)
    const found = await store.newest(
      caller.userId,
      codes,
      before ? placeIn(before) : undefined,
      RECEIPTS_PAGE + 1,
    )
    const page = found.slice(0, RECEIPTS_PAGE)
    const last = found.length > RECEIPTS_PAGE ? page.at(-1) : undefined
    return {
      receipts: await receiptsOf(
        caller,
        page.map(({ message_id }) => message_id),
        codes,
      ),
      next: last ? `${last.at} ${last.message_id}` : null,
    }
  }

  /** In the order of the ids given. */
  async function receiptsOf(caller: Caller, ids: string[], codes: string[]): Promise<Receipt[]> {
    if (ids.length === 0) return []
    const rows = new Map((await store.readings(caller.userId, ids)).map(row => [row.message_id, row]))
    const tags = Map.groupBy(await store.tags(caller.userId, ids, codes), ({ message_id }) => message_id)
    const opened = await Promise.all(
      ids.flatMap(id => {
        const row = rows.get(id)
        // Unsent just now, so there is nothing to show.
        if (!row || row.reading.length === 0) return []
        return [classification.openReading(caller.userId, row.reading).then(kept => ({ ...row, kept }))]
      }),
    )
    const places = await placesOf(caller, opened)
    return opened.map(({ message_id, at, kept }, i) => {
      const carried = (tags.get(message_id) ?? []).map(({ code, counted }) => {
        return { tag: tagOfCode(code) ?? code, counted: counted === 1 }
      })
      const evidence = carried.flatMap(({ tag }) => kept.results[tag]?.evidence ?? [])
      return {
        messageId: message_id,
        at: new Date(at).toISOString(),
        quotes: quotesFrom(kept.text, evidence),
        tags: carried,
        place: places[i]!,
      }
    })
  }

  async function object(caller: Caller, messageId: string, gauge: string, counted: boolean) {
    await classification.count(caller.userId, messageId, tagsOfGauge(gauge), counted)
    return classification.summary(caller)
  }

  async function trends(caller: Caller): Promise<Answer<typeof getTrends>> {
    const { today, days } = await classification.diary(caller, TREND_DAYS)
    return {
      today,
      days: days.map(({ day, messages, current }) => ({
        day,
        messages,
        counts: gaugeCounts(current),
      })),
      ...findCorrelations(days),
    }
  }

  return { receipts, object, trends, removeMessage: classification.removeMessage }
}

function codesOf(gauge: string): string[] {
  return tagsOfGauge(gauge).flatMap(tag => tagCodes[tag]?.slice(0, 1) ?? [])
}

function placeIn(cursor: string): Cursor {
  const gap = cursor.indexOf(' ')
  return { at: Number(cursor.slice(0, gap)), messageId: cursor.slice(gap + 1) }
}
