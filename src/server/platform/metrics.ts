/**
 * Metrics in Prometheus' text format, on a separate port. They count and time; labels never hold personal
 * data.
 */
import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createFamily, type Family, type Labels, type MetricKind } from './metrics-family.ts'

type Reading = () => number | Promise<number>

export type Metrics = {
  count(name: string, labels?: Labels): void
  /** Adds a duration to a histogram. */
  time(name: string, seconds: number, labels?: Labels): void
  /** Read at each scrape. */
  gauge(name: string, read: Reading, labels?: Labels): void
  /** A count kept elsewhere; read at each scrape. */
  counter(name: string, read: Reading, labels?: Labels): void
  /** Serves `/metrics`; port 0 turns it off. */
  listen(port: number, host: string): Promise<void>
  text(): Promise<string>
  close(): Promise<void>
}

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  const readings: Array<() => Promise<void>> = []
  const delay = monitorEventLoopDelay({ resolution: 10 })
  let server: Server | undefined

  function family(name: string, kind: MetricKind): Family {
    const known = families.get(name)
    if (known) return known
    const made = createFamily(name, kind)
    families.set(name, made)
    return made
  }

  function reads(kind: MetricKind, name: string, read: Reading, labels: Labels = {}): void {
    const { set } = family(name, kind)
    readings.push(async () => set(await read(), labels))
  }
  const gauge = (name: string, read: Reading, labels?: Labels) => reads('gauge', name, read, labels)

  delay.enable()
  gauge('twinbot_loop_delay_p50_seconds', () => delay.percentile(50) / 1e9)
  gauge('twinbot_loop_delay_p99_seconds', () => delay.percentile(99) / 1e9)
  gauge('twinbot_memory_bytes', () => process.memoryUsage.rss())
  gauge('twinbot_uptime_seconds', () => process.uptime())
  reads('counter', 'twinbot_cpu_seconds_total', cpuSeconds)

  async function text(): Promise<string> {
    // One metric that cannot be read, as when the database is down, must not fail the whole scrape.
    await Promise.all(readings.map(read => read().catch(() => {})))
    delay.reset()
    const names = [...families.keys()].sort()
    return names.map(name => families.get(name)?.text() ?? '').join('')
  }

  return {
    count: (name, labels = {}) => family(name, 'counter').add(1, labels),
    time: (name, seconds, labels = {}) => family(name, 'histogram').observe(seconds, labels),
    gauge,
    counter: (name, read, labels) => reads('counter', name, read, labels),
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

/** Of the whole process, including worker threads. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
