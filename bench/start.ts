/** How long a node takes until it is ready, and how much memory it has then: the median of three starts, on an empty data folder. */
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/support/port.ts'
import { startTestServer } from '#test/support/test-server.ts'

const STARTS = 3
const SETTLED_MS = 5000
const port = String(await freePort())
const starts: { seconds: number; megabytes: number }[] = []
const server = await startTestServer({ METRICS_PORT: port })
for (let i = 0; i < STARTS; i += 1) {
  await server.stop()
  const began = performance.now()
  await server.start()
  const seconds = (performance.now() - began) / 1000
  await pause(SETTLED_MS)
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const bytes = Number(/^twinbot_memory_bytes(?:\{.*\})? (\S+)/m.exec(metrics)?.[1])
  starts.push({ seconds, megabytes: bytes / 2 ** 20 })
}
await server.close()

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
console.log(`ready after ${median(starts.map(({ seconds }) => seconds)).toFixed(1)} s`)
console.log(`${median(starts.map(({ megabytes }) => megabytes)).toFixed(0)} MB of memory`)
