/** A line per gauge over the same period, with the number of mentions behind each point. */
import type { ReactNode } from 'react'
import { type Bucket, LEAST_MENTIONS, type TrendStep } from '#shared/trends.ts'
import { list, percent, shortCount } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'
import { axisNames, shortName } from './bucket-names.ts'
import { gaugeColour, gaugeName } from './gauge-names.ts'
import '#web/ui/skeleton.css'

const FEWEST_FOR_LINE = 3

type ChartProps = {
  title: string
  gauges: readonly string[]
  buckets: readonly Bucket[]
  step: TrendStep
  /** Beside the title, to choose the gauge. */
  menu?: ReactNode
}

export function TrendChart({ title, gauges, buckets, step, menu }: ChartProps) {
  const words = texts.trends
  const top = topOf(gauges, buckets)
  const columns = { gridTemplateColumns: `repeat(${buckets.length}, minmax(0, 1fr))` }
  const starts = buckets.map(({ start }) => start)
  const names = axisNames(starts, step)
  const now = buckets.at(-1)
  return (
    <figure className="trend-chart" aria-label={title}>
      <ChartHead title={title} menu={menu} />
      {gauges.map(gauge => (
        <Line key={gauge} gauge={gauge} buckets={buckets} step={step} top={top} />
      ))}
      {isDrawn(buckets) ? (
        <figcaption className="trend-caption">
          <span className="hint trend-row" aria-hidden="true">
            {step === 'week' && words.when.week}
          </span>
          <span className="trend-columns tabular trend-dates" style={columns} aria-hidden="true">
            {starts.map((start, i) => (
              <span key={start}>{names[i]}</span>
            ))}
          </span>
          <span className="hint trend-row">{words.mentions}</span>
          <span className="trend-columns tabular" style={columns} aria-hidden="true">
            {buckets.map(({ start, messages, mentions }) => (
              <span key={start} className={mentions < LEAST_MENTIONS ? 'few' : undefined}>
                {messages === 0 ? '–' : shortCount(mentions)}
              </span>
            ))}
          </span>
        </figcaption>
      ) : (
        <figcaption className="hint">
          {words.needsThree}
          {now && !now.shares && ` ${words.soFar[step](now.mentions)}`}
        </figcaption>
      )}
    </figure>
  )
}

export function ChartHead({ title, menu }: Pick<ChartProps, 'title' | 'menu'>) {
  return (
    <div className="trend-head">
      <h3 className="trend-title">{title}</h3>
      {menu}
    </div>
  )
}

/** As tall as the chart, with its names. */
export function ChartLoading({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="trend-chart" aria-hidden="true">
      <ChartHead title={title} />
      {names.map(name => (
        <div key={name} className="trend-line">
          <p>{name}</p>
          <div className="trend-plot">
            <span className="skeleton" />
          </div>
        </div>
      ))}
      <div className="trend-caption">
        <span className="trend-row" />
        <span className="trend-columns">{'\u00a0'}</span>
        <span className="hint trend-row">{texts.trends.mentions}</span>
        <span className="trend-columns">{'\u00a0'}</span>
      </div>
    </div>
  )
}

/** Between two points any line would look like a rise or a fall: they are told in words. */
const isDrawn = (buckets: readonly Bucket[]) =>
  buckets.filter(({ shares }) => shares).length >= FEWEST_FOR_LINE

/** One scale for all lines of a chart, so that they can be compared, with little space above the highest. */
function topOf(gauges: readonly string[], buckets: readonly Bucket[]): number {
  const most = Math.max(0, ...buckets.flatMap(({ shares }) => gauges.map(gauge => shares?.[gauge] ?? 0)))
  return Math.max(20, Math.ceil(most / 20) * 20)
}

type LineProps = { gauge: string; buckets: readonly Bucket[]; step: TrendStep; top: number }

/** The y positions of the scale's bottom and top, out of 100. */
const GROUND = 94

const HEIGHT = 88

function Line({ gauge, buckets, step, top }: LineProps) {
  const words = texts.trends
  const name = gaugeName(gauge)
  const width = 100 / buckets.length
  const points = buckets.flatMap(({ shares }, i) => {
    const share = shares?.[gauge]
    if (share === undefined) return []
    return [{ i, share, x: (i + 0.5) * width, y: GROUND - (HEIGHT * share) / top }]
  })
  const said = (wording: typeof words.latest) =>
    points.map(({ i, share }) => wording[step](shortName(buckets[i]!.start, step), percent(share)))
  if (!isDrawn(buckets))
    return (
      <div className="trend-line">
        <p>
          <i style={{ background: gaugeColour(gauge) }} />
          {name}
        </p>
        <p className="hint trend-points">{list(said(words.pointIn))}</p>
      </div>
    )
  return (
    <div className="trend-line">
      <p>
        <i style={{ background: gaugeColour(gauge) }} />
        {name}
        <span className="tabular">{said(words.latest).at(-1)}</span>
      </p>
      <div className="trend-plot">
        <Scale top={top} />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={words.picture(name, points.length)}
        >
          <path className="grid" d={`M0 ${GROUND - HEIGHT}H100M0 ${GROUND - HEIGHT / 2}H100`} />
          {/* From each point down to its date; a bucket without a point has none. */}
          <path className="grid" d={points.map(({ x }) => `M${x} ${GROUND - HEIGHT}V${GROUND}`).join('')} />
          <path className="ground" d={`M0 ${GROUND}H100`} />
          <path className="line" stroke={gaugeColour(gauge)} d={lineThrough(points)} />
          {/* A zero-length line with round caps: a dot that stays round however the SVG is stretched. */}
          <path
            className="dots"
            stroke={gaugeColour(gauge)}
            d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          />
        </svg>
      </div>
    </div>
  )
}

/** Labels of the grid lines. */
function Scale({ top }: { top: number }) {
  return (
    <span className="trend-scale tabular" aria-hidden="true">
      {[top, top / 2, 0].map(value => (
        <span key={value} style={{ insetBlockStart: `${GROUND - (HEIGHT * value) / top}%` }}>
          {percent(value)}
        </span>
      ))}
    </span>
  )
}

/** Interrupted wherever a bucket has no data. */
function lineThrough(points: { i: number; x: number; y: number }[]): string {
  return points.map(({ i, x, y }, at) => `${points[at - 1]?.i === i - 1 ? 'L' : 'M'}${x} ${y}`).join('')
}
