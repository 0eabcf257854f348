/** Scores a reader on messages labelled with tags, signals and metrics, by the labelling rules. */
import type { Reading } from '#server/reading/reading.ts'
import { signals } from '#shared/classification.ts'
import { type Metric, taxonomy } from '#shared/taxonomy.ts'
import type { LabelledMessage } from './labelled-lines.ts'
import { type ClassScores, type Counts, noCounts as none, rate, sum } from './rates.ts'

const METRICS: Metric[] = ['stress', 'anxiety', 'focus']

export type GoldScores = {
  messages: number
  tags: ClassScores
  signals: ClassScores
  metrics: Record<Metric, ClassScores>
  /** All metrics, only on messages with a trap: negation, other people, the past, idiom… */
  traps: ClassScores
  /** The share of untagged messages that got a tag. */
  falseTags: number
  untagged: number
  perTag: Record<string, ClassScores>
  perSignal: Record<string, ClassScores>
}

const metricOf = new Map(taxonomy.map(({ tag, insight }) => [tag, insight]))
const signalOf = new Map(taxonomy.map(({ tag, signal }) => [tag, signal]))

export async function scoreGold(
  messages: LabelledMessage[],
  read: (text: string) => Promise<Pick<Reading, 'results' | 'labels'>>,
): Promise<GoldScores> {
  const perTag = Object.fromEntries(taxonomy.map(({ tag }) => [tag, none()]))
  const perSignal: Record<string, Counts> = Object.fromEntries(signals.map(signal => [signal, none()]))
  const metrics = { stress: none(), anxiety: none(), focus: none() }
  const traps = none()
  let untagged = 0
  let wronglyTagged = 0
  for (const message of messages) {
    const reading = await read(message.text)
    const tags = Object.keys(reading.results)
    const maybe = new Set(message.maybe)
    compare(tags, message.tags, perTag, tag => maybe.has(tag))
    const softSignals = new Set(message.maybe.map(tag => signalOf.get(tag)))
    const said = reading.labels.filter(label => label in perSignal)
    compare(said, message.signals, perSignal, signal => softSignals.has(signal as never))
    for (const metric of METRICS) {
      const truth = message.metrics[metric] === 1
      if (!truth && message.maybe.some(tag => metricOf.get(tag) === metric)) continue
      const guess = tags.some(tag => metricOf.get(tag) === metric)
      const outcome = truth ? (guess ? 'tp' : 'fn') : guess ? 'fp' : null
      if (!outcome) continue
      metrics[metric][outcome]++
      if (message.trap !== 'none') traps[outcome]++
    }
    if (message.tags.length === 0) {
      untagged++
      if (tags.some(tag => !maybe.has(tag))) wronglyTagged++
    }
  }
  return {
    messages: messages.length,
    tags: rate(sum(perTag)),
    signals: rate(sum(perSignal)),
    metrics: { stress: rate(metrics.stress), anxiety: rate(metrics.anxiety), focus: rate(metrics.focus) },
    traps: rate(traps),
    falseTags: untagged ? Math.round((wronglyTagged / untagged) * 10_000) / 10_000 : 0,
    untagged,
    perTag: mapRates(perTag),
    perSignal: mapRates(perSignal),
  }
}

/** Optional labels are neither rewarded nor punished. */
function compare(
  said: string[],
  truth: string[],
  into: Record<string, Counts>,
  soft: (name: string) => boolean,
): void {
  for (const name of said) {
    if (truth.includes(name)) into[name]!.tp++
    else if (!soft(name)) into[name]!.fp++
  }
  for (const name of truth) if (!said.includes(name)) into[name]!.fn++
}

function mapRates(all: Record<string, Counts>): Record<string, ClassScores> {
  return Object.fromEntries(Object.entries(all).map(([name, counts]) => [name, rate(counts)]))
}
