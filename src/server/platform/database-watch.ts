/**
 * Monitors the running database for the operator: failures by kind, free space, and a full disk, which is
 * logged once a minute and reported by `readyz`.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import { type DatabaseFailure, databaseFailureOf } from './database-errors.ts'
import { logBytes, shrinkLog } from './embedded.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const LOOK_EVERY_MS = 60_000
const SAY_EVERY_MS = 60_000
/** Less free space than this counts as full; writing a file of this size proves there is room again. */
const PROBE_BYTES = 1024 * 1024

type Parts = { dataDir: string; databaseUrl: string | undefined; clock: Clock; log: Log }

export function createDatabaseWatch({ dataDir, databaseUrl, clock, log }: Parts) {
  const isEmbedded = !databaseUrl
  const counts: Record<DatabaseFailure, number> = { full: 0, disk: 0, away: 0, slow: 0, other: 0 }
  let fullAt: number | undefined
  let saidAt = Number.NEGATIVE_INFINITY

  function failed(error: unknown): void {
    const failure = databaseFailureOf(error)
    counts[failure] += 1
    if (failure === 'full') noteFull()
  }

  function noteFull(): void {
    fullAt = clock.now()
    if (fullAt - saidAt < SAY_EVERY_MS) return
    saidAt = fullAt
    log.error({ freeBytes: isEmbedded ? freeBytes() : undefined }, 'the disk of the database is full')
  }

  function freeBytes(): number {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  }

  /** Writes a probe file only if the disk looks full, because anybody may call `readyz`. */
  function isDiskFull(): boolean {
    if (isEmbedded && (fullAt !== undefined || freeBytes() < PROBE_BYTES)) {
      if (canWrite(dataDir)) fullAt = undefined
      else noteFull()
    } else if (fullAt !== undefined && clock.now() - fullAt > LOOK_EVERY_MS) {
      fullAt = undefined
    }
    return fullAt !== undefined
  }

  const looking = setInterval(() => {
    try {
      isDiskFull()
      if (isEmbedded && shrinkLog(dataDir)) log.info('the log of the database was large and is emptied')
    } catch (error) {
      log.warn({ err: error }, 'the disk of the database could not be looked at')
    }
  }, LOOK_EVERY_MS)
  looking.unref()

  return {
    failed,
    /** Rejects while nothing can be written. */
    async room(): Promise<void> {
      if (isDiskFull()) throw new Error('The disk is full.')
    },
    show(metrics: Metrics): void {
      for (const kind of Object.keys(counts) as DatabaseFailure[]) {
        metrics.counter('twinbot_database_errors_total', () => counts[kind], { kind })
      }
      metrics.gauge('twinbot_disk_full', () => (isDiskFull() ? 1 : 0))
      if (!isEmbedded) return
      metrics.gauge('twinbot_disk_free_bytes', freeBytes)
      metrics.gauge('twinbot_wal_bytes', () => logBytes(dataDir))
    },
    close: () => clearInterval(looking),
  }
}

function canWrite(folder: string): boolean {
  const file = join(folder, 'room')
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
    return true
  } catch {
    return false
  } finally {
    rmSync(file, { force: true })
  }
}
