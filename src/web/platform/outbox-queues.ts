/**
 * One queue for each chat or thread: its messages go out one after the other, and a failure in one queue does not hold
 * up another. Across all tabs only one works on a queue at a time.
 */
import { CallError } from './api.ts'
import { type Delivered, PermanentRefusal, type Progress, type Senders, type Unsent } from './unsent.ts'

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]
/** An attempt without an answer for this long counts as failed; the next one carries the same id. */
const PATIENCE_MS = 45_000
/** Temporary refusals; 401 ends the session, and the message waits for its author to sign in again. */
const PASSING = [401, 408, 425, 429]

type Parts = {
  owner: string
  senders: Senders
  list(): Promise<Unsent[]>
  isOwner(): boolean
  onProgress(id: string, at: Progress): void
  onDelivered(news: Delivered): Promise<void>
  onRefused(words: Unsent, reason: string): Promise<void>
}

const queueOf = ({ kind, place }: Unsent) => `${kind} ${place}`

export function createQueues({ owner, senders, list, isOwner, onProgress, onDelivered, onRefused }: Parts) {
  /** Queues being sent here, and what happened meanwhile: more messages, or the network came back. */
  const busy = new Map<string, 'nothing' | 'words' | 'network'>()
  const failures = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let running = false

  /** Starts every queue that has something to send. */
  async function wake(news: 'words' | 'network'): Promise<void> {
    if (!running) return
    const words = await list()
    for (const queue of new Set(words.filter(({ refused }) => !refused).map(queueOf))) void work(queue, news)
  }

  async function work(queue: string, news: 'words' | 'network'): Promise<void> {
    if (busy.has(queue)) {
      if (busy.get(queue) !== 'network') busy.set(queue, news)
      return
    }
    clearTimeout(timers.get(queue))
    let failed: boolean
    do {
      busy.set(queue, 'nothing')
      failed = !(await alone(`twinbot-outbox ${owner} ${queue}`, () => empty(queue)))
      // After a failure, new messages are no reason to retry at once; a network that came back is.
    } while (busy.get(queue) === 'network' || (busy.get(queue) === 'words' && !failed))
    busy.delete(queue)
    if (failed) pause(queue)
  }

  /** Returns false when an attempt failed and the queue must wait. */
  async function empty(queue: string): Promise<boolean> {
    while (running) {
      const next = (await list()).find(words => !words.refused && queueOf(words) === queue)
      if (!next || !isOwner()) return true
      if (!(await attempt(next))) return false
      failures.delete(queue)
    }
    return true
  }

  /** Returns whether the queue may go on. */
  async function attempt(words: Unsent): Promise<boolean> {
    onProgress(words.id, 'sending')
    let answer: unknown
    try {
      answer = await within(PATIENCE_MS, senders[words.kind](words))
    } catch (error) {
      const reason = finalReason(error)
      if (reason === null) onProgress(words.id, 'waiting')
      else await onRefused(words, reason)
      return reason !== null
    }
    await onDelivered({ words, answer })
    return true
  }

  function pause(queue: string): void {
    const failed = failures.get(queue) ?? 0
    failures.set(queue, failed + 1)
    clearTimeout(timers.get(queue))
    const wait = PAUSES_MS[Math.min(failed, PAUSES_MS.length - 1)]
    if (running)
      timers.set(
        queue,
        setTimeout(() => void work(queue, 'words'), wait),
      )
  }

  function hurry(): void {
    failures.clear()
    void wake('network').catch(() => {})
  }

  function seen(): void {
    if (document.visibilityState === 'visible') hurry()
  }

  return {
    wake: () => void wake('words').catch(() => {}),

    start(): () => void {
      running = true
      window.addEventListener('online', hurry)
      document.addEventListener('visibilitychange', seen)
      hurry()
      return () => {
        running = false
        window.removeEventListener('online', hurry)
        document.removeEventListener('visibilitychange', seen)
        for (const timer of timers.values()) clearTimeout(timer)
      }
    },
  }
}

function finalReason(error: unknown): string | null {
  if (error instanceof PermanentRefusal) return error.message
  if (!(error instanceof CallError) || PASSING.includes(error.status)) return null
  return error.status >= 400 && error.status < 500 ? error.sentence : null
}

/** Without locks between tabs, two may send the same message; the server stores it once. */
async function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await (navigator.locks ? navigator.locks.request(name, work) : work())
  } catch {
    return false
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
