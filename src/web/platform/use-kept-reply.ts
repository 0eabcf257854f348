/**
 * What a call answers, asked for on opening, when the network is back and whenever one comes back to the page. The
 * last answer is kept, sealed, for when there is no network.
 */
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { keptCopies } from './kept-copies.ts'
import { useSignedIn } from './session.tsx'

type Asked<T> = {
  /** What the copy is called; see kept-copies.ts. */
  copy: string
  shape: z.ZodMiniType<T>
  load: () => Promise<T>
  /** Whether an old answer still tells something; else having failed is said instead. */
  isTelling?: (kept: T) => boolean
}

/** `asked` is the same each time. */
export function useKeptReply<T>(asked: Asked<T>) {
  const owner = useSignedIn().user.sub
  const [reply, setReply] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)

  const look = useCallback(async () => {
    const { copy, shape, load, isTelling = () => true } = asked
    try {
      const found = await load()
      setReply(found)
      setFailed(false)
      keptCopies(owner).keep(copy, found)
    } catch (error) {
      console.warn(`The ${copy} did not load.`, error)
      const kept = await keptCopies(owner).read(copy, shape)
      const known = kept !== null && isTelling(kept)
      if (known) setReply(now => now ?? kept)
      // That there is no network is said already.
      setFailed(!known || navigator.onLine)
    }
  }, [owner, asked])

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

  return { reply, failed, look }
}
