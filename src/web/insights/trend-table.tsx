/** The same numbers as a table, for everybody who reads better than they look. */
import type { Bucket, TrendStep } from '#shared/trends.ts'
import { texts } from '#web/platform/texts.ts'
import { longName } from './bucket-names.ts'
import { gaugeName } from './gauge-names.ts'

type Set = { gauges: readonly string[]; buckets: readonly Bucket[] }

export function TrendTable({ step, sets }: { step: TrendStep; sets: readonly Set[] }) {
  const words = texts.trends
  const gauges = sets.flatMap(set => set.gauges)
  const buckets = sets[0]?.buckets ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: a region of the page that scrolls by itself
    <div className="trend-scroll" role="region" aria-label={words.tableOf[step]} tabIndex={0}>
      <table className="tabular">
        <caption className="unseen">{words.tableOf[step]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.when[step]}</th>
            <th scope="col">{words.messages}</th>
            {gauges.map(gauge => (
              <th key={gauge} scope="col">
                {gaugeName(gauge)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ start, messages, state }, i) => (
            <tr key={start}>
              <th scope="row">{longName(start, step)}</th>
              <td>{messages}</td>
              {state === 'point' ? (
                sets.flatMap(set =>
                  set.gauges.map(gauge => <td key={gauge}>{set.buckets[i]?.shares?.[gauge] ?? 0}%</td>),
                )
              ) : (
                <td colSpan={gauges.length} className="none">
                  {state === 'missing' ? words.missing : words.tooFew}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
