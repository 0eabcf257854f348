/** Counts by day and correlations, loaded after the summary and again whenever it changes, the old ones shown until then. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { getTrends } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import type { Summary } from './use-insights.ts'

const COPY = 'trends'

export type Trends = Reply<typeof getTrends>

export function useTrends(summary: Summary | null) {
  const owner = useSignedIn().user.sub
  const [trends, setTrends] = useState<Trends | null>(null)
  const [failed, setFailed] = useState(false)
  const turn = useRef(0)

  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setFailed(false)
    try {
      const loaded = await call(getTrends)
      if (mine === turn.current) setTrends(loaded)
      offlineCache(owner).write(COPY, loaded)
    } catch (error) {
      console.warn('The trends did not load.', error)
      const cached = await offlineCache(owner).read(COPY, getTrends.reply)
      if (mine !== turn.current) return
      if (cached) setTrends(now => now ?? cached)
      setFailed(!cached)
    }
  }, [owner])

  useEffect(() => {
    if (summary) void load()
  }, [load, summary])

  return { trends, failed, again: load }
}
