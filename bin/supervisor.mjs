/** Restarts a program whenever it ends, until stopped. */
import { setTimeout as pause } from 'node:timers/promises'

/** The first delay; it doubles while the program fails to start. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/**
 * `begin` resolves to the process once it is ready. A failed first start is thrown; `ended` is called for
 * later ones.
 */
export async function keepRunning(begin, ended = () => {}) {
  let stopped = false
  watch(await begin())

  function watch(child) {
    child.once('exit', (code, signal) => {
      if (stopped) return
      ended(signal ?? code)
      void beginAgain(FIRST_PAUSE_MS)
    })
  }

  async function beginAgain(pauseMs) {
    await pause(pauseMs)
    if (stopped) return
    try {
      watch(await begin())
    } catch {
      void beginAgain(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
    }
  }

  return () => {
    stopped = true
  }
}
