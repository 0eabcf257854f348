/** Worker thread that waits for fdatasync. File descriptors are process-wide, so the number is enough. */
import { fdatasyncSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (handle: number) => {
  try {
    fdatasyncSync(handle)
    parentPort?.postMessage(null)
  } catch (error) {
    parentPort?.postMessage((error as NodeJS.ErrnoException).code ?? 'unknown')
  }
})
