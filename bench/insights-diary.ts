/** Fills a data folder with one person's messages, spread over the days before now. */
import { createClassification, type NewReading } from '#server/classification/classification.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { installedSecret } from '#server/platform/installation.ts'
import { createLog } from '#server/platform/log.ts'
import { createSeal } from '#server/platform/seal.ts'
import { createSupport } from '#server/support/support.ts'
import type { Classified } from '#shared/classification.ts'
import { tagCodes } from '#shared/taxonomy.ts'

export type Diary = { userId: string; messages: number; days: number }

const tags = Object.keys(tagCodes)
const DAY_MS = 24 * 3_600_000
const AT_ONCE = 1000

export async function writeDiaries(dataDir: string, diaries: Diary[]): Promise<void> {
  const database = await openDatabase({ dataDir })
  for (const diary of diaries) await writeDiary(database, dataDir, diary)
  await database.close()
}

async function writeDiary(
  { db }: Database,
  dataDir: string,
  { userId, messages, days }: Diary,
): Promise<void> {
  const seal = createSeal(db, await installedSecret(db, { dataDir }))
  const log = createLog('silent')
  const start = Date.now() - days * DAY_MS
  let now = start
  const clock = { now: () => now }
  const reader = { version: '', read: async (text: string) => readingOf(text) as never }
  const detector = {
    version: '',
    judge: async () => ({ tier: 'none' as const, category: null }),
    isPlain: () => false,
  }
  const support = createSupport({ db, seal, detector, reader, clock, log })
  const classification = createClassification({ db, seal, support, reader, clock, log })
  const caller = { userId, sessionId: '', timeZone: 'Europe/London' }
  for (let from = 0; from < messages; from += AT_ONCE) {
    const batch: NewReading[] = []
    for (let i = from; i < Math.min(messages, from + AT_ONCE); i += 1) {
      now = start + Math.floor((i / messages) * days * DAY_MS)
      const text = textOf(i)
      const place = i % 3 === 0 ? { context: 'group', threadId: 'sleep' } : { context: 'Robin' }
      batch.push(
        await classification.prepare(caller, { ...place, text, messageId: `b${i}` }, readingOf(text)),
      )
    }
    await db.transaction().execute(trx => classification.addReadings(trx, batch))
  }
}

/** About one and a half tags per message, as in real use; every tag occurs now and then. */
function textOf(i: number): string {
  const found = [tags[mixed(i) % tags.length], ...(i % 2 === 0 ? [tags[mixed(-i) % tags.length]] : [])]
  return `Message ${i} of a long diary. Today there was ${found.join(' and ')}, and some rain. The rest was quiet.`
}

export function readingOf(text: string): Classified {
  const results = Object.fromEntries(
    tags.flatMap(tag => {
      const start = text.indexOf(tag)
      if (start < 0) return []
      const evidence = [{ start, end: start + tag.length, text: tag }]
      return [[tag, { score: 0.9, codes: tagCodes[tag] ?? [], evidence }]]
    }),
  )
  return { results, labels: Object.keys(results) }
}

/** Pseudo-random, and the same in every run. */
function mixed(i: number): number {
  const once = Math.imul(i ^ (i >>> 16), 0x45d9f3b)
  return Math.imul(once ^ (once >>> 16), 0x45d9f3b) >>> 0
}
