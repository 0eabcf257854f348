/** Trends by day, week or month, of the three metrics and of one domain at a time, with correlations and the mood history. */
import { useState } from 'react'
import { metrics } from '#shared/insights.ts'
import { hierarchy } from '#shared/taxonomy.ts'
import {
  bucketsOf,
  isEnough,
  LEAST_MENTIONS,
  LEAST_POINTS,
  sinceFirst,
  type TrendStep,
  trendSteps,
} from '#shared/trends.ts'
import { MoodHistory, type Moods } from '#web/mood/mood.tsx'
import { texts } from '#web/platform/texts.ts'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { SelectPill } from '#web/ui/select-pill.tsx'
import { axisNames, longName } from './bucket-names.ts'
import { Correlations } from './correlations.tsx'
import { gaugeName } from './gauge-names.ts'
import { ChartHead, ChartLoading, TrendChart } from './trend-chart.tsx'
import { TrendTable } from './trend-table.tsx'
import type { Summary } from './use-insights.ts'
import { type Trends, useTrends } from './use-trends.ts'
import './trends.css'

const domains = Object.keys(hierarchy)
const bucketNames = { axis: axisNames, long: longName }

/** Fewer mentions than this make no line, however they are spread. */
const LEAST_FOR_LINE = LEAST_MENTIONS * LEAST_POINTS

type TrendsCardProps = {
  summary: Summary | null
  moods: Moods
  /** What the fuller of the two charts is based on. */
  mentions: number
}

export function TrendsCard({ summary, moods, mentions }: TrendsCardProps) {
  const words = texts.trends
  const { trends, failed, again } = useTrends(summary)
  const [step, setStep] = useState<TrendStep>('week')
  return (
    <section className="card trends" aria-labelledby="trends">
      <div className="trends-head">
        <h2 className="section-head" id="trends">
          {words.title}
        </h2>
        <Steps chosen={step} choose={setStep} />
      </div>
      {failed && <LoadFailed words={words} again={again} />}
      {!trends && !failed && <TrendsLoading long={mentions >= LEAST_FOR_LINE} />}
      {trends && <Shown trends={trends} step={step} />}
      {trends && <Correlations links={trends.links} looked={trends.looked} />}
      <MoodHistory step={step} names={bucketNames} moods={moods} />
    </section>
  )
}

/** As tall as what will be there: charts, or the sentence that there is too little for them. */
function TrendsLoading({ long }: { long: boolean }) {
  const words = texts.trends
  return (
    <Loading label={words.loading} className="trends-loading">
      {long ? (
        <>
          <div className="trend-charts">
            <ChartLoading title={texts.insights.balance} names={metrics.map(gaugeName)} />
            <ChartLoading title={texts.insights.domains} names={['\u00a0']} />
          </div>
          <p className="hint">{words.legend(LEAST_MENTIONS)}</p>
          <span className="summary-link" aria-hidden="true" />
        </>
      ) : (
        <span className="skeleton trends-few-loading" aria-hidden="true" />
      )}
    </Loading>
  )
}

function Steps({ chosen, choose }: { chosen: TrendStep; choose: (step: TrendStep) => void }) {
  const words = texts.trends
  return (
    <fieldset className="trend-steps">
      <legend className="unseen">{words.per}</legend>
      {trendSteps.map(step => (
        <label key={step}>
          <input type="radio" name="trend-step" checked={step === chosen} onChange={() => choose(step)} />
          <span>{words.steps[step]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Shown({ trends: { days, today }, step }: { trends: Trends; step: TrendStep }) {
  const words = texts.trends
  const [asTable, setAsTable] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const balance = sinceFirst(bucketsOf(days, step, today, metrics), days, step)
  const byDomain = sinceFirst(bucketsOf(days, step, today, domains), days, step)
  if (!isEnough(balance) && !isEnough(byDomain))
    return <p className="trends-few">{words.notEnough[step](LEAST_MENTIONS)}</p>
  const domain = chosen ?? mostMentioned(days)
  const menu = (
    <SelectPill
      placeholder={words.domain}
      value={domain}
      options={domains.map(value => ({ value, label: gaugeName(value) }))}
      onChoose={setChosen}
    />
  )
  const charts = [
    { title: texts.insights.balance, gauges: metrics, buckets: balance },
    { title: texts.insights.domains, gauges: [domain], buckets: byDomain, menu },
  ]
  return (
    <>
      <div className="trend-charts">
        {charts.map(chart =>
          isEnough(chart.buckets) ? (
            <TrendChart key={chart.title} {...chart} step={step} />
          ) : (
            <div key={chart.title} className="trend-chart">
              <ChartHead title={chart.title} />
              <p className="hint">{words.notEnough[step](LEAST_MENTIONS)}</p>
            </div>
          ),
        )}
      </div>
      <p className="hint trends-legend">{words.legend(LEAST_MENTIONS)}</p>
      <details className="trend-table" onToggle={event => setAsTable(event.currentTarget.open)}>
        <summary className="summary-link">{words.table}</summary>
        {asTable && (
          <TrendTable
            step={step}
            sets={[
              { gauges: metrics, buckets: balance },
              { gauges: domains, buckets: byDomain },
            ]}
          />
        )}
      </details>
    </>
  )
}

function mostMentioned(days: Trends['days']): string {
  const counts = domains.map(domain => days.reduce((sum, { counts }) => sum + (counts[domain] ?? 0), 0))
  return domains[counts.indexOf(Math.max(...counts))] ?? ''
}
