/**
 * Unsent messages. Each is encrypted and stored before it is sent, so that it survives a reload, a crash and a sign-out,
 * and only its author can read or send it. It goes out once, in the order of its chat, through the sender of its
 * kind; what is refused for good waits to return to its composer.
 */
import { createQueues } from './outbox-queues.ts'
import type { OutboxStore } from './outbox-store.ts'
import { createTabs } from './outbox-tabs.ts'
import type { Delivered, Progress, Senders, Tracked, Unsent } from './unsent.ts'

export type Outbox = ReturnType<typeof createOutbox>

type Parts = {
  owner: string
  store: Promise<OutboxStore>
  senders: Senders
  /** Whether its author is still signed in: checked right before each attempt. */
  isOwner(): boolean
}

export function createOutbox({ owner, store, senders, isOwner }: Parts) {
  let shown: readonly Tracked[] = []
  let reads = 0
  const progress = new Map<string, Progress>()
  /** Being written to the store, and perhaps not there yet. */
  const arriving = new Map<string, Unsent>()
  const changed = new Set<() => void>()
  const delivered = new Set<(news: Delivered) => void>()

  const tabs = createTabs(owner, {
    changed: () => void read(),
    progress: (id, at) => note(id, at),
    delivered: news => tell(news),
  })
  const queues = createQueues({
    owner,
    senders,
    list: all,
    isOwner,
    onProgress(id, at) {
      note(id, at)
      tabs.progress(id, at)
    },
    async onDelivered(news) {
      // Answer first, then removal: a screen that has both for a moment shows them once, by their id.
      tell(news)
      tabs.delivered(news)
      await remove(news.words.id)
    },
    async onRefused(words, reason) {
      await (await store).put({ ...words, refused: reason })
      await spread()
    },
  })

  function note(id: string, at: Progress): void {
    if (progress.get(id) === at) return
    progress.set(id, at)
    show(shown)
  }

  function tell(news: Delivered): void {
    for (const listener of delivered) listener(news)
  }

  function show(words: readonly Unsent[]): void {
    shown = words.map(one => ({
      ...one,
      progress: one.refused ? 'refused' : (progress.get(one.id) ?? 'new'),
    }))
    for (const listener of changed) listener()
  }

  async function all(): Promise<Unsent[]> {
    const stored = await (await store).list()
    const known = new Set(stored.map(({ id }) => id))
    return [...stored, ...[...arriving.values()].filter(({ id }) => !known.has(id))]
  }

  async function read(): Promise<void> {
    reads += 1
    const asked = reads
    const words = await all()
    // A later read is newer.
    if (asked === reads) show(words)
  }

  async function spread(): Promise<void> {
    tabs.changed()
    await read()
  }

  async function remove(id: string): Promise<void> {
    arriving.delete(id)
    await (await store).remove(id)
    progress.delete(id)
    await spread()
  }

  return {
    get: (): readonly Tracked[] => shown,

    subscribe(listener: () => void): () => void {
      changed.add(listener)
      return () => void changed.delete(listener)
    },

    /** Called for every delivery, by this tab or another. */
    onDelivered(listener: (news: Delivered) => void): () => void {
      delivered.add(listener)
      return () => void delivered.delete(listener)
    },

    /** Settles when the message is stored; it is shown at once and sent right after. */
    async add(words: Unsent): Promise<void> {
      arriving.set(words.id, words)
      show([...shown, words])
      try {
        await (await store).put(words)
        arriving.delete(words.id)
        tabs.changed()
      } finally {
        // A message that could not be stored (a full disk) is still sent while the page is open.
        queues.wake()
      }
    },

    /** Removes a message, so that it is not sent. */
    remove,

    /** Sends what waits at once instead of at the next retry. */
    wake: queues.wake,

    /** Starts sending; returns how to stop. A message being sent is still finished. */
    start(): () => void {
      const stops = [tabs.listen(), queues.start()]
      void read()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
