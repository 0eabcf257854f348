/**
 * A thread cached in this browser: shown at once and offline, and shared by everything on the page that uses the
 * thread. The reader's own state is shared with other tabs. Bounded, and deleted at sign-out.
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
  /** `now` writes at once, for what must survive a crash; otherwise it is written a moment later. */
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

/** Removes a blocked person from this thread. Their ids in other threads are unknown, so those lose everybody's messages. */
export function forgetPerson(owner: string, threadId: string, userId: string): void {
  cachedThread(owner, threadId).change(thread => withoutPerson(thread, userId), 'now')
  for (const cached of storage.cachedThreads()) cachedThread(owner, cached)
  for (const thread of open.values()) thread.forgetOthers()
  clearCopiesOfOthers()
}

/** The same instance for everything on the page. */
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
    // Not after signing out, and not under another account.
    if (isOpen() && isSignedInAs(owner)) storage.setThread(threadId, serializeThread(thread, owner))
  }

  /** The reader's own state is the same in every tab, whichever tab sent the message. */
  function withOwnOfOtherTabs(): Thread {
    const written = parseThread(storage.getThread(threadId), owner)
    return written ? { ...thread, own: written.own, reactions: written.reactions } : thread
  }

  window.addEventListener('pagehide', () => writing !== undefined && write())

  return {
    lookAgain: () => become(withOwnOfOtherTabs()),
    forgetOthers() {
      // A thread on screen is updated by its connection.
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
