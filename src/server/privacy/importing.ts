/**
 * Imports an export. All of it is validated before anything is written; then it is written in small,
 * idempotent pieces, so an interrupted import can be repeated with the same file.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import { createConcurrencyLimit } from '#server/platform/concurrency-limit.ts'
import type { Upload } from '#server/platform/endpoint.ts'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Limits, Rate } from '#server/platform/limits.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { spoolUpload } from '#server/platform/spooled-upload.ts'
import { Refusal } from '#shared/errors.ts'
import { MAX_IMPORT_BYTES } from '#shared/privacy.ts'
import { partsInOrder } from './exporting.ts'
import { readData, validateExport } from './import-validation.ts'

const WRITTEN_AT_ONCE = 100
/** Uploads at a time; each takes disk space, not memory. */
const UPLOADS_AT_ONCE = 20
/** Imports unpacked and written at a time; these are held in memory. */
const IMPORTS_AT_ONCE = 2
const SOON_SECONDS = 10

export type ImportBounds = { uploadSeconds: number; importSeconds: number }
type Parts = {
  personalData: PersonalData[]
  limits: Limits
  entriesRate: Rate
  bounds: ImportBounds
  clock: Clock
}

export function createImporting({ personalData, limits, entriesRate, bounds, clock }: Parts) {
  const parts = partsInOrder(personalData)
  const accounts = createConcurrencyLimit(1)
  const uploads = createConcurrencyLimit(UPLOADS_AT_ONCE)
  const slots = createFairQueue({
    atOnce: IMPORTS_AT_ONCE,
    atOnceEach: 1,
    waiting: UPLOADS_AT_ONCE,
    waitingEach: 1,
  })

  /** One at a time per account. A slot is taken once the whole file has arrived, however slowly. */
  async function take(userId: string, upload: Upload): Promise<Record<string, number>> {
    const leave = accounts.enter(userId)
    if (!leave) throw soon('Another import of yours is still running. Please wait until it is done.')
    try {
      const file = await received(upload)
      try {
        const until = clock.now() + bounds.importSeconds * 1000
        return await slots.run(userId, async () => write(userId, await file.read(), until))
      } finally {
        await file.drop()
      }
    } finally {
      leave()
    }
  }

  async function received(upload: Upload) {
    const leave = uploads.enter('all')
    if (!leave) throw soon('Others are importing right now. Please try again in a moment.')
    try {
      const withinMs = bounds.uploadSeconds * 1000
      return await spoolUpload(upload, { mostBytes: MAX_IMPORT_BYTES, withinMs })
    } finally {
      leave()
    }
  }

  async function write(userId: string, zip: Buffer, until: number): Promise<Record<string, number>> {
    const { files, entries } = await validateExport(zip)
    await countEntries(userId, entries)
    const counts: Record<string, number> = {}
    for (const part of parts) {
      for (const file of files.get(part.name) ?? []) {
        const { entries } = await readData(zip, file)
        for (let at = 0; at < entries.length; at += WRITTEN_AT_ONCE) {
          if (clock.now() > until)
            throw soon('Not all of it was imported in time. Send the same file again to go on.')
          await part.importFor(userId, entries.slice(at, at + WRITTEN_AT_ONCE) as never[])
          await breathe()
        }
        counts[part.name] = (counts[part.name] ?? 0) + entries.length
      }
    }
    return counts
  }

  /** A refused import does not count. */
  async function countEntries(userId: string, entries: number): Promise<void> {
    if (entries > entriesRate.count) throw new Refusal('too-large')
    try {
      await limits.take('import-entries', userId, entriesRate, entries)
    } catch (error) {
      await limits.giveBack('import-entries', userId, entries)
      throw error
    }
  }

  return take
}

function soon(sentence: string): Refusal {
  return new Refusal('busy', { sentence, retryAfterSeconds: SOON_SECONDS })
}
