/**
 * The reply to a call, loaded when the screen opens, when the network is back and when the tab becomes visible, and
 * again at an interval where one is given. The last reply is cached, encrypted, for offline use.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { OF_OTHERS, offlineCache } from './offline-cache.ts'
import { useSignedIn } from './session.tsx'
import { storage } from './storage.ts'

type CachedCall<T> = {
  /** Name in the cache; see offline-cache.ts. */
  copy: string
  /** Shows other people, any of whom may be blocked later. */
  showsOthers?: boolean
  shape: z.ZodMiniType<T>
  load: () => Promise<T>
  /** Loads again this often while the tab is visible. */
  everyMs?: number
  /** Whether an old reply is still worth showing; otherwise the failure is shown. */
  isWorthShowing?: (cached: T) => boolean
}

/** `offline`: there is no network, and the cached reply is shown; the offline banner says so already. */
type Failure = 'failed' | 'offline' | null

const nameOf = ({ copy, showsOthers }: { copy: string; showsOthers?: boolean }) =>
  showsOthers ? OF_OTHERS + copy : copy

/** Corrects the cached reply by what this device has done since, if there is one. */
export async function changeCachedReply<T>(
  request: CachedCall<T>,
  owner: string,
  change: (cached: T) => T,
): Promise<void> {
  const cache = offlineCache(owner)
  const cached = await cache.read(nameOf(request), request.shape)
  if (cached !== null) cache.write(nameOf(request), change(cached))
}

/** `request` must be a stable object; null loads nothing yet. */
export function useCachedReply<T>(request: CachedCall<T> | null) {
  const owner = useSignedIn().user.sub
  const [reply, setReply] = useState<T | null>(null)
  const [failure, setFailure] = useState<Failure>(null)
  const started = useRef(0)
  const shown = useRef(0)

  /** Returns whether it loaded. An answer that comes after a later one is dropped. */
  const refresh = useCallback(async (): Promise<boolean> => {
    if (!request) return false
    const { copy, shape, load, isWorthShowing = () => true } = request
    const name = nameOf(request)
    started.current += 1
    const mine = started.current
    try {
      const found = await load()
      if (mine < shown.current) return true
      shown.current = mine
      setReply(found)
      setFailure(null)
      offlineCache(owner).write(name, found)
      return true
    } catch (error) {
      console.warn(`The ${copy} did not load.`, error)
      const cached = await offlineCache(owner).read(name, shape)
      if (mine < shown.current) return false
      const known = cached !== null && isWorthShowing(cached)
      if (known) setReply(now => now ?? cached)
      setFailure(known && !navigator.onLine ? 'offline' : 'failed')
      return false
    }
  }, [owner, request])

  useEffect(() => {
    if (!request) return
    const again = () => document.visibilityState === 'visible' && navigator.onLine && void refresh()
    const forget = () => {
      shown.current = started.current + 1
      setReply(null)
      void refresh()
    }
    void refresh()
    const timer = request.everyMs && setInterval(again, request.everyMs)
    const stop = request.showsOthers ? storage.onOthersForgotten(forget) : undefined
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      stop?.()
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', again)
    }
  }, [refresh, request])

  return { reply, setReply, failed: failure === 'failed', isStale: failure !== null, refresh }
}
