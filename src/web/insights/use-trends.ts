/** Counts by day and what moves together; loaded anew whenever the summary changes, the old staying until then. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { getTrends } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import type { Summary } from './use-insights.ts'

export type Trends = Reply<typeof getTrends>

export function useTrends(summary: Summary | null) {
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
    } catch (error) {
      console.warn('The trends did not load.', error)
      if (mine === turn.current) setFailed(true)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another summary, other trends
  useEffect(() => void load(), [load, summary])

  return { trends, failed, again: load }
}
