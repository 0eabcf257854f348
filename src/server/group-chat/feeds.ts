/**
 * The feeds of this node, one per thread that somebody here has open, and the exchange between nodes: events
 * are published once per turn as encoded frames, and other nodes' events are received.
 */
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import { joinFrames, textFrame } from '#server/platform/text-frame.ts'
import type { GroupMessage, ServerFrame } from '#shared/live.ts'
import { createFeed, type Event, type Feed } from './feed.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'

/** How often we check the store for missed events, since the bus may lose messages. */
const LOOK_EVERY_MS = 2000

type Parts = { store: GroupStore; keys: ThreadKeys; live: Live; log: Log }

export type Feeds = {
  /** Resolves when everything after its head will be delivered. */
  of(threadId: string): Promise<Feed>
  /** The feed, if anybody on this node has the thread open. */
  here(threadId: string): Feed | undefined
  /** Delivers to watchers on every node; call after the commit. */
  deliver(threadId: string, events: Event[]): void
  /** Frames sent to watchers on this node. */
  delivered(): number
  close(): void
}

export function createFeeds({ store, keys, live, log }: Parts): Feeds {
  const ready = new Map<string, Feed>()
  const opening = new Map<string, Promise<Feed>>()
  const stops: Array<() => void> = []
  let deliveries = 0

  async function open(threadId: string): Promise<Feed> {
    const early: Event[][] = []
    let arrive: Feed['arrive'] = events => void early.push(events)
    stops.push(
      live.watch(topicOf(threadId), payload => arrive(unpack(payload))),
      live.watch(typingTopic(threadId), payload => {
        const { by, frame } = unpackTyping(payload)
        ready.get(threadId)?.broadcast(frame, { by, from: undefined })
      }),
    )
    const head = await store.head(threadId)
    const feed = createFeed({
      threadId,
      head,
      missed: (after, limit) => missed(threadId, after, limit),
      delivered: count => {
        deliveries += count
      },
    })
    arrive = feed.arrive
    for (const events of early) feed.arrive(events)
    ready.set(threadId, feed)
    return feed
  }

  async function missed(threadId: string, after: number, limit: number): Promise<Event[]> {
    const key = await keys.of(threadId)
    const head = await store.head(threadId)
    const posted = await store.after(threadId, after, head, limit)
    const changed = await store.changedAfter(threadId, after, head, limit)
    const events = [
      ...posted.map(row => messageEvent(storedMessage(row, key))),
      ...changed.map(row => changedEvent(storedMessage(row, key), row.changed_seq ?? row.seq)),
    ]
    return events.sort((a, b) => a.seq - b.seq).slice(0, limit)
  }

  const looking = setInterval(async () => {
    if (ready.size === 0) return
    try {
      for (const { thread_id, last_seq } of await store.heads()) ready.get(thread_id)?.notice(last_seq)
    } catch (error) {
      log.debug({ err: error }, 'could not look for missed messages')
    }
  }, LOOK_EVERY_MS)
  looking.unref()

  return {
    of(threadId) {
      const known = opening.get(threadId)
      if (known) return known
      const feed = open(threadId)
      opening.set(threadId, feed)
      feed.catch(() => opening.delete(threadId))
      return feed
    },
    here: threadId => ready.get(threadId),
    deliver(threadId, events) {
      ready.get(threadId)?.arrive(events)
      live.tellOthers(topicOf(threadId), () => pack(events))
    },
    delivered: () => deliveries,
    close() {
      clearInterval(looking)
      for (const stop of stops) stop()
      for (const feed of ready.values()) feed.stop()
    },
  }
}

export function messageEvent(message: GroupMessage): Event {
  return { seq: message.seq, by: message.userId, frame: frameOf(message) }
}

/** The event for a message that was unsent, edited or restored. */
export function changedEvent(message: GroupMessage, seq: number): Event {
  const { stream_id, id, userId: by, removed, edited } = message
  if (removed) return removedEvent(stream_id, id, seq, by)
  if (edited) return { seq, by, frame: frameOf({ type: 'edited', stream_id, seq, message }) }
  return { seq, by, frame: frameOf({ type: 'restored', stream_id, seq, message }) }
}

export function removedEvent(threadId: string, id: string, seq: number, by?: string): Event {
  return { seq, by, frame: frameOf({ type: 'removed', stream_id: threadId, id, seq }) }
}

function frameOf(content: ServerFrame): Buffer {
  return textFrame(JSON.stringify(content))
}

const topicOf = (threadId: string) => `thread:${threadId}`
export const typingTopic = (threadId: string) => `typing:${threadId}`

/** Format: who types, a newline, then the encoded frame. */
export function packTyping(by: string, frame: Buffer): Buffer {
  return joinFrames([Buffer.from(`${by}\n`), frame])
}

function unpackTyping(payload: Buffer): { by: string; frame: Buffer } {
  const end = payload.indexOf('\n')
  return { by: payload.toString('utf8', 0, end), frame: payload.subarray(end + 1) }
}

/** Format: numbers, lengths and authors, a newline, then the encoded frames. */
function pack(events: Event[]): Buffer {
  const index = events.map(({ seq, frame, by }) => [seq, frame.length, by])
  return joinFrames([Buffer.from(`${JSON.stringify(index)}\n`), ...events.map(({ frame }) => frame)])
}

function unpack(payload: Buffer): Event[] {
  const end = payload.indexOf('\n')
  const index: Array<[number, number, string | null]> = JSON.parse(payload.toString('utf8', 0, end))
  let at = end + 1
  return index.map(([seq, length, by]) => {
    const frame = payload.subarray(at, at + length)
    at += length
    return { seq, frame, by: by ?? undefined }
  })
}
