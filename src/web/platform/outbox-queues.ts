/**
 * One lane for each chat or thread: what was said there goes out one after the other, and trouble in one lane
 * holds up no other. Across all tabs only one works on a lane at a time.
 */
import { CallError } from './api.ts'
import { type Carrier, type Delivered, type Progress, RefusedForGood, type Unsent } from './unsent.ts'

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]
/** A try without any answer for so long counts as failed; the next one carries the same id. */
const PATIENCE_MS = 45_000
/** Refusals that time heals; 401 ends the session, and the words wait for their author to come back. */
const PASSING = [401, 408, 425, 429]

type Parts = {
  owner: string
  list(): Promise<Unsent[]>
  isOwner(): boolean
  onProgress(id: string, at: Progress): void
  onDelivered(news: Delivered): Promise<void>
  onRefused(words: Unsent, reason: string): Promise<void>
}

type Post = { kind: Unsent['kind']; place: string | undefined; carrier: Carrier }

const laneOf = ({ kind, place }: Unsent) => `${kind} ${place}`

export function createLanes({ owner, list, isOwner, onProgress, onDelivered, onRefused }: Parts) {
  const posts = new Set<Post>()
  /** Lanes at work here, and what came meanwhile: more words, or the news that the network is back. */
  const busy = new Map<string, 'nothing' | 'words' | 'network'>()
  const failures = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let running = false

  function carrierFor({ kind, place }: Unsent): Carrier | undefined {
    const fitting = [...posts].filter(
      post => post.kind === kind && (post.place === undefined || post.place === place),
    )
    return fitting.at(-1)?.carrier
  }

  /** Tries every lane that has something to send, now. */
  async function wake(news: 'words' | 'network'): Promise<void> {
    if (!running) return
    const words = await list()
    for (const lane of new Set(words.filter(({ refused }) => !refused).map(laneOf))) void work(lane, news)
  }

  async function work(lane: string, news: 'words' | 'network'): Promise<void> {
    if (busy.has(lane)) {
      if (busy.get(lane) !== 'network') busy.set(lane, news)
      return
    }
    clearTimeout(timers.get(lane))
    let failed: boolean
    do {
      busy.set(lane, 'nothing')
      failed = !(await alone(`twinbot-outbox ${owner} ${lane}`, () => empty(lane)))
      // After a failure more words are no reason to hurry; a network that came back is.
    } while (busy.get(lane) === 'network' || (busy.get(lane) === 'words' && !failed))
    busy.delete(lane)
    if (failed) pause(lane)
  }

  /** Answers false when a try has failed and the lane must wait. */
  async function empty(lane: string): Promise<boolean> {
    while (running) {
      const next = (await list()).find(words => !words.refused && laneOf(words) === lane)
      const carrier = next && carrierFor(next)
      if (!next || !carrier || !isOwner()) return true
      if (!(await attempt(next, carrier))) return false
      failures.delete(lane)
    }
    return true
  }

  /** Answers whether the lane may go on. */
  async function attempt(words: Unsent, carrier: Carrier): Promise<boolean> {
    onProgress(words.id, 'sending')
    let answer: unknown
    try {
      answer = await within(PATIENCE_MS, carrier(words))
    } catch (error) {
      const reason = finalReason(error)
      if (reason === null) onProgress(words.id, 'waiting')
      else await onRefused(words, reason)
      return reason !== null
    }
    await onDelivered({ words, answer })
    return true
  }

  function pause(lane: string): void {
    const failed = failures.get(lane) ?? 0
    failures.set(lane, failed + 1)
    clearTimeout(timers.get(lane))
    const wait = PAUSES_MS[Math.min(failed, PAUSES_MS.length - 1)]
    if (running)
      timers.set(
        lane,
        setTimeout(() => void work(lane, 'words'), wait),
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

    carry(kind: Unsent['kind'], carrier: Carrier, place?: string): () => void {
      const post = { kind, place, carrier }
      posts.add(post)
      void wake('words').catch(() => {})
      return () => void posts.delete(post)
    },

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
  if (error instanceof RefusedForGood) return error.message
  if (!(error instanceof CallError) || PASSING.includes(error.status)) return null
  return error.status >= 400 && error.status < 500 ? error.sentence : null
}

/** Where there are no locks between tabs, two may send the same words; the server takes them once. */
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
