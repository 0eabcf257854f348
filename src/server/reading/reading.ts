/**
 * Reads a message once for everything the product needs: signs of danger, the kind of turn, tags with their evidence,
 * emotions, and a vector to find it by. The models are small and run offline on worker threads. One person's texts never
 * delay another's.
 */
import { availableParallelism } from 'node:os'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Log } from '#server/platform/log.ts'
import type { Candidate, Opinion } from './listener-input.ts'
import type { ListenerWork, TurnReading, TurnRequest, WeighRequest } from './listener-worker.ts'
import { readListenerFiles, readMatcherFiles, readModelFiles } from './model-files.ts'
import { createModelThreads } from './model-threads.ts'
import type { Likely, Reading } from './scores.ts'
import type { ReaderFiles, ReadRequest } from './worker.ts'

export type { Candidate, Opinion } from './listener-input.ts'
export type { TurnReading } from './listener-worker.ts'
export type { Mention } from './mention.ts'
export type { Likely, Reading } from './scores.ts'

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
  /** How likely each of these sentences, told before, answers the question; nothing without the model. */
  answers(question: string, told: readonly string[], person?: string): Promise<number[]>
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
/** As many waiting for each core are a crowd. */
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
  const readers = createModelThreads({
    worker: new URL('./worker.ts', import.meta.url),
    files: { model, matcherFiles: matcher } satisfies ReaderFiles,
    threads: workers,
    log,
  })
  const listening =
    listener &&
    createModelThreads({
      worker: new URL('./listener-worker.ts', import.meta.url),
      files: {
        files: listener,
        vocabulary: model.vocabulary,
        cores: availableParallelism(),
      } satisfies ListenerWork,
      threads: 1,
      log,
    })
  const queue = createFairQueue({
    atOnce: workers,
    // However long somebody's texts are, one thread is left for everybody else's.
    atOnceEach: Math.max(1, workers - 1),
    waiting: MOST,
    waitingEach: MOST_EACH,
  })

  const listenerQueue = createFairQueue({ atOnce: 1, atOnceEach: 1, waiting: MOST, waitingEach: MOST_EACH })
  const waiting = () => queue.waiting() + listenerQueue.waiting()

  async function ask(question: ReadRequest): Promise<Reading> {
    try {
      return await readers.run(question, 'read')
    } catch {
      // The thread died with it; a fresh one tries once more.
      return await readers.run(question, 'read')
    }
  }

  const turn: Reader['turn'] = async (text, said, person = '') => {
    const request: TurnRequest = { text: text.slice(0, LONGEST), said }
    return listening && listenerQueue.run(person, () => listening.run<TurnReading>(request, 'turn'))
  }

  async function weigh(about: WeighRequest, person = ''): Promise<Opinion[]> {
    if (!listening || about.candidates.length === 0) return []
    const request = { ...about, text: about.text.slice(0, LONGEST) }
    return listenerQueue.run(person, () => listening.run<Opinion[]>(request, 'weigh'))
  }

  return {
    read(text, { asked, before = [], match = false } = {}, person = '') {
      const said = [...before.slice(-2), asked ?? ''].filter(Boolean).join(' ')
      return queue.run(person, () => ask({ text: text.slice(0, LONGEST), before: said, match }))
    },
    match: (texts, person = '') => queue.run(person, () => readers.run(texts, 'match')),
    followUps: async (text, person) => (await turn(text, '', person))?.followUps ?? [],
    turn,
    weigh: async (text, before, candidates, person) =>
      waiting() > workers * CROWD_EACH ? [] : weigh({ text, before, candidates }, person),
    async answers(question, told, person) {
      const candidates = told.map(sentence => ({ sentence }))
      const opinions = await weigh({ text: question, before: [], candidates }, person)
      return opinions.map(({ answers }) => answers)
    },
    thresholds,
    version,
    matcher: matcher?.version ?? '',
    versions: `${version}-${matcher?.version ?? ''}`,
    warning,
    async ready() {
      await Promise.all([readers.load(), listening?.load()])
    },
    waiting,
    async close() {
      await Promise.all([readers.close(), listening?.close()])
    },
  }
}
