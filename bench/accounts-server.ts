/** The process under measurement: the whole product, and on request bare hashes with the same cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hash } from '@node-rs/argon2'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { withoutRateLimits } from '#test/support/settings.ts'

const person = { email: 'bench@example.org', password: 'a password of the bench' }
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()

const letters: string[] = []
const app = await createApp({
  config: readConfig({ ...withoutRateLimits, PORT: '0', HOST: '127.0.0.1', DATA_DIR: process.argv[2] }),
  log: createLog('silent'),
  print: letter => letters.push(letter),
})
const url = await app.listen()

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
      process.send?.({ url, ...person })
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

async function signUp(): Promise<void> {
  await post('/api/auth/send-code', { ...person, firstName: 'B', lastName: 'B', method: 'email' })
  while (letters.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  const [code] = /\b\d{6}\b/.exec(letters[0] ?? '') ?? []
  await post('/api/auth/verify-code', { value: person.email, code })
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
}

async function bareHashes(count: number, parallel: number): Promise<number> {
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        await hash(person.password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      }
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
