/**
 * Reads a message once for everything the product needs: signs of danger, the kind of turn, tags with their evidence,
 * emotions, and a vector to find it by. The models are small and run offline on worker threads. One person's texts never
 * delay another's.
 */
import { availableParallelism } from 'node:os'
// Imported here as well: once the last thread that loaded it ends, it cannot be loaded again.
import 'onnxruntime-node'
import { Piscina } from 'piscina'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Log } from '#server/platform/log.ts'
import type { Candidate, Opinion } from './listener-input.ts'
import { readListenerFiles, readMatcherFiles, readModelFiles } from './model-files.ts'
import type { Likely, Reading } from './scores.ts'
import type { ReaderFiles, ReadRequest, TurnReading } from './worker.ts'

export type { Candidate, Opinion } from './listener-input.ts'
export type { Mention } from './mention.ts'
export type { Likely, Reading } from './scores.ts'
export type { TurnReading } from './worker.ts'

/** What was said before: the question just asked, and the last turns, oldest first. */
export type ReadingContext = {
  asked?: string | null | undefined
  before?: readonly string[] | undefined
  /** Whether the matcher reads it too, to find moments by. */
  match?: boolean | undefined
}
export type Reader = {
  /** `person` only decides whose turn it is in the queue. */
  read(text: string, context?: ReadingContext, person?: string): Promise<Reading>
  /** The matcher's vectors of sentences, to compare them with a question about them. */
  match(texts: readonly string[], person?: string): Promise<Int8Array[]>
  /** The questions that a message calls for, the likeliest first. */
  followUps(text: string, person?: string): Promise<Likely[]>
  /** What a message does, after what the companion said; undefined without the model. */
  turn(text: string, said: string, person?: string): Promise<TurnReading | undefined>
  /**
   * What each of these sentences would be worth after the message and what came before it; nothing without the model, nor
   * while a crowd waits to be read at all: the judge alone decides then.
   */
  weigh(
    text: string,
    before: readonly string[],
    candidates: readonly Candidate[],
    person?: string,
  ): Promise<Opinion[]>
  thresholds: ReturnType<typeof readModelFiles>['thresholds']
  version: string
  /** The matcher's version, if there is one. */
  matcher: string
  /** The versions of both models, with which the library's vectors were made. */
  versions: string
  /** A sentence that says which model is missing, and what that means. */
  warning: string | undefined
  ready(): Promise<void>
  waiting(): number
  close(): Promise<void>
}

const NO_MATCHER =
  'models/matcher is missing or damaged, so only lines of presence are said: check it out again.'
const NO_LISTENER =
  'models/listener is missing or damaged, so nobody is put right and no follow-up is asked: check it out again.'
const MOST_EACH = 40
/** As many waiting for each thread are a crowd. */
const CROWD_EACH = 3
const MOST = 5000
/** Nothing that people may send is longer. */
const LONGEST = 10_000

export function createReader(log: Log, workers = Math.max(2, availableParallelism())): Reader {
  const model = readModelFiles()
  const { thresholds, version } = model
  const matcher = readMatcherFiles()
  const listener = readListenerFiles()
  const warning = matcher ? (listener ? undefined : NO_LISTENER) : NO_MATCHER
  if (warning) log.error(warning)
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'read',
    workerData: { model, matcherFiles: matcher, listenerFiles: listener } satisfies ReaderFiles,
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

  const turn: Reader['turn'] = (text, said, person = '') =>
    queue.run(person, () => pool.run({ text: text.slice(0, LONGEST), said }, { name: 'turn' }))

  return {
    read(text, { asked, before = [], match = false } = {}, person = '') {
      const said = [...before.slice(-2), asked ?? ''].filter(Boolean).join(' ')
      return queue.run(person, () => ask({ text: text.slice(0, LONGEST), before: said, match }))
    },
    match: (texts, person = '') => queue.run(person, () => pool.run(texts, { name: 'match' })),
    followUps: async (text, person) => (await turn(text, '', person))?.followUps ?? [],
    turn,
    weigh: async (text, before, candidates, person = '') => {
      if (queue.waiting() > workers * CROWD_EACH) return []
      const about = { text: text.slice(0, LONGEST), before, candidates }
      return queue.run(person, () => pool.run(about, { name: 'weigh' }))
    },
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
