/** Fetches quoted messages from above what is loaded. */
import { useEffect, useRef } from 'react'
import { getQuoted, MOST_QUOTED } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import type { CachedThread } from './cached-thread.ts'
import { withQuoted } from './thread.ts'
import type { Line } from './timeline.ts'

export function useQuoted(threadId: string, cached: CachedThread, lines: readonly Line[]): void {
  const asking = useRef(new Set<string>())
  const missing = lines.flatMap(line =>
    line.type === 'said' && line.quote?.state === 'loading' ? [line.quote.id] : [],
  )
  const wanted = [...new Set(missing)].slice(-MOST_QUOTED).join(' ')
  useEffect(() => {
    const ids = wanted.split(' ').filter(id => id !== '' && !asking.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) asking.current.add(id)
    call(getQuoted, { params: { threadId }, body: { ids } })
      .then(({ view, messages }) => {
        // The view has changed in the meantime: everything is fetched again anyway.
        if (view === cached.get().view) cached.change(thread => withQuoted(thread, ids, messages))
      })
      .catch(error => console.warn('Quoted messages did not load.', error))
      .finally(() => {
        for (const id of ids) asking.current.delete(id)
      })
  }, [wanted, threadId, cached])
}
