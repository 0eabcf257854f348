/** Starts a program again whenever it ends, as a supervisor would, until it is told to stop. */
import { setTimeout as pause } from 'node:timers/promises'

/** The first pause; it doubles while the program does not even start. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/** `begin` answers the process once it is ready. The first start is the caller's to fail; `ended` hears of the rest. */
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
