/** The threads that hold something unread, looked up on opening and whenever one comes back to the page. */
import { useCallback, useEffect, useState } from 'react'
import { getNotifications, type Unread } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'

export function useNotifications() {
  const [threads, setThreads] = useState<readonly Unread[] | null>(null)
  const [failed, setFailed] = useState(false)

  const look = useCallback(async () => {
    try {
      setThreads((await call(getNotifications)).threads)
      setFailed(false)
    } catch (error) {
      console.warn('Notifications did not load.', error)
      setFailed(true)
    }
  }, [])

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
