/** One quiet line per gauge over the same stretch of time, with the number of messages behind each point. */
import type { Bucket, TrendStep } from '#shared/trends.ts'
import { texts } from '#web/platform/texts.ts'
import { shortName } from './bucket-names.ts'
import { gaugeColour, gaugeName } from './gauge-names.ts'

type ChartProps = {
  title: string
  gauges: readonly string[]
  buckets: readonly Bucket[]
  step: TrendStep
  tall?: boolean
}

export function TrendChart({ title, gauges, buckets, step, tall }: ChartProps) {
  const top = topOf(gauges, buckets)
  const columns = { gridTemplateColumns: `repeat(${buckets.length}, minmax(0, 1fr))` }
  // Weeks have longer names: every third of them has room.
  const isNamed = (i: number) => step !== 'week' || (buckets.length - 1 - i) % 3 === 0
  return (
    <figure className={tall ? 'trend-chart tall' : 'trend-chart'} aria-label={title}>
      <div className="trend-title">
        <h3>{title}</h3>
        <span className="hint tabular">{texts.trends.scale(top)}</span>
      </div>
      {gauges.map(gauge => (
        <Line key={gauge} gauge={gauge} buckets={buckets} top={top} />
      ))}
      <figcaption>
        <span className="hint">{texts.trends.messages}</span>
        <span className="trend-columns tabular" style={columns} aria-hidden="true">
          {buckets.map(({ start, messages }) => (
            <span key={start}>{messages === 0 ? '–' : shortCount(messages)}</span>
          ))}
        </span>
        <span className="trend-columns tabular trend-dates" style={columns} aria-hidden="true">
          {buckets.map(({ start }, i) => (
            <span key={start}>{isNamed(i) && shortName(start, step)}</span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}

/** One scale for all lines of a chart, so that they can be compared, and no more air above them than need be. */
function topOf(gauges: readonly string[], buckets: readonly Bucket[]): number {
  const most = Math.max(0, ...buckets.flatMap(({ shares }) => gauges.map(gauge => shares?.[gauge] ?? 0)))
  return Math.max(20, Math.ceil(most / 20) * 20)
}

function shortCount(messages: number): string {
  return messages < 1000 ? String(messages) : `${Math.floor(messages / 1000)}k`
}

type LineProps = { gauge: string; buckets: readonly Bucket[]; top: number }

function Line({ gauge, buckets, top }: LineProps) {
  const name = gaugeName(gauge)
  const width = 100 / buckets.length
  const points = buckets.flatMap(({ shares }, i) => {
    const share = shares?.[gauge]
    return share === undefined ? [] : [{ i, share, x: (i + 0.5) * width, y: 94 - (88 * share) / top }]
  })
  return (
    <div className="trend-line">
      <p>
        <i style={{ background: gaugeColour(gauge) }} />
        {name}
        <span className="tabular">{points.at(-1)?.share}%</span>
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.trends.picture(name, points.length)}
      >
        {buckets.map(({ start, state }, i) =>
          state === 'missing' ? (
            <rect key={start} className="missing" x={i * width} y="0" width={width} height="100" />
          ) : null,
        )}
        <path className="ground" d="M0 94H100" />
        <path className="line" stroke={gaugeColour(gauge)} d={lineThrough(points)} />
        {/* A line of no length has a round end: a dot that stays round however the picture is stretched. */}
        <path
          className="dots"
          stroke={gaugeColour(gauge)}
          d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        />
      </svg>
    </div>
  )
}

/** Broken wherever a bucket has no point. */
function lineThrough(points: { i: number; x: number; y: number }[]): string {
  return points.map(({ i, x, y }, at) => `${points[at - 1]?.i === i - 1 ? 'L' : 'M'}${x} ${y}`).join('')
}
