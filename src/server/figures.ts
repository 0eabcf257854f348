/** What the operator sees of the features at each scrape: how much waits, goes out and was judged; never of whom. */
import { careTiers } from '#shared/care.ts'
import type { Metrics } from './platform/metrics.ts'

type Count = () => number | Promise<number>

type Watched = {
  sockets: { count: Count; cuts: Count }
  mail: { waiting: Count }
  companion: { waiting: Count; atHand: Count }
  reader: { waiting: Count }
  classification: { waiting: Count }
  groupChat: { figures: { waiting: Count; delivered: Count; notStored: Count } }
  bus: { alone: boolean; errors: Count; ping(): Promise<void> }
  limits: { errors: Count }
  database: { pool?(): Record<'total' | 'idle' | 'waiting', number> }
  support: { heard(): Readonly<Record<string, number | undefined>> }
}

export function showFigures(metrics: Metrics, watched: Watched): void {
  const { sockets, mail, companion, reader, classification, groupChat, support } = watched
  showConnections(metrics, watched)
  metrics.gauge('twinbot_sockets', sockets.count)
  metrics.counter('twinbot_sockets_cut_total', sockets.cuts)
  metrics.counter('twinbot_deliveries_total', groupChat.figures.delivered)
  metrics.counter('twinbot_messages_not_stored_total', groupChat.figures.notStored)
  metrics.gauge('twinbot_letters_waiting', mail.waiting)
  metrics.gauge('twinbot_replies_waiting', reader.waiting)
  metrics.gauge('twinbot_chats_at_hand', companion.atHand)
  metrics.gauge('twinbot_writes_waiting', groupChat.figures.waiting, { of: 'group-chat' })
  metrics.gauge('twinbot_writes_waiting', companion.waiting, { of: 'companion' })
  metrics.gauge('twinbot_writes_waiting', classification.waiting, { of: 'classification' })
  for (const tier of careTiers) {
    metrics.counter('twinbot_care_total', () => support.heard()[tier] ?? 0, { tier })
  }
}

/** To what it stands on, where that is not in the process itself. */
function showConnections(metrics: Metrics, { bus, limits, database: { pool } }: Watched): void {
  if (!bus.alone) {
    metrics.gauge('twinbot_redis_up', () =>
      bus.ping().then(
        () => 1,
        () => 0,
      ),
    )
    metrics.counter('twinbot_redis_errors_total', bus.errors, { of: 'bus' })
    metrics.counter('twinbot_redis_errors_total', limits.errors, { of: 'limits' })
  }
  if (!pool) return
  for (const state of ['total', 'idle', 'waiting'] as const) {
    metrics.gauge('twinbot_database_connections', () => pool()[state], { state })
  }
}
