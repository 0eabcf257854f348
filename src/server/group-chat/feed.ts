/**
 * What happens in one thread, told to everybody on this node who watches it: each event once, in the
 * thread's own order, whichever node it came from. What does not arrive is looked up in the store.
 */
import type { Connection } from '#server/platform/connection.ts'
import { joined, textFrame } from '#server/platform/wire.ts'

export type Event = {
  seq: number
  frame: Buffer
  /** Whose it is, within the thread: those kept apart from them are not told. */
  by?: string | undefined
  /** The connection it came from gets this in place of the frame. */
  author?: { connection: Connection; ack: Buffer } | undefined
}

export type People = ReadonlySet<string>

export type Feed = {
  arrive(events: Event[]): void
  /** Somebody has seen that the thread has come this far. */
  notice(head: number): void
  /** The last number told here. */
  head(): number
  /** `without`: people this watcher must not hear of. Joining again replaces it. */
  join(connection: Connection, without?: People): void
  leave(connection: Connection): void
  /** What has no number: presence, typing. */
  broadcast(frame: Buffer, of?: { by: string; from: Connection | undefined }): void
  /** The same made for each: once for all, and once for everybody who does not see all. */
  tell(make: (without?: People) => Buffer): void
  stop(): void
}

/** Events of another node may overtake each other by this much before we look for the missing one. */
const PATIENCE_MS = 250
const RETRY_MS = 1000
/** Beyond this it is cheaper for everybody to fetch for themselves. */
const MOST_CAUGHT_UP = 500
const NOTHING = Buffer.alloc(0)

type Parts = {
  threadId: string
  head: number
  /** Events after a number, oldest first. */
  missed(after: number, limit: number): Promise<Event[]>
  /** Told how many frames have gone out, for the operator's figures. */
  delivered?(count: number): void
}

export function createFeed({ threadId, head, missed, delivered }: Parts): Feed {
  const watchers = new Set<Connection>()
  /** The few who do not see everybody; nobody else pays for them. */
  const apart = new Map<Connection, People>()
  let next = head + 1
  let held: Event[] = []
  let looking: NodeJS.Timeout | undefined
  let stopped = false

  function arrive(events: Event[]): void {
    const due = events.filter(({ seq }) => seq >= next)
    // Looked up from the store in the meantime: everybody has it, the author still waits to hear so.
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

  /** What came from an author here goes before the same thing from elsewhere: they are told, and not told again. */
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

  /** One write for each watcher, however much has happened. */
  function release(events: Event[]): void {
    next = events.at(-1)!.seq + 1
    const shared = joined(events.map(({ frame }) => frame))
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
    // Whatever the store does not know up to there will never come.
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

/** Acks stand where the author's own messages stand for everybody else; what one must not hear is left out. */
function ownView(connection: Connection, events: Event[], shared: Buffer, without?: People): Buffer {
  const parts: Buffer[] = []
  // What stands between two of one's own is taken over in one piece.
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
  return joined(parts)
}
