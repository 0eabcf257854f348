/** Threads that hold a model each. They are started by `load`, or by the first task. */
// Imported here as well: once the last thread that loaded it ends, it cannot be loaded again.
import 'onnxruntime-node'
import { Piscina } from 'piscina'
import type { Log } from '#server/platform/log.ts'

export type ModelThreads = {
  run<Result>(task: unknown, name: string): Promise<Result>
  /** Once every thread holds its model. */
  load(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** The file the threads run, which exports a function called `ready`. */
  worker: URL
  files: unknown
  threads: number
  log: Log
}

export function createModelThreads({ worker, files, threads, log }: Options): ModelThreads {
  let started: { pool: Piscina; loaded: Promise<void> } | undefined

  function start() {
    const pool = new Piscina({
      filename: worker.href,
      workerData: files,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
    })
    pool.on('error', error => log.error({ err: error }, 'a thread of a model ended and is started again'))
    const loaded = Promise.all(
      Array.from({ length: threads }, () => pool.run(undefined, { name: 'ready' })),
    ).then(() => {})
    loaded.catch(error => log.error({ err: error }, 'a model could not be loaded'))
    return { pool, loaded }
  }

  const running = () => {
    started ??= start()
    return started
  }

  return {
    run: (task, name) => running().pool.run(task, { name }),
    load: () => running().loaded,
    async close() {
      // A thread that is ended while it loads its model takes the whole process with it.
      await started?.loaded.catch(() => {})
      await started?.pool.close()
    },
  }
}
