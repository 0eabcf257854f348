/** The summary and the taxonomy it needs. If loading fails, the cached one is shown, if any. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import type { Reply } from '#shared/endpoint.ts'
import { domainCounts, metricCounts, shares, type TagCounts, totalOf } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

export type Summary = Reply<typeof getSummary>
type Taxonomy = { tags: Reply<typeof getTags>; hierarchy: Reply<typeof getHierarchy> }

/** A set of gauges whose shares add up to 100%. */
export type GaugeSet = { counts: Record<string, number>; shares: Record<string, number>; total: number }
/** `lately` has the domains of the last two weeks. */
export type Gauges = { balance: GaugeSet; domains: GaugeSet; lately: GaugeSet }

const request = {
  copy: 'insights',
  shape: z.object({ summary: getSummary.reply, tags: getTags.reply, hierarchy: getHierarchy.reply }),
  load: async () => {
    const [summary, tags, hierarchy] = await Promise.all([
      call(getSummary),
      call(getTags),
      call(getHierarchy),
    ])
    return { summary, tags, hierarchy }
  },
}

type State = 'loading' | 'failed' | 'ready' | 'refreshing' | 'not-refreshed'

export function useInsights(onRefreshed: () => void) {
  const { reply, setReply, isStale, refresh: load } = useCachedReply(request)
  const [refreshing, setRefreshing] = useState<'no' | 'now' | 'failed'>('no')

  async function refresh(): Promise<void> {
    setRefreshing('now')
    const loaded = await load()
    setRefreshing(loaded ? 'no' : 'failed')
    if (loaded) onRefreshed()
  }

  function state(): State {
    if (refreshing === 'now') return 'refreshing'
    if (isStale) return refreshing === 'failed' ? 'not-refreshed' : 'failed'
    return reply ? 'ready' : 'loading'
  }

  return {
    state: state(),
    gauges: reply && gaugesOf(reply.summary, reply),
    summary: reply?.summary ?? null,
    refresh,
    changed: (summary: Summary) => setReply(known => known && { ...known, summary }),
  }
}

function gaugesOf({ current, history }: Summary, { tags, hierarchy }: Taxonomy): Gauges {
  return {
    balance: gaugeSetOf(metricCounts(current)),
    domains: gaugeSetOf(domainCounts(current, tags, hierarchy)),
    lately: gaugeSetOf(domainCounts(sumOf(history.map(day => day.current)), tags, hierarchy)),
  }
}

function sumOf(days: readonly TagCounts[]): TagCounts {
  const sum: TagCounts = {}
  for (const day of days) for (const [tag, count] of Object.entries(day)) sum[tag] = (sum[tag] ?? 0) + count
  return sum
}

function gaugeSetOf(counts: Record<string, number>): GaugeSet {
  return { counts, shares: shares(counts), total: totalOf(counts) }
}
