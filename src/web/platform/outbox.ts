/**
 * Words on their way. Each is sealed and kept before it is sent, so that it outlives a reload, a crash and a
 * sign-out, and only its author can read or send it. It goes out by itself, once, in the order of its chat,
 * as soon as there is somebody to carry it; what is refused for good waits to go back to its composer.
 */
import { createLanes } from './outbox-lanes.ts'
import type { OutboxStore } from './outbox-store.ts'
import { createTabs } from './outbox-tabs.ts'
import type { Delivered, Progress, Tracked, Unsent } from './unsent.ts'

export type Outbox = ReturnType<typeof createOutbox>

type Parts = {
  owner: string
  store: Promise<OutboxStore>
  /** Whether the browser is still its author's: asked right before each try. */
  isOwner(): boolean
}

export function createOutbox({ owner, store, isOwner }: Parts) {
  let shown: readonly Tracked[] = []
  let reads = 0
  const progress = new Map<string, Progress>()
  /** Being written to the store and perhaps not in it yet. */
  const arriving = new Map<string, Unsent>()
  const changed = new Set<() => void>()
  const delivered = new Set<(news: Delivered) => void>()

  const tabs = createTabs(owner, {
    changed: () => void read(),
    progress: (id, at) => note(id, at),
    delivered: news => tell(news),
  })
  const lanes = createLanes({
    owner,
    list: all,
    isOwner,
    onProgress(id, at) {
      note(id, at)
      tabs.progress(id, at)
    },
    async onDelivered(news) {
      // First the answer, then the words go: whoever shows both knows them by their id and shows them once.
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
    // A later look knows better.
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

    /** Hears of every delivery, by this tab or another. */
    onDelivered(listener: (news: Delivered) => void): () => void {
      delivered.add(listener)
      return () => void delivered.delete(listener)
    },

    /** Settles when the words are kept; they are shown at once and sent right after. */
    async add(words: Unsent): Promise<void> {
      arriving.set(words.id, words)
      show([...shown, words])
      try {
        await (await store).put(words)
        arriving.delete(words.id)
        tabs.changed()
      } finally {
        // Words that could not be kept (a full disk) are still sent, as long as the page is open.
        lanes.wake()
      }
    },

    /** Takes words out, to be sent no more. */
    remove,

    /** Without a place, for all places of this kind. */
    carry: lanes.carry,

    /** Starts sending whatever lies there; answers how to stop. What is under way is still brought to its end. */
    start(): () => void {
      const stops = [tabs.listen(), lanes.start()]
      void read()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
