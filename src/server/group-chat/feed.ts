/**
 * Delivers the events of one thread to its watchers on this node: each once and in the thread's order, whichever node it
 * came from. Events that do not arrive are fetched from the store.
 */
import type { Connection } from '#server/platform/connection.ts'
import { joinFrames, textFrame } from '#server/platform/text-frame.ts'

export type Event = {
  seq: number
  frame: Buffer
  /** Its author's id in the thread: people who block each other do not get it. */
  by?: string | undefined
  /** The author's connection gets this ack instead of the frame. */
  author?: { connection: Connection; ack: Buffer } | undefined
}

export type People = ReadonlySet<string>

export type Feed = {
  /** Consecutive numbers, oldest first, as one transaction wrote them. */
  arrive(events: Event[]): void
  /** The thread is known to have reached this number. */
  notice(head: number): void
  /** The last number delivered here. */
  head(): number
  /** `without`: people whose messages this watcher must not get. Joining again replaces it. */
  join(connection: Connection, without?: People): void
  leave(connection: Connection): void
  /** For frames without a number: presence, typing. */
  broadcast(frame: Buffer, of?: { by: string; from: Connection | undefined }): void
  /** Makes one frame for everybody, and one for each watcher who does not see everybody. */
  tell(make: (without?: People) => Buffer): void
  stop(): void
}

/** How long events of other nodes may be out of order before the missing one is looked up. */
const PATIENCE_MS = 250
const RETRY_MS = 1000
/** Further behind than this, clients fetch the history themselves. */
const MOST_CAUGHT_UP = 500
const NOTHING = Buffer.alloc(0)

type Parts = {
  threadId: string
  head: number
  /** Events after a number, oldest first. */
  missed(after: number, limit: number): Promise<Event[]>
  /** Called with the number of frames sent, for the metrics. */
  delivered?(count: number): void
}

export function createFeed({ threadId, head, missed, delivered }: Parts): Feed {
  const watchers = new Set<Connection>()
  /** The few who do not see everybody, kept apart so that the rest can share one write. */
  const apart = new Map<Connection, People>()
  let next = head + 1
  let held: Event[] = []
  let looking: NodeJS.Timeout | undefined
  let stopped = false

  function arrive(events: Event[]): void {
    const due = events.filter(({ seq }) => seq >= next)
    // Already fetched from the store: everybody has it, only the author still waits for the ack.
    if (due.length < events.length) acknowledge(events.filter(({ seq }) => seq < next))
    if (due[0]?.seq === next && held.length === 0) return release(due)
    acknowledge(due)
    hold(due)
    releaseUpTo(lastInARow())
    if (held.length > 0) lookSoon(PATIENCE_MS)
  }

  function acknowledge(events: Event[]): void {
    for (const { author } of events) author?.connection.write(author.ack)
  }

  /** An event from its author here replaces the same one from elsewhere, with the ack already sent. */
  function hold(events: Event[]): void {
    const bySeq = new Map(held.map(event => [event.seq, event]))
    for (const event of events) {
      if (event.author) bySeq.set(event.seq, { ...event, author: { ...event.author, ack: NOTHING } })
      else if (!bySeq.has(event.seq)) bySeq.set(event.seq, event)
    }
    held = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  }

  function lastInARow(): number {
    return held.reduce((last, { seq }) => (seq === last + 1 ? seq : last), next - 1)
  }

  function releaseUpTo(last: number): void {
    const ready = held.filter(({ seq }) => seq <= last)
    held = held.filter(({ seq }) => seq > last)
    if (ready.length > 0) release(ready)
    next = Math.max(next, last + 1)
  }

  /** One write per watcher, however many events there are. */
  function release(events: Event[]): void {
    next = events.at(-1)!.seq + 1
    const shared = joinFrames(events.map(({ frame }) => frame))
    const own = new Map<Connection, Buffer>()
    for (const { author } of events) {
      if (!author || own.has(author.connection)) continue
      own.set(author.connection, ownView(author.connection, events, shared, apart.get(author.connection)))
    }
    for (const [watcher, without] of apart) {
      const misses = events.some(({ by }) => by !== undefined && without.has(by))
      if (misses && !own.has(watcher)) own.set(watcher, ownView(watcher, events, shared, without))
    }
    for (const watcher of watchers) watcher.write(own.get(watcher) ?? shared)
    delivered?.(watchers.size * events.length)
  }

  function lookSoon(afterMs: number): void {
    if (looking || stopped) return
    looking = setTimeout(async () => {
      const again = await look().catch(() => RETRY_MS)
      looking = undefined
      if (again) lookSoon(again)
      else if (held.length > 0) lookSoon(PATIENCE_MS)
    }, afterMs)
    looking.unref()
  }

  async function look(): Promise<undefined> {
    const found = await missed(next - 1, MOST_CAUGHT_UP + 1)
    const last = found.at(-1)?.seq ?? 0
    if (found.length > MOST_CAUGHT_UP) return skipTo(Math.max(last, held.at(-1)?.seq ?? 0))
    hold(found.filter(({ seq }) => seq >= next))
    // What the store does not have up to there will never arrive.
    releaseUpTo(Math.max(last, lastInARow()))
  }

  function skipTo(last: number): undefined {
    next = last + 1
    held = []
    broadcast(textFrame(JSON.stringify({ type: 'gap', stream_id: threadId, seq: last })))
  }

  function broadcast(frame: Buffer, of?: { by: string; from: Connection | undefined }): void {
    for (const watcher of watchers) {
      if (of && (watcher === of.from || apart.get(watcher)?.has(of.by))) continue
      watcher.write(frame)
    }
  }

  function tell(make: (without?: People) => Buffer): void {
    const shared = make()
    for (const watcher of watchers) {
      const without = apart.get(watcher)
      watcher.write(without ? make(without) : shared)
    }
  }

  return {
    arrive,
    notice(seen) {
      if (seen >= next) lookSoon(PATIENCE_MS)
    },
    head: () => next - 1,
    join(connection, without) {
      watchers.add(connection)
      if (without && without.size > 0) apart.set(connection, without)
      else apart.delete(connection)
    },
    leave(connection) {
      watchers.delete(connection)
      apart.delete(connection)
    },
    broadcast,
    tell,
    stop() {
      stopped = true
      clearTimeout(looking)
    },
  }
}

/** Replaces the author's own messages with acks, and leaves out what they must not get. */
function ownView(connection: Connection, events: Event[], shared: Buffer, without?: People): Buffer {
  const parts: Buffer[] = []
  // Everything between two replaced frames is copied in one piece.
  let from = 0
  let at = 0
  for (const { frame, by, author } of events) {
    const isOwn = author?.connection === connection
    const isKeptFrom = without !== undefined && by !== undefined && without.has(by)
    if (isOwn || isKeptFrom) {
      if (at > from) parts.push(shared.subarray(from, at))
      if (isOwn && !isKeptFrom) parts.push(author.ack)
      from = at + frame.length
    }
    at += frame.length
  }
  if (at > from) parts.push(shared.subarray(from, at))
  return joinFrames(parts)
}
