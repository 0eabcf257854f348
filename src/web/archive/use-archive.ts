/**
 * The archive, and what in it holds the words asked for. What was found stays in view until there is better; without
 * a network the whole of it is shown as it was last read.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ArchivedChat, getArchive } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { keptCopies } from '#web/platform/kept-copies.ts'
import { useSignedIn } from '#web/platform/session.tsx'

const TYPING_PAUSE_MS = 250
const COPY = 'archive'

type Found = { entries: ArchivedChat[]; asked: string }

export function useArchive(typed: string) {
  const asked = typed.trim()
  const owner = useSignedIn().user.sub
  const [found, setFound] = useState<Found | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [everAny, setEverAny] = useState(false)
  const turn = useRef(0)

  const load = useCallback(
    async (words: string) => {
      turn.current += 1
      const mine = turn.current
      setState('loading')
      try {
        const entries = await call(getArchive, { query: words === '' ? {} : { q: words } })
        // An answer overtaken by a newer question is no answer.
        if (mine !== turn.current) return
        setFound({ entries, asked: words })
        if (entries.length > 0) setEverAny(true)
        setState('ready')
        if (words === '') keptCopies(owner).keep(COPY, entries)
      } catch (error) {
        const kept = words === '' ? await keptCopies(owner).read(COPY, getArchive.reply) : null
        if (mine !== turn.current) return
        console.warn('The archive did not load.', error)
        if (kept) setFound(now => now ?? { entries: kept, asked: words })
        setState(kept && !navigator.onLine ? 'ready' : 'failed')
      }
    },
    [owner],
  )

  const first = useRef(true)
  useEffect(() => {
    const timer = setTimeout(() => void load(asked), first.current ? 0 : TYPING_PAUSE_MS)
    first.current = false
    return () => clearTimeout(timer)
  }, [asked, load])

  return {
    found: found?.entries ?? null,
    foundFor: found?.asked ?? '',
    state,
    everAny,
    again: () => void load(asked),
  }
}
