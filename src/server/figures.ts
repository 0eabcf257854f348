/** What the operator sees of the features at each scrape: how much waits, goes out and was judged; never of whom. */
import { careTiers } from '#shared/care.ts'
import type { Metrics } from './platform/metrics.ts'

type Count = () => number | Promise<number>

type Watched = {
  sockets: { count: Count }
  mail: { waiting: Count }
  companion: { waiting: Count }
  reader: { waiting: Count }
  classification: { waiting: Count }
  groupChat: { figures: { waiting: Count; delivered: Count } }
  support: { heard(): Readonly<Record<string, number | undefined>> }
}

export function showFigures(metrics: Metrics, watched: Watched): void {
  const { sockets, mail, companion, reader, classification, groupChat, support } = watched
  metrics.gauge('twinbot_sockets', sockets.count)
  metrics.counter('twinbot_deliveries_total', groupChat.figures.delivered)
  metrics.gauge('twinbot_letters_waiting', mail.waiting)
  metrics.gauge('twinbot_replies_waiting', reader.waiting)
  metrics.gauge('twinbot_writes_waiting', groupChat.figures.waiting, { of: 'group-chat' })
  metrics.gauge('twinbot_writes_waiting', companion.waiting, { of: 'companion' })
  metrics.gauge('twinbot_writes_waiting', classification.waiting, { of: 'classification' })
  for (const tier of careTiers) {
    metrics.counter('twinbot_care_total', () => support.heard()[tier] ?? 0, { tier })
  }
}
