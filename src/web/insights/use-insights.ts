/** The summary and the taxonomy it needs. If loading fails, the cached one is shown, if any. */
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import type { Reply } from '#shared/endpoint.ts'
import { domainCounts, metricCounts, shares, type TagCounts, totalOf } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { useSignedIn } from '#web/platform/session.tsx'

export type Summary = Reply<typeof getSummary>
type Taxonomy = { tags: Reply<typeof getTags>; hierarchy: Reply<typeof getHierarchy> }

/** A set of gauges whose shares add up to 100%. */
export type GaugeSet = { counts: Record<string, number>; shares: Record<string, number>; total: number }
/** `lately` has the domains of the last two weeks. */
export type Gauges = { balance: GaugeSet; domains: GaugeSet; lately: GaugeSet }

const COPY = 'insights'
const copied = z.object({ summary: getSummary.reply, tags: getTags.reply, hierarchy: getHierarchy.reply })

type State = 'loading' | 'failed' | 'ready' | 'refreshing' | 'not-refreshed'

export function useInsights(onRefreshed: () => void) {
  const owner = useSignedIn().user.sub
  const [state, setState] = useState<State>('loading')
  const [taxonomy, setTaxonomy] = useState<Taxonomy | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)

  const load = useCallback(async () => {
    const [summary, tags, hierarchy] = await Promise.all([
      call(getSummary),
      call(getTags),
      call(getHierarchy),
    ])
    setTaxonomy({ tags, hierarchy })
    setSummary(summary)
    setState('ready')
    offlineCache(owner).write(COPY, { summary, tags, hierarchy })
  }, [owner])

  useEffect(() => {
    load().catch(async error => {
      console.warn('The insights did not load.', error)
      const cached = await offlineCache(owner).read(COPY, copied)
      if (cached) {
        setTaxonomy(cached)
        setSummary(cached.summary)
      }
      setState('failed')
    })
  }, [load, owner])

  async function refresh(): Promise<void> {
    setState('refreshing')
    try {
      await load()
      onRefreshed()
    } catch (error) {
      console.warn('The insights were not refreshed.', error)
      setState('not-refreshed')
    }
  }

  const gauges = summary && taxonomy && gaugesOf(summary, taxonomy)
  return { state, gauges, summary, refresh, changed: setSummary }
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
