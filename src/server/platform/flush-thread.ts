/** The thread that waits for the disk. A handle belongs to the whole process, so its number is all it needs. */
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
