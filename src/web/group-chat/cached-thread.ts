/**
 * A thread as this browser keeps it: shown at once and without a network, shared by everything on the page that
 * looks at the thread, and, as far as it is one's own side, by other tabs. Bounded, and gone at sign-out.
 */
import { clearCopiesOfOthers } from '#web/platform/offline-cache.ts'
import { isSignedInAs } from '#web/platform/session-store.ts'
import { storage } from '#web/platform/storage.ts'
import { parseThread, serializeThread } from './serialize-thread.ts'
import { emptyThread, type Thread, withoutOthers, withoutPerson } from './thread.ts'

const PAUSE_MS = 500

export type CachedThread = {
  get(): Thread
  subscribe(listener: () => void): () => void
  /** `now` for what must outlive the page in any case; the rest is written a moment later. */
  change(next: (thread: Thread) => Thread, when?: 'now'): void
}

const open = new Map<string, { cached: CachedThread; lookAgain(): void; forgetOthers(): void }>()

storage.onPersonCleared(() => open.clear())
storage.onThreadChange(threadId => {
  for (const [key, { lookAgain }] of open) if (key.endsWith(` ${threadId}`)) lookAgain()
})
storage.onOthersForgotten(() => {
  for (const thread of open.values()) thread.forgetOthers()
})

/** Somebody was blocked in this thread, where one knows which words are theirs; in the others one does not. */
export function forgetPerson(owner: string, threadId: string, userId: string): void {
  cachedThread(owner, threadId).change(thread => withoutPerson(thread, userId), 'now')
  for (const cached of storage.cachedThreads()) cachedThread(owner, cached)
  for (const thread of open.values()) thread.forgetOthers()
  clearCopiesOfOthers()
}

/** The one of this page for this person. */
export function cachedThread(owner: string, threadId: string): CachedThread {
  const key = `${owner} ${threadId}`
  const known = open.get(key) ?? openThread(owner, threadId, () => open.has(key))
  open.set(key, known)
  return known.cached
}

function openThread(owner: string, threadId: string, isOpen: () => boolean) {
  let thread = parseThread(storage.getThread(threadId), owner) ?? emptyThread
  let writing: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: Thread): void {
    if (next === thread) return
    thread = next
    for (const listener of listeners) listener()
  }

  function write(): void {
    clearTimeout(writing)
    writing = undefined
    // Not after a sign-out, and not for somebody else.
    if (isOpen() && isSignedInAs(owner)) storage.setThread(threadId, serializeThread(thread, owner))
  }

  /** One's own side is the same in every tab, whichever tab did the sending. */
  function withOwnOfOtherTabs(): Thread {
    const written = parseThread(storage.getThread(threadId), owner)
    return written ? { ...thread, own: written.own, reactions: written.reactions } : thread
  }

  window.addEventListener('pagehide', () => writing !== undefined && write())

  return {
    lookAgain: () => become(withOwnOfOtherTabs()),
    forgetOthers() {
      // What is on the screen is brought up to date by its line.
      if (listeners.size > 0) return
      become(withoutOthers(thread))
      if (storage.getThread(threadId) !== null) write()
    },
    cached: {
      get: () => thread,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      change(next: (thread: Thread) => Thread, when?: 'now') {
        become(next(when === 'now' ? withOwnOfOtherTabs() : thread))
        if (when === 'now') write()
        else writing ??= setTimeout(write, PAUSE_MS)
      },
    },
  }
}
