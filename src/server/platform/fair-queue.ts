/**
 * Bounds heavy work and takes turns between people: somebody with a hundred requests delays only themselves.
 * What exceeds the queue is refused immediately.
 */
import { Refusal } from '#shared/errors.ts'

type Bounds = {
  /** Running at a time, in total and per person. */
  atOnce: number
  atOnceEach: number
  /** Waiting, in total and per person. */
  waiting: number
  waitingEach: number
}

export type FairQueue = {
  run<T>(who: string, work: () => Promise<T>): Promise<T>
  waiting(): number
}

const TRY_AGAIN_SECONDS = 2

export function createFairQueue(bounds: Bounds): FairQueue {
  const working = new Map<string, number>()
  /** In order of their turns: after each turn a person moves to the end. */
  const queues = new Map<string, (() => void)[]>()
  let atWork = 0
  let waiting = 0

  function enter(who: string): Promise<void> | undefined {
    if (hasRoom(who) && !queues.has(who)) {
      begin(who)
      return undefined
    }
    const queue = queues.get(who) ?? []
    if (waiting >= bounds.waiting || queue.length >= bounds.waitingEach)
      throw new Refusal('busy', { retryAfterSeconds: TRY_AGAIN_SECONDS })
    waiting += 1
    return new Promise(resolve => {
      queue.push(resolve)
      queues.set(who, queue)
    })
  }

  function hasRoom(who: string): boolean {
    return atWork < bounds.atOnce && (working.get(who) ?? 0) < bounds.atOnceEach
  }

  function begin(who: string): void {
    atWork += 1
    working.set(who, (working.get(who) ?? 0) + 1)
  }

  function end(who: string): void {
    atWork -= 1
    const left = (working.get(who) ?? 1) - 1
    if (left > 0) working.set(who, left)
    else working.delete(who)
    for (const next of queues.keys()) if (hasRoom(next)) return letIn(next)
  }

  function letIn(who: string): void {
    const queue = queues.get(who) ?? []
    const go = queue.shift()
    queues.delete(who)
    if (queue.length > 0) queues.set(who, queue)
    waiting -= 1
    begin(who)
    go?.()
  }

  return {
    async run(who, work) {
      const turn = enter(who)
      if (turn) await turn
      try {
        return await work()
      } finally {
        end(who)
      }
    },
    waiting: () => waiting,
  }
}
