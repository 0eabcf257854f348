/**
 * Where the unread messages of this visit begin, and telling the server how far they were read. Messages that arrive
 * while the page is hidden are unread too.
 */
import { useEffect, useRef, useState } from 'react'
import { getUnread, markRead } from '#shared/group-chat.ts'
import { showAsRead } from '#web/community/community.tsx'
import { call } from '#web/platform/api.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { storage } from '#web/platform/storage.ts'
import type { Thread } from './thread.ts'

const PAUSE_MS = 600

/** Sequence number of the first unread message of this visit, if any. */
export function useUnread(threadId: string, thread: Thread): number | null {
  const [firstUnread, setFirstUnread] = useState<number | null>(null)
  const [positionKnown, setLooked] = useState(false)
  const { loaded, seq, messages, me } = thread
  const owner = useSignedIn().user.sub

  useEffect(() => {
    let left = false
    const viewed = storage.getLastViewed(threadId)
    storage.setLastViewed(threadId, Date.now())
    firstUnreadOf(threadId, viewed).then(
      first => {
        if (left) return
        setFirstUnread(first)
        setLooked(true)
      },
      error => {
        console.warn('What is unread is not known.', error)
        if (!left) setLooked(true)
      },
    )
    return () => {
      left = true
    }
  }, [threadId])

  const newest = messages.findLast(message => message.userId !== me)
  const seenSeq = useRef(0)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') seenSeq.current = seq
    }
    const newestSeq = newest?.seq ?? 0
    const sawBefore = seenSeq.current
    if (document.visibilityState === 'hidden' && sawBefore > 0 && newestSeq > sawBefore)
      setFirstUnread(first => (first !== null && first > sawBefore ? first : newestSeq))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [seq, newest?.seq])

  const toldOnce = useRef(false)
  useEffect(() => {
    if (!positionKnown || !loaded) return
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      storage.setLastViewed(threadId, Date.now())
      call(markRead, { params: { threadId }, body: { seq } }).then(
        () => showAsRead(owner, threadId),
        error => console.warn('What was read is not kept.', error),
      )
    }
    const timer = setTimeout(tell, toldOnce.current ? PAUSE_MS : 0)
    toldOnce.current = true
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [positionKnown, loaded, seq, threadId, owner])

  return firstUnread
}

/** Where the server has no read position yet, this browser's own is sent first. */
async function firstUnreadOf(threadId: string, viewed: number): Promise<number | null> {
  const params = { threadId }
  const unread = await call(getUnread, { params })
  if (unread.readSeq !== null || viewed === 0) return unread.firstUnread
  return (await call(markRead, { params, body: { lastViewed: viewed } })).firstUnread
}
