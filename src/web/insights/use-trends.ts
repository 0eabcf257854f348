/** Counts by day and correlations, loaded after the summary and again whenever it changes, the old ones shown until then. */
import { useMemo } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { getTrends } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'
import type { Summary } from './use-insights.ts'

export type Trends = Reply<typeof getTrends>

export function useTrends(summary: Summary | null) {
  const request = useMemo(
    () => summary && { copy: 'trends', shape: getTrends.reply, load: () => call(getTrends) },
    [summary],
  )
  const { reply, failed, refresh } = useCachedReply(request)
  return { trends: reply, failed, again: refresh }
}
