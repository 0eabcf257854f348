/**
 * Work on a thread of its own, so that the event loop goes on meanwhile. What is asked is answered one after the
 * other. A thread that ends, or is silent for too long, is started again and asked once more; only who asked what
 * ended it twice is told that there is no answer, and nobody behind them waits for that.
 */
import { type Limits, liveThread, type ThreadLife } from './thread-life.ts'

/** There is no answer to this question. */
export class Unanswered extends Error {}

export type Thread<Question, Answer> = {
  /** Once it can answer; fails when it could not be started. It starts with this, or when first asked. */
  ready(): Promise<void>
  ask(question: Question): Promise<Answer>
  /** How many wait for an answer. */
  waiting(): number
  /** Ends it, after everything asked is answered. */
  close(): Promise<void>
}

type Parts = Partial<Limits> & {
  /** Calls `answerEach` of `in-thread`. */
  file: URL
  /** Told when it ended by itself, by the kind of it, never by what was asked. */
  ended?(why: string): void
}

type Asked<Question, Answer> = PromiseWithResolvers<Answer> & { question: Question; failures: number }

const usual: Limits = { patienceMs: 5000, startMs: 60_000, youngMb: 32 }
const MOST_FAILURES = 2
const LARGEST_ID = 2 ** 31 - 2

export function createThread<Question, Answer>({ file, ended, ...limits }: Parts): Thread<Question, Answer> {
  let unsent: Asked<Question, Answer>[] = []
  const sent = new Map<number, Asked<Question, Answer>>()
  const waiting = () => unsent.length + sent.size
  let lastId = 0
  let isSending = false
  let life: ThreadLife<Question> | undefined
  let started = Promise.withResolvers<void>()
  let isReady = false
  let closing: PromiseWithResolvers<void> | undefined

  function start(): void {
    isReady = false
    const mine = liveThread<Question, Answer>(
      file,
      { ...usual, ...limits },
      {
        ready() {
          isReady = true
          started.resolve()
          sendSoon()
        },
        answered(answers) {
          for (const [id, answer] of answers) {
            sent.get(id)?.resolve(answer)
            sent.delete(id)
          }
          endIfDone()
        },
        ended: (why, during) => life === mine && afterEnd(why, during),
      },
    )
    life = mine
  }

  /** Together, what is asked in one turn of the event loop. */
  function sendSoon(): void {
    if (isSending) return
    isSending = true
    setImmediate(send)
  }

  function send(): void {
    isSending = false
    if (!isReady) return
    const innocent = unsent.filter(({ failures }) => failures === 0)
    const suspects = unsent.filter(({ failures }) => failures > 0)
    unsent = []
    if (innocent.length > 0) life?.hand(innocent.map(numbered))
    // Each alone: what was answered together with it would be lost with it.
    for (const suspect of suspects) life?.hand([numbered(suspect)])
  }

  function numbered(asked: Asked<Question, Answer>): [number, Question] {
    lastId = (lastId % LARGEST_ID) + 1
    sent.set(lastId, asked)
    return [lastId, asked.question]
  }

  function afterEnd(why: string, during: number): void {
    ended?.(why)
    const suspect = sent.get(during)
    const others = [...sent.values()].filter(asked => asked !== suspect)
    sent.clear()
    unsent = [...others, ...unsent]
    if (suspect) blame(suspect)
    if (isReady) return start()
    // It does not even start: whoever waits is told so, and who asks next tries again.
    life = undefined
    const failure = new Unanswered(`The thread did not start: ${why}.`)
    started.reject(failure)
    for (const asked of unsent) asked.reject(failure)
    unsent = []
    endIfDone()
  }

  /** Last in the line, for everybody else's sake. */
  function blame(suspect: Asked<Question, Answer>): void {
    suspect.failures += 1
    if (suspect.failures < MOST_FAILURES) unsent.push(suspect)
    else suspect.reject(new Unanswered('The thread ended at this question, twice.'))
  }

  function endIfDone(): void {
    if (!closing || waiting() > 0) return
    const last = life
    life = undefined
    Promise.resolve(last?.end()).then(() => closing?.resolve(), closing.reject)
  }

  function begin(): void {
    started = Promise.withResolvers<void>()
    started.promise.catch(() => {})
    start()
  }

  return {
    ready() {
      if (!life) begin()
      return started.promise
    },
    ask(question) {
      if (closing) return Promise.reject(new Unanswered('The thread is closed.'))
      const asked = { ...Promise.withResolvers<Answer>(), question, failures: 0 }
      unsent.push(asked)
      if (!life) begin()
      if (isReady) sendSoon()
      return asked.promise
    },
    waiting,
    close() {
      closing ??= Promise.withResolvers<void>()
      endIfDone()
      return closing.promise
    },
  }
}
