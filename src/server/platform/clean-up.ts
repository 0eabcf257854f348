/** Deletes expired data: shortly after the start, then hourly. Failures are retried at the next run. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

const EVERY_MS = 3_600_000
/** Enough for any single statement. Longer work, such as deleting an account, resumes at the next start. */
const FINISH_WITHIN_MS = 1000

type Parts = { features: Array<{ cleanUp(): Promise<unknown> }>; everyMs?: number | undefined; log: Log }

export function scheduleCleanUp({ features, everyMs = EVERY_MS, log }: Parts) {
  let running: Promise<unknown> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** A slow or failing feature must not delay the others. */
  async function cleanUp(feature: Parts['features'][number]): Promise<void> {
    try {
      await feature.cleanUp()
    } catch (error) {
      // Expected while stopping: the database is closed under the remaining work.
      if (!stopped) log.warn({ err: error }, 'clean-up did not finish')
    }
  }

  function run(): void {
    running ??= Promise.all(features.map(cleanUp)).then(() => {
      running = undefined
    })
  }

  return {
    /** Runs in the background. */
    start(): void {
      timer = setInterval(run, everyMs)
      timer.unref()
      run()
    },
    async close(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, pause(FINISH_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
