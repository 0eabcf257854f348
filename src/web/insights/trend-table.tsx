/** The trends as a table. */
import type { Bucket, TrendStep } from '#shared/trends.ts'
import { count, percent } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'
import { longName, shortName } from './bucket-names.ts'
import { gaugeName } from './gauge-names.ts'
import { useNarrowWindow } from './use-narrow-window.ts'
import './trend-table.css'

type Set = { gauges: readonly string[]; buckets: readonly Bucket[] }

export function TrendTable({ step, sets }: { step: TrendStep; sets: readonly Set[] }) {
  const words = texts.trends
  // On a phone a long date would leave no room for the numbers.
  const nameOf = useNarrowWindow() ? shortName : longName
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
          {buckets.map(({ start, messages }, i) => (
            <tr key={start}>
              <th scope="row">{nameOf(start, step)}</th>
              <td>{count(messages)}</td>
              {messages === 0 ? (
                <td colSpan={gauges.length} className="none">
                  {words.missing}
                </td>
              ) : (
                sets.map(set => (
                  <Shares key={set.gauges.join()} gauges={set.gauges} bucket={set.buckets[i]} />
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Shares({ gauges, bucket }: { gauges: readonly string[]; bucket: Bucket | undefined }) {
  const shares = bucket?.shares
  if (!shares)
    return (
      <td colSpan={gauges.length} className="none">
        {texts.trends.tooFew}
      </td>
    )
  return gauges.map(gauge => <td key={gauge}>{percent(shares[gauge] ?? 0)}</td>)
}
