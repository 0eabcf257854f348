/** The server under measurement: the whole product, and on request bare argon2 hashes with the same cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hash } from '@node-rs/argon2'
import { benchUser, openBenchApp } from './bench-app.ts'

const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()

const { app, url, signUp } = await openBenchApp(process.argv[2] ?? '')

process.on(
  'message',
  async (asked: {
    start?: true
    hashes?: number
    parallel?: number
    resetLoop?: true
    readLoop?: true
    stop?: true
  }) => {
    if (asked.start) {
      await signUp()
      process.send?.({ url, ...benchUser })
    }
    if (asked.hashes) process.send?.({ perSecond: await bareHashes(asked.hashes, asked.parallel ?? 1) })
    if (asked.resetLoop) {
      loop.reset()
      process.send?.({})
    }
    if (asked.readLoop) process.send?.({ loopP99Ms: loop.percentile(99) / 1e6, loopMaxMs: loop.max / 1e6 })
    if (asked.stop) {
      await app.close()
      process.send?.({})
    }
  },
)

async function bareHashes(count: number, parallel: number): Promise<number> {
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        await hash(benchUser.password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      }
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
