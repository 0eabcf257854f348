/** The three rings and the domains' rings, each opening the sentences behind it, and what they are and are not. */
import { Link } from 'react-router'
import { metrics } from '#shared/insights.ts'
import { hierarchy } from '#shared/taxonomy.ts'
import { texts } from '#web/platform/texts.ts'
import { DomainIcon } from '#web/ui/domain-chip.tsx'
import { Gauge, GaugeSkeleton } from '#web/ui/gauge.tsx'
import { gaugeColour, gaugeDescription, gaugeName, gaugeTrack } from './gauge-names.ts'
import type { GaugeSet, Gauges } from './use-insights.ts'
import './gauge-cards.css'

/** Rings based on fewer mentions than this are pale. */
export const FEW_MENTIONS = 10

/** `gauges` is null while loading: grey rings then, and everything else in its final place. */
type CardsProps = { gauges: Gauges | null; messages: number; open: (gauge: string) => void }

export function GaugeCards({ gauges, messages, open }: CardsProps) {
  const words = texts.insights
  const isEmpty = gauges?.balance.total === 0 && gauges.domains.total === 0
  // Read before the rings, not after them: one mention alone makes a full ring.
  const few = gauges !== null && gauges.balance.total < FEW_MENTIONS
  const cell = (whole: GaugeSet | undefined, size: CellProps['size']) => (gauge: string) => (
    <div key={gauge} className={`gauge-cell ${size}`}>
      {whole ? (
        <Cell
          gauge={gauge}
          percent={whole.shares[gauge] ?? 0}
          pale={whole.total < FEW_MENTIONS}
          size={size}
          open={open}
        />
      ) : (
        <GaugeSkeleton label={gaugeName(gauge)} about={gaugeDescription(gauge)} size={size} />
      )}
    </div>
  )
  return (
    <>
      <section className="card" aria-labelledby="balance">
        <div className="card-head">
          <h2 className="section-head" id="balance">
            {words.balance}
          </h2>
          {few ? (
            <p className="gauges-few">
              {isEmpty ? words.nothingYet : words.fewMentions(gauges.balance.total, FEW_MENTIONS)}
            </p>
          ) : (
            <p className="hint">{words.balanceHint}</p>
          )}
        </div>
        <div className="gauges-three">{metrics.map(cell(gauges?.balance, 'big'))}</div>
        <p className="hint gauges-from" role="status">
          {!gauges && words.loading}
          {few && words.balanceHint}
          {gauges && !few && words.from(gauges.balance.total, messages)}
        </p>
      </section>
      <section className="card gauges-domains-card" aria-labelledby="domains">
        <div className="card-head">
          <h2 className="section-head" id="domains">
            {words.domains}
          </h2>
        </div>
        <div className="gauges-domains">
          {Object.keys(gauges?.domains.shares ?? hierarchy).map(cell(gauges?.domains, 'small'))}
        </div>
        {!isEmpty && (
          <p className="hint gauges-from">{gauges && words.from(gauges.domains.total, messages)}</p>
        )}
        <p className="gauges-plain">
          {words.plain}{' '}
          <Link className="link" to="/how-it-reads">
            {words.howItReads}
          </Link>
        </p>
      </section>
    </>
  )
}

type CellProps = {
  gauge: string
  percent: number
  pale: boolean
  size: 'big' | 'small'
  open: (gauge: string) => void
}

/** A meter cannot be a button, so a button with its own label lies over it. */
function Cell({ gauge, percent, pale, size, open }: CellProps) {
  const label = gaugeName(gauge)
  return (
    <>
      <Gauge
        label={label}
        about={gaugeDescription(gauge)}
        percent={percent}
        pale={pale}
        colour={gaugeColour(gauge)}
        track={gaugeTrack(gauge)}
        size={size}
      />
      {size === 'small' && (
        <span className="gauge-icon">
          <DomainIcon domain={gauge} size={19} />
        </span>
      )}
      <button
        type="button"
        className="gauge-open"
        aria-haspopup="dialog"
        aria-label={texts.insights.open(label)}
        onClick={() => open(gauge)}
      />
    </>
  )
}
