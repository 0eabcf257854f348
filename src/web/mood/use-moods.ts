/** The check-ins of the last year; offline, the cached ones. */
import { useEffect, useRef } from 'react'
import { deleteMood, getMood } from '#shared/mood.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const request = { copy: 'mood', shape: getMood.reply, load: () => call(getMood) }

/** `noted` changes when there are others to load. */
export function useMoods(noted: number) {
  const { reply, setReply, failed, refresh } = useCachedReply(request)
  const known = useRef(noted)
  useEffect(() => {
    if (known.current !== noted) void refresh()
    known.current = noted
  }, [noted, refresh])

  async function remove(id: string): Promise<boolean> {
    try {
      await call(deleteMood, { params: { id } })
    } catch (error) {
      console.warn('The check-in was not removed.', error)
      return false
    }
    setReply(now => now && { ...now, checkIns: now.checkIns.filter(one => one.id !== id) })
    return true
  }

  return { mood: reply, failed, again: refresh, remove }
}
