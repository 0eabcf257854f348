/** The threads visited recently on this browser, newest first. */
import { isThreadId, type ThreadId } from '#shared/community.ts'
import { storage } from '#web/platform/storage.ts'

const MOST = 5

export function activeThreads(): ThreadId[] {
  try {
    const stored: unknown = JSON.parse(storage.get('activeGroupThreads') ?? '[]')
    const ids = Array.isArray(stored) ? stored.filter((id): id is ThreadId => isThreadId(String(id))) : []
    return [...new Set(ids)].slice(0, MOST)
  } catch {
    return []
  }
}

/** Opening a thread brings it to the front; threads that fall off the end are deleted from the cache. */
export function enterThread(threadId: ThreadId): ThreadId[] {
  const active = [threadId, ...activeThreads().filter(id => id !== threadId)].slice(0, MOST)
  storage.set('activeGroupThreads', JSON.stringify(active))
  const isActive = (id: string) => active.some(one => one === id)
  for (const id of storage.cachedThreads()) if (!isActive(id)) storage.setThread(id, null)
  return active
}
