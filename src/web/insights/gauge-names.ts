/** Name, description and colour of a gauge: one of the three metrics, or a domain. */
import { metrics } from '#shared/insights.ts'
import { texts } from '#web/platform/texts.ts'
import { domainColour, domainDescription } from '#web/ui/domain.ts'

type Metric = (typeof metrics)[number]

export function isMetric(gauge: string): gauge is Metric {
  return metrics.some(metric => metric === gauge)
}

export function gaugeName(gauge: string): string {
  return isMetric(gauge) ? texts.insights.metrics[gauge] : texts.named(gauge)
}

/** One line on what it stands for. */
export function gaugeDescription(gauge: string): string | undefined {
  return isMetric(gauge) ? texts.insights.metricLines[gauge] : domainDescription(gauge)
}

const colours = { stress: 'var(--stress)', anxiety: 'var(--anxiety)', focus: 'var(--focusg)' }

export function gaugeColour(gauge: string): string {
  return isMetric(gauge) ? colours[gauge] : domainColour(gauge)
}

const tracks = { stress: 'var(--stress-tint)', anxiety: 'var(--anxiety-tint)', focus: 'var(--focusg-tint)' }

/** A metric has its own tint; a domain's is mixed from its colour. */
export function gaugeTrack(gauge: string): string | undefined {
  return isMetric(gauge) ? tracks[gauge] : undefined
}
