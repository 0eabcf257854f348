/** Backs up the embedded database at an interval, and reports the outcome in the log and metrics. */
import { Worker } from 'node:worker_threads'
import { type BackupOptions, newestBackup } from './dated-backups.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const LOOK_EVERY_MS = 60_000
const TRY_AGAIN_MS = 3_600_000

type Parts = BackupOptions & { everyMs: number; log: Log }
export type ScheduledBackups = { show(metrics: Metrics): void; close(): Promise<void> }

export function scheduleBackups({ everyMs, log, ...wanted }: Parts): ScheduledBackups {
  const counts = { done: 0, failed: 0 }
  let running: Worker | undefined
  let notBefore = 0

  function look(): void {
    const now = Date.now()
    if (running || now < notBefore || now < newestBackup(wanted.folder) + everyMs) return
    const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: wanted })
    running = worker
    worker.once('message', (rows: number) => {
      counts.done += 1
      log.info({ rows }, 'a backup was taken')
    })
    worker.once('error', error => {
      counts.failed += 1
      notBefore = Date.now() + Math.min(everyMs, TRY_AGAIN_MS)
      log.error({ err: error }, 'a backup could not be taken')
    })
    worker.once('exit', () => {
      running = undefined
    })
  }

  const looking = setInterval(look, Math.min(everyMs, LOOK_EVERY_MS))
  looking.unref()
  look()
  return {
    show(metrics) {
      for (const result of ['done', 'failed'] as const) {
        metrics.counter('twinbot_backups_total', () => counts[result], { result })
      }
      metrics.gauge('twinbot_backup_timestamp_seconds', () => newestBackup(wanted.folder) / 1000)
    },
    async close() {
      clearInterval(looking)
      await running?.terminate()
    },
  }
}
