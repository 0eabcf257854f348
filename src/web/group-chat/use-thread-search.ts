/** Searches a thread while typing, newest first; goes further back on request, or on its own while nothing is found. */
import { useEffect, useRef, useState } from 'react'
import { type FoundMessage, searchThread } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'

const PAUSE_MS = 250
/** Pages searched before asking whether to continue. */
const MOST_ROUNDS = 5

type ThreadSearchResults = { asked: string; found: readonly FoundMessage[]; before: number | null }

export function useThreadSearch(threadId: string, typed: string) {
  const asked = typed.trim()
  const [result, setResult] = useState<ThreadSearchResults | null>(null)
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle')
  const turn = useRef(0)

  async function search(so: ThreadSearchResults): Promise<void> {
    turn.current += 1
    const mine = turn.current
    setState('searching')
    try {
      let { found, before } = so
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const body = { q: asked, ...(before !== null && { before }) }
        const page = await call(searchThread, { params: { threadId }, body })
        if (mine !== turn.current) return
        found = [...found, ...page.found]
        before = page.before
        if (page.found.length > 0 || before === null) break
      }
      setResult({ asked, found, before })
      setState('idle')
    } catch (error) {
      if (mine !== turn.current) return
      console.warn('The thread was not searched.', error)
      setState('failed')
    }
  }

  const fresh = () => void search({ asked, found: [], before: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new question
  useEffect(() => {
    turn.current += 1
    setState('idle')
    if (asked === '') return setResult(null)
    const timer = setTimeout(fresh, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, threadId])

  return { result, state, again: fresh, earlier: () => result && void search(result) }
}
