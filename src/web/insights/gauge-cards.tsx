/** The three rings and the domains' rings; each opens the sentences behind it. */
import { metrics } from '#shared/insights.ts'
import { hierarchy } from '#shared/taxonomy.ts'
import { texts } from '#web/platform/texts.ts'
import { DomainIcon } from '#web/ui/domain-chip.tsx'
import { Gauge, GaugeSkeleton } from '#web/ui/gauge.tsx'
import { gaugeColour, gaugeName, gaugeTrack } from './gauge-names.ts'
import type { Gauges } from './use-insights.ts'
import './gauge-cards.css'

type CardsProps = { gauges: Gauges; open: (gauge: string) => void }

export function GaugeCards({ gauges: { balance, domains }, open }: CardsProps) {
  const words = texts.insights
  const isEmpty = balance.total + domains.total === 0
  return (
    <>
      <section className="card" aria-labelledby="balance">
        <CardHead id="balance" title={words.balance} hint={words.balanceHint} />
        <div className="gauges-three">
          {metrics.map(metric => (
            <Cell key={metric} gauge={metric} percent={balance.shares[metric] ?? 0} size="big" open={open} />
          ))}
        </div>
        {isEmpty && <p className="hint gauges-empty">{words.nothingYet}</p>}
      </section>
      <section className="card gauges-domains-card" aria-labelledby="domains">
        <CardHead id="domains" title={words.domains} />
        <div className="gauges-domains">
          {Object.entries(domains.shares).map(([domain, percent]) => (
            <Cell key={domain} gauge={domain} percent={percent} size="small" open={open} />
          ))}
        </div>
      </section>
    </>
  )
}

type CellProps = { gauge: string; percent: number; size: 'big' | 'small'; open: (gauge: string) => void }

/** A meter says its value, a button does something: the button lies over the meter and is named for what it does. */
function Cell({ gauge, percent, size, open }: CellProps) {
  const label = gaugeName(gauge)
  return (
    <div className={`gauge-cell ${size}`}>
      <Gauge
        label={label}
        percent={percent}
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
    </div>
  )
}

export function GaugeCardsLoading() {
  const words = texts.insights
  return (
    <>
      <section className="card">
        <div className="card-head">
          <h2 className="section-head">{words.balance}</h2>
          <p className="hint" role="status">
            {words.loading}
          </p>
        </div>
        <div className="gauges-three">
          {metrics.map(metric => (
            <div key={metric} className="gauge-cell big">
              <GaugeSkeleton label={gaugeName(metric)} size="big" />
            </div>
          ))}
        </div>
      </section>
      <section className="card gauges-domains-card">
        <CardHead title={words.domains} />
        <div className="gauges-domains">
          {Object.keys(hierarchy).map(domain => (
            <div key={domain} className="gauge-cell small">
              <GaugeSkeleton label={gaugeName(domain)} size="small" />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

function CardHead({ id, title, hint }: { id?: string; title: string; hint?: string }) {
  return (
    <div className="card-head">
      <h2 className="section-head" id={id}>
        {title}
      </h2>
      {hint && <span className="hint">{hint}</span>}
    </div>
  )
}
