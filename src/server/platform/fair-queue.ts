/**
 * Heavy work for many people: a bounded amount at once, and in turn between people, so that whoever asks for a hundred
 * things waits for themselves and nobody else does. What does not fit is refused at once instead of waiting for ever.
 */
import { Refusal } from '#shared/errors.ts'

type Bounds = {
  /** At work at once, in all and for one person. */
  atOnce: number
  atOnceEach: number
  /** Waiting, in all and of one person. */
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
  /** In the order of their turns: whoever was let in goes to the end. */
  const lines = new Map<string, (() => void)[]>()
  let atWork = 0
  let waiting = 0

  function enter(who: string): Promise<void> | undefined {
    if (hasRoom(who) && !lines.has(who)) {
      begin(who)
      return undefined
    }
    const line = lines.get(who) ?? []
    if (waiting >= bounds.waiting || line.length >= bounds.waitingEach)
      throw new Refusal('busy', { retryAfterSeconds: TRY_AGAIN_SECONDS })
    waiting += 1
    return new Promise(resolve => {
      line.push(resolve)
      lines.set(who, line)
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
    for (const next of lines.keys()) if (hasRoom(next)) return letIn(next)
  }

  function letIn(who: string): void {
    const line = lines.get(who) ?? []
    const go = line.shift()
    lines.delete(who)
    if (line.length > 0) lines.set(who, line)
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
