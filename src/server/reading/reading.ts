/**
 * Reads a message once and says all that is read in it: whether somebody is in danger, what kind of turn it is, which
 * tags and why, what it feels like, and a vector to find it by. One small model on worker threads of its own, offline.
 * One person's text never delays another's, and any text there is gets an answer.
 */
import { availableParallelism } from 'node:os'
// Held by this thread too: once the last thread that has it ends, no other could load it again.
import 'onnxruntime-node'
import { Piscina } from 'piscina'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Log } from '#server/platform/log.ts'
import { readFollowUpFiles, readMatcherFiles, readModelFiles } from './model-files.ts'
import type { Likely, Reading } from './scores.ts'
import type { ReadRequest } from './worker.ts'

export type { Likely, Reading } from './scores.ts'

/** What was said before: the question just asked, and the last turns, oldest first. */
export type ReadingContext = {
  asked?: string | null | undefined
  before?: readonly string[] | undefined
  /** Whether the matcher reads it too, to find moments by. */
  match?: boolean | undefined
}
export type Reader = {
  /** Whose text it is decides whose turn it is, and is used for nothing else. */
  read(text: string, context?: ReadingContext, person?: string): Promise<Reading>
  /** The matcher's vectors of sentences, to compare them with a question about them. */
  match(texts: readonly string[], person?: string): Promise<Int8Array[]>
  /** The questions that a message calls for, the likeliest first. */
  followUps(text: string, person?: string): Promise<Likely[]>
  thresholds: ReturnType<typeof readModelFiles>['thresholds']
  version: string
  /** The matcher's version, if there is one. */
  matcher: string
  /** Of both models: what the library was read by. */
  versions: string
  /** A sentence that says which model is missing, and what that means. */
  warning: string | undefined
  ready(): Promise<void>
  waiting(): number
  close(): Promise<void>
}

const NO_MATCHER =
  'models/matcher is missing or damaged, so only lines of presence are said: check it out again.'
const NO_FOLLOW_UPS =
  'models/follow-up is missing or damaged, so only what was written for a moment is asked: check it out again.'
const MOST_EACH = 40
const MOST = 5000
/** Nothing that people may send is longer. */
const LONGEST = 10_000

export function createReader(log: Log, workers = Math.max(2, availableParallelism())): Reader {
  const { thresholds, version } = readModelFiles()
  const matcher = readMatcherFiles()
  const warning = matcher ? (readFollowUpFiles() ? undefined : NO_FOLLOW_UPS) : NO_MATCHER
  if (warning) log.error(warning)
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'read',
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
  })
  pool.on('error', error => log.error({ err: error }, 'a thread of the reader ended and is started again'))
  const queue = createFairQueue({
    atOnce: workers,
    // However long somebody's texts are, one thread is left for everybody else's.
    atOnceEach: Math.max(1, workers - 1),
    waiting: MOST,
    waitingEach: MOST_EACH,
  })

  const loaded = Promise.all(
    Array.from({ length: workers }, () => pool.run({ text: 'ready', before: '', match: true })),
  ).then(() => {})
  loaded.catch(error => log.error({ err: error }, 'the reader could not load its model'))

  async function ask(question: ReadRequest): Promise<Reading> {
    try {
      return await pool.run(question)
    } catch {
      // The thread died with it; a fresh one tries once more.
      return await pool.run(question)
    }
  }

  return {
    read(text, { asked, before = [], match = false } = {}, person = '') {
      const said = [...before.slice(-2), asked ?? ''].filter(Boolean).join(' ')
      return queue.run(person, () => ask({ text: text.slice(0, LONGEST), before: said, match }))
    },
    match: (texts, person = '') => queue.run(person, () => pool.run(texts, { name: 'match' })),
    followUps: (text, person = '') =>
      queue.run(person, () => pool.run(text.slice(0, LONGEST), { name: 'followUps' })),
    thresholds,
    version,
    matcher: matcher?.version ?? '',
    versions: `${version}-${matcher?.version ?? ''}`,
    warning,
    ready: () => loaded,
    waiting: queue.waiting,
    async close() {
      // A thread that is ended while it loads the model takes the whole process with it.
      await loaded.catch(() => {})
      await pool.close()
    },
  }
}
