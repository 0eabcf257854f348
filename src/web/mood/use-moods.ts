/** The check-ins of the last year; offline, the cached ones. */
import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { deleteMood, getMood } from '#shared/mood.ts'
import { call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { useSignedIn } from '#web/platform/session.tsx'

const COPY = 'mood'

export function useMoods() {
  const owner = useSignedIn().user.sub
  const [mood, setMood] = useState<Reply<typeof getMood> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const loaded = await call(getMood)
      setMood(loaded)
      offlineCache(owner).write(COPY, loaded)
    } catch (error) {
      console.warn('The check-ins did not load.', error)
      const cached = await offlineCache(owner).read(COPY, getMood.reply)
      setMood(now => now ?? cached)
      setFailed(!cached)
    }
  }, [owner])

  useEffect(() => void load(), [load])

  async function remove(id: string): Promise<boolean> {
    try {
      await call(deleteMood, { params: { id } })
    } catch (error) {
      console.warn('The check-in was not removed.', error)
      return false
    }
    setMood(now => now && { ...now, checkIns: now.checkIns.filter(one => one.id !== id) })
    return true
  }

  return { mood, failed, again: load, remove }
}
