/**
 * The reply to a call, loaded when the screen opens, when the network is back and when the tab becomes visible, and
 * again at an interval where one is given. The last reply is cached, encrypted, for offline use.
 */
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { OF_OTHERS, offlineCache } from './offline-cache.ts'
import { useSignedIn } from './session.tsx'
import { storage } from './storage.ts'

type CachedCall<T> = {
  /** Name in the cache; see offline-cache.ts. */
  copy: string
  /** Shows other people, any of whom may be blocked later. */
  ofOthers?: boolean
  shape: z.ZodMiniType<T>
  load: () => Promise<T>
  /** Loads again this often while the tab is visible. */
  everyMs?: number
  /** Whether an old reply is still worth showing; otherwise the failure is shown. */
  isTelling?: (cached: T) => boolean
}

/** `asked` must be a stable object. */
export function useCachedReply<T>(asked: CachedCall<T>) {
  const owner = useSignedIn().user.sub
  const [reply, setReply] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)

  const look = useCallback(async () => {
    const { copy, ofOthers = false, shape, load, isTelling = () => true } = asked
    const name = ofOthers ? OF_OTHERS + copy : copy
    try {
      const found = await load()
      setReply(found)
      setFailed(false)
      offlineCache(owner).write(name, found)
    } catch (error) {
      console.warn(`The ${copy} did not load.`, error)
      const cached = await offlineCache(owner).read(name, shape)
      const known = cached !== null && isTelling(cached)
      if (known) setReply(now => now ?? cached)
      // The offline banner says it already.
      setFailed(!known || navigator.onLine)
    }
  }, [owner, asked])

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && navigator.onLine && void look()
    const forget = () => {
      setReply(null)
      void look()
    }
    void look()
    const timer = asked.everyMs && setInterval(again, asked.everyMs)
    const stop = asked.ofOthers ? storage.onOthersForgotten(forget) : undefined
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      stop?.()
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, asked])

  return { reply, failed, look }
}
