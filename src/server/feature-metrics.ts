/** Metrics of the features, read at each scrape: how much waits, was sent and was judged; nothing about any person. */
import { careTiers } from '#shared/care.ts'
import type { Metrics } from './platform/metrics.ts'

type Count = () => number | Promise<number>

type Watched = {
  sockets: { count: Count; cuts: Count }
  mail: { waiting: Count }
  companion: { waiting: Count; cached: Count }
  reader: { waiting: Count }
  classification: { waiting: Count }
  groupChat: { counters: { waiting: Count; delivered: Count; notStored: Count } }
  bus: { alone: boolean; errors: Count; ping(): Promise<void> }
  limits: { errors: Count }
  database: { pool?(): Record<'total' | 'idle' | 'waiting', number> }
  support: { tierCounts(): Readonly<Record<string, number | undefined>> }
}

export function registerFeatureMetrics(metrics: Metrics, watched: Watched): void {
  const { sockets, mail, companion, reader, classification, groupChat, support } = watched
  registerConnections(metrics, watched)
  metrics.gauge('twinbot_sockets', sockets.count)
  metrics.counter('twinbot_sockets_cut_total', sockets.cuts)
  metrics.counter('twinbot_deliveries_total', groupChat.counters.delivered)
  metrics.counter('twinbot_messages_not_stored_total', groupChat.counters.notStored)
  metrics.gauge('twinbot_letters_waiting', mail.waiting)
  metrics.gauge('twinbot_replies_waiting', reader.waiting)
  metrics.gauge('twinbot_chats_at_hand', companion.cached)
  metrics.gauge('twinbot_writes_waiting', groupChat.counters.waiting, { of: 'group-chat' })
  metrics.gauge('twinbot_writes_waiting', companion.waiting, { of: 'companion' })
  metrics.gauge('twinbot_writes_waiting', classification.waiting, { of: 'classification' })
  for (const tier of careTiers) {
    metrics.counter('twinbot_care_total', () => support.tierCounts()[tier] ?? 0, { tier })
  }
}

/** Metrics of Redis and the database pool, if used. */
function registerConnections(metrics: Metrics, { bus, limits, database: { pool } }: Watched): void {
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
