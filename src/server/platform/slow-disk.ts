/** Detects a disk too slow to flush on the event loop, and flushes on a worker thread in that case. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Disk } from './group-commit-sqlite.ts'

const SLOW_MS = 0.5
const TRIES = 9
const page = Buffer.alloc(4096)

/** The median, so one hiccup does not decide. A full disk must not prevent the start. */
export function isSlowDisk(folder: string): boolean {
  const file = join(folder, 'probe')
  try {
    const handle = openSync(file, 'w')
    try {
      return median(Array.from({ length: TRIES }, () => flushTime(handle))) > SLOW_MS
    } finally {
      closeSync(handle)
      rmSync(file)
    }
  } catch {
    return false
  }
}

function flushTime(handle: number): number {
  const started = performance.now()
  writeSync(handle, page)
  fdatasyncSync(handle)
  return performance.now() - started
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Flushes SQLite's log. One flush runs at a time; a new request waits for the current one first. */
export function flushThread(log: string): Disk {
  const thread = new Worker(new URL('./flush-thread.ts', import.meta.url))
  thread.unref()
  let handle: number | undefined
  let asked: PromiseWithResolvers<void> | undefined
  thread.on('message', (failed: string | null) => {
    if (failed === null) asked?.resolve()
    else asked?.reject(diskFailure(failed))
  })
  // Fail pending requests when the thread dies.
  let gone = false
  thread.on('error', error => asked?.reject(error))
  thread.on('exit', () => {
    gone = true
    asked?.reject(diskFailure('its thread ended'))
  })
  return {
    flush() {
      handle ??= openSync(log, 'r')
      asked = Promise.withResolvers<void>()
      if (gone) asked.reject(diskFailure('its thread ended'))
      else thread.postMessage(handle)
      return asked.promise
    },
    async close() {
      await thread.terminate()
      if (handle !== undefined) closeSync(handle)
    },
  }
}

/** Uses SQLite's error code for a failed write, so it is handled the same way. */
function diskFailure(code: string): Error {
  const ioError = 10
  return Object.assign(new Error(`The disk did not take it: ${code}.`), { errcode: ioError })
}
