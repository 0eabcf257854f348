/**
 * What a call answers, asked for on opening, when the network is back and whenever one comes back to the page. The
 * last answer is cached, sealed, for when there is no network.
 */
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { OF_OTHERS, offlineCache } from './offline-cache.ts'
import { useSignedIn } from './session.tsx'
import { storage } from './storage.ts'

type Asked<T> = {
  /** What the copy is called; see offline-cache.ts. */
  copy: string
  /** It shows other people, any of whom may be blocked. */
  ofOthers?: boolean
  shape: z.ZodMiniType<T>
  load: () => Promise<T>
  /** Whether an old answer still tells something; else having failed is said instead. */
  isTelling?: (cached: T) => boolean
}

/** `asked` is the same each time. */
export function useCachedReply<T>(asked: Asked<T>) {
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
      // That there is no network is said already.
      setFailed(!known || navigator.onLine)
    }
  }, [owner, asked])

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void look()
    const forget = () => {
      setReply(null)
      void look()
    }
    void look()
    const stop = asked.ofOthers ? storage.onOthersForgotten(forget) : undefined
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', again)
    return () => {
      stop?.()
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, asked])

  return { reply, failed, look }
}
