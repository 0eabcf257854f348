/**
 * The feeds of this node, one for each thread that somebody here has opened, and the way between nodes:
 * what happens here is published once per turn as finished frames, and what other nodes publish arrives.
 */
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import { joined, textFrame } from '#server/platform/wire.ts'
import { createFeed, type Event, type Feed } from './feed.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'

/** How often we ask the store whether something has passed us by: the bus promises nothing. */
const LOOK_EVERY_MS = 2000

type Parts = { store: GroupStore; keys: ThreadKeys; live: Live; log: Log }

export type Feeds = {
  /** Ready when everything from its head on will be told. */
  of(threadId: string): Promise<Feed>
  /** The feed, if anybody here watches the thread. */
  here(threadId: string): Feed | undefined
  /** Tells watchers here and on every node; call after the commit. */
  deliver(threadId: string, events: Event[]): void
  close(): void
}

export function createFeeds({ store, keys, live, log }: Parts): Feeds {
  const ready = new Map<string, Feed>()
  const opening = new Map<string, Promise<Feed>>()
  const stops: Array<() => void> = []

  async function open(threadId: string): Promise<Feed> {
    const early: Event[][] = []
    let arrive: Feed['arrive'] = events => void early.push(events)
    stops.push(
      live.watch(topicOf(threadId), payload => arrive(unpack(payload))),
      live.watch(typingTopic(threadId), frame => ready.get(threadId)?.broadcast(frame)),
    )
    const head = await store.head(threadId)
    const feed = createFeed({ threadId, head, missed: (after, limit) => missed(threadId, after, limit) })
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
      ...posted.map(row => ({ seq: row.seq, frame: frameOf(storedMessage(row, key)) })),
      ...changed.map(row => removedEvent(threadId, row.id, row.changed_seq ?? row.seq)),
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
      live.tellOthers(topicOf(threadId), pack(events))
    },
    close() {
      clearInterval(looking)
      for (const stop of stops) stop()
      for (const feed of ready.values()) feed.stop()
    },
  }
}

export function removedEvent(threadId: string, id: string, seq: number): Event {
  return { seq, frame: frameOf({ type: 'removed', stream_id: threadId, id, seq }) }
}

function frameOf(content: object): Buffer {
  return textFrame(JSON.stringify(content))
}

const topicOf = (threadId: string) => `thread:${threadId}`
export const typingTopic = (threadId: string) => `typing:${threadId}`

/** The numbers and lengths, a line end, and the frames as they are. */
function pack(events: Event[]): Buffer {
  const index = events.map(({ seq, frame }) => [seq, frame.length])
  return joined([Buffer.from(`${JSON.stringify(index)}\n`), ...events.map(({ frame }) => frame)])
}

function unpack(payload: Buffer): Event[] {
  const end = payload.indexOf('\n')
  const index: Array<[number, number]> = JSON.parse(payload.toString('utf8', 0, end))
  let at = end + 1
  return index.map(([seq, length]) => {
    const frame = payload.subarray(at, at + length)
    at += length
    return { seq, frame }
  })
}
