/**
 * Figures for the operator in Prometheus' text form, on a port of their own. They count and time;
 * no label ever holds anything of a person.
 */
import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

type Labels = Record<string, string>
type Reading = () => number | Promise<number>

export type Metrics = {
  count(name: string, labels?: Labels): void
  /** Read at each scrape. */
  gauge(name: string, read: Reading): void
  /** Serves `/metrics`; port 0 in the settings means not at all. */
  listen(port: number, host: string): Promise<void>
  text(): Promise<string>
  close(): Promise<void>
}

export function createMetrics(): Metrics {
  const counters = new Map<string, number>()
  const gauges = new Map<string, Reading>()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  gauges.set('twinbot_loop_delay_p50_seconds', () => delay.percentile(50) / 1e9)
  gauges.set('twinbot_loop_delay_p99_seconds', () => delay.percentile(99) / 1e9)
  gauges.set('twinbot_memory_bytes', () => process.memoryUsage.rss())
  let server: Server | undefined

  async function text(): Promise<string> {
    const read = await Promise.all([...gauges].map(async ([name, reading]) => `${name} ${await reading()}`))
    delay.reset()
    return `${[...[...counters].map(([name, value]) => `${name} ${value}`), ...read].sort().join('\n')}\n`
  }

  return {
    count(name, labels = {}) {
      const key = `${name}${format(labels)}`
      counters.set(key, (counters.get(key) ?? 0) + 1)
    },
    gauge: (name, read) => void gauges.set(name, read),
    text,
    async listen(port, host) {
      if (port === 0) return
      const listening = createServer(async (request, response) => {
        if (request.url !== '/metrics') return response.writeHead(404).end()
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(await text())
      })
      server = listening
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject).listen(port, host, resolve)
      })
    },
    async close() {
      delay.disable()
      await new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()))
    },
  }
}

function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
