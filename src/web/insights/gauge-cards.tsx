/** The three rings and the domains' rings; each opens the sentences behind it. */
import { metrics } from '#shared/insights.ts'
import { hierarchy } from '#shared/taxonomy.ts'
import { texts } from '#web/platform/texts.ts'
import { DomainIcon } from '#web/ui/domain-chip.tsx'
import { Gauge, GaugeSkeleton } from '#web/ui/gauge.tsx'
import { gaugeColour, gaugeDescription, gaugeName, gaugeTrack } from './gauge-names.ts'
import type { GaugeSet, Gauges } from './use-insights.ts'
import './gauge-cards.css'

/** Rings based on fewer mentions than this are pale. */
const FEW_MENTIONS = 10

type CardsProps = { gauges: Gauges; messages: number; open: (gauge: string) => void }

export function GaugeCards({ gauges: { balance, domains }, messages, open }: CardsProps) {
  const words = texts.insights
  const isEmpty = balance.total + domains.total === 0
  const cell = (whole: GaugeSet, size: CellProps['size']) => (gauge: string) => (
    <Cell
      key={gauge}
      gauge={gauge}
      percent={whole.shares[gauge] ?? 0}
      pale={whole.total < FEW_MENTIONS}
      size={size}
      open={open}
    />
  )
  return (
    <>
      <section className="card" aria-labelledby="balance">
        <CardHead id="balance" title={words.balance} hint={words.balanceHint} />
        <div className="gauges-three">{metrics.map(cell(balance, 'big'))}</div>
        <p className="hint gauges-from">
          {isEmpty ? words.nothingYet : <From mentions={balance.total} messages={messages} />}
        </p>
      </section>
      <section className="card gauges-domains-card" aria-labelledby="domains">
        <CardHead id="domains" title={words.domains} />
        <div className="gauges-domains">{Object.keys(domains.shares).map(cell(domains, 'small'))}</div>
        {!isEmpty && (
          <p className="hint gauges-from">
            <From mentions={domains.total} messages={messages} />
          </p>
        )}
      </section>
    </>
  )
}

/** How many messages the rings are based on, and whether that is too few. */
function From({ mentions, messages }: { mentions: number; messages: number }) {
  const words = texts.insights
  return (
    <>
      {words.from(mentions, messages)}
      {mentions < FEW_MENTIONS && ` ${words.fewMentions}`}
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
    <div className={`gauge-cell ${size}`}>
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
