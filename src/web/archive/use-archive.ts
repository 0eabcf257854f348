/**
 * Loads and searches the archive. The last results stay until there are new ones; offline, the cached list is shown and
 * searched.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ArchivedChat, getArchive, starSession } from '#shared/companion.ts'
import { CallError, call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { cacheArchive, cachedArchive } from './cached-archive.ts'

const TYPING_PAUSE_MS = 250

/** `cached`: from this device, not from the server. */
type ArchiveResults = { entries: ArchivedChat[]; asked: string; cached: boolean }

/** `offline`: no network, and nothing is cached. */
type State = 'loading' | 'ready' | 'failed' | 'offline'

export function useArchive(typed: string) {
  const asked = typed.trim()
  const owner = useSignedIn().user.sub
  const [found, setFound] = useState<ArchiveResults | null>(null)
  const [state, setState] = useState<State>('loading')
  const [everAny, setEverAny] = useState(false)
  const turn = useRef(0)

  const load = useCallback(
    async (words: string) => {
      turn.current += 1
      const mine = turn.current
      const cache = offlineCache(owner)
      setState('loading')
      try {
        const entries = await call(getArchive, { query: words === '' ? {} : { q: words } })
        // Outdated by a newer search.
        if (mine !== turn.current) return
        setFound({ entries, asked: words, cached: false })
        if (entries.length > 0) setEverAny(true)
        setState('ready')
        if (words === '') cacheArchive(cache, entries)
      } catch (error) {
        const offline = error instanceof CallError && error.code === 'network' && !navigator.onLine
        const cached = offline || words === '' ? await cachedArchive(cache, words) : null
        if (mine !== turn.current) return
        console.warn('The archive did not load.', error)
        if (cached) {
          const here = { entries: cached, asked: words, cached: true }
          // If only the server failed, the results already shown are better.
          setFound(known => (offline ? here : (known ?? here)))
          if (cached.length > 0) setEverAny(true)
        }
        setState(offline ? (cached ? 'ready' : 'offline') : 'failed')
      }
    },
    [owner],
  )

  const first = useRef(true)
  useEffect(() => {
    const timer = setTimeout(() => void load(asked), first.current ? 0 : TYPING_PAUSE_MS)
    first.current = false
    const again = () => void load(asked)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [asked, load])

  /** Shown at once; returns whether it was saved. */
  async function star(id: string, starred: boolean): Promise<boolean> {
    const show = (shown: boolean) =>
      setFound(
        known =>
          known && {
            ...known,
            entries: known.entries.map(entry => (entry.id === id ? { ...entry, starred: shown } : entry)),
          },
      )
    show(starred)
    try {
      await call(starSession, { params: { chatId: id }, body: { starred } })
      return true
    } catch {
      show(!starred)
      return false
    }
  }

  return {
    found: found?.entries ?? null,
    foundFor: found?.asked ?? '',
    foundHere: found?.cached ?? false,
    state,
    everAny,
    again: () => void load(asked),
    star,
  }
}
