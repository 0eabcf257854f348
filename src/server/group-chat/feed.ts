/**
 * What happens in one thread, told to everybody on this node who watches it: each event once, in the
 * thread's own order, whichever node it came from. What does not arrive is looked up in the store.
 */
import type { Connection } from '#server/platform/connection.ts'
import { joined, textFrame } from '#server/platform/wire.ts'

export type Event = {
  seq: number
  frame: Buffer
  /** The connection it came from gets this in place of the frame. */
  author?: { connection: Connection; ack: Buffer } | undefined
}

export type Feed = {
  arrive(events: Event[]): void
  /** Somebody has seen that the thread has come this far. */
  notice(head: number): void
  /** The last number told here. */
  head(): number
  join(connection: Connection): void
  leave(connection: Connection): void
  /** What has no number: presence, typing. */
  broadcast(frame: Buffer, except?: Connection): void
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
}

export function createFeed({ threadId, head, missed }: Parts): Feed {
  const watchers = new Set<Connection>()
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
      if (author && !own.has(author.connection)) {
        own.set(author.connection, forAuthor(author.connection, events))
      }
    }
    for (const watcher of watchers) watcher.write(own.get(watcher) ?? shared)
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

  function broadcast(frame: Buffer, except?: Connection): void {
    for (const watcher of watchers) if (watcher !== except) watcher.write(frame)
  }

  return {
    arrive,
    notice(seen) {
      if (seen >= next) lookSoon(PATIENCE_MS)
    },
    head: () => next - 1,
    join: connection => void watchers.add(connection),
    leave: connection => void watchers.delete(connection),
    broadcast,
    stop() {
      stopped = true
      clearTimeout(looking)
    },
  }
}

/** Acks stand where the author's own messages stand for everybody else. */
function forAuthor(connection: Connection, events: Event[]): Buffer {
  return joined(events.map(({ frame, author }) => (author?.connection === connection ? author.ack : frame)))
}
