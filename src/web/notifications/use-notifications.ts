/** The threads that hold something unread, looked up on opening and whenever one comes back to the page. */
import { useCallback, useEffect, useState } from 'react'
import { getNotifications, type Unread } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { keptCopies } from '#web/platform/kept-copies.ts'
import { useSignedIn } from '#web/platform/session.tsx'

const COPY = 'notifications'

export function useNotifications() {
  const owner = useSignedIn().user.sub
  const [threads, setThreads] = useState<readonly Unread[] | null>(null)
  const [failed, setFailed] = useState(false)

  const look = useCallback(async () => {
    try {
      const found = await call(getNotifications)
      setThreads(found.threads)
      setFailed(false)
      keptCopies(owner).keep(COPY, found)
    } catch (error) {
      console.warn('Notifications did not load.', error)
      const kept = await keptCopies(owner).read(COPY, getNotifications.reply)
      // Having seen nothing new before says nothing of now.
      const known = kept && kept.threads.length > 0
      if (known) setThreads(now => now ?? kept.threads)
      // That there is no network is said already.
      setFailed(!known || navigator.onLine)
    }
  }, [owner])

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void look()
    void look()
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look])

  return { threads, failed, look }
}
