/** Removes what has run out: once when the server has started, then every hour. What fails is tried again the next time. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

const EVERY_MS = 3_600_000
/** A statement takes less. What takes longer, such as forgetting somebody, goes on at the next start. */
const FINISH_WITHIN_MS = 1000

type Parts = { features: Array<{ cleanUp(): Promise<unknown> }>; everyMs?: number | undefined; log: Log }

export function scheduleCleanUp({ features, everyMs = EVERY_MS, log }: Parts) {
  let running: Promise<unknown> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** One that fails or takes long holds up no other. */
  async function cleanUp(feature: Parts['features'][number]): Promise<void> {
    try {
      await feature.cleanUp()
    } catch (error) {
      // A database that is closed refuses whatever was left to do.
      if (!stopped) log.warn({ err: error }, 'clean-up did not finish')
    }
  }

  function run(): void {
    running ??= Promise.all(features.map(cleanUp)).then(() => {
      running = undefined
    })
  }

  return {
    /** Nobody waits for it. */
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
