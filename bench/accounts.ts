/**
 * Sign-ins with 20 in parallel, next to the bare argon2 rate of the same run: how much of it the product
 * reaches, and whether the event loop stays free. Interleaved rounds, medians; rate limits are raised.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PARALLEL = 20
const SIGN_INS_PER_ROUND = 120
const ROUNDS = 5
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })

const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const server = fork(join(import.meta.dirname, 'accounts-server.ts'), [dataDir], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})

type Round = { perSecond: number; loopP99Ms: number; loopMaxMs: number }

const ended = new Promise<never>((_, reject) =>
  server.once('exit', () => reject(new Error('the server ended'))),
)
ended.catch(() => {})

function ask(what: object): Promise<Record<string, unknown>> {
  const answered = new Promise<Record<string, unknown>>(resolve =>
    server.once('message', answer => resolve(answer as Record<string, unknown>)),
  )
  server.send(what)
  return Promise.race([answered, ended])
}

const { url, email, password } = await ask({ start: true })
const bare: Round[] = []
const product: Round[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  bare.push((await ask({ hashes: SIGN_INS_PER_ROUND, parallel: PARALLEL })) as Round)
  await ask({ resetLoop: true })
  const perSecond = await signIns()
  const loop = await ask({ readLoop: true })
  product.push({ perSecond, ...loop } as Round)
}
await ask({ stop: true })
rmSync(dataDir, { recursive: true, force: true })

const rate = (rounds: Round[]) => median(rounds.map(({ perSecond }) => perSecond))
console.log(
  `${PARALLEL} in parallel, ${ROUNDS} rounds of ${SIGN_INS_PER_ROUND}, medians; rate limits raised for this run`,
)
console.log(`bare argon2     ${rate(bare).toFixed(1)} hashes/s`)
console.log(`sign-ins        ${rate(product).toFixed(1)} /s`)
console.log(`ratio           ${(rate(product) / rate(bare)).toFixed(2)}   (goal: at least 0.80)`)
const loopP99 = median(product.map(r => r.loopP99Ms))
const loopMost = Math.max(...product.map(r => r.loopMaxMs))
console.log(
  `loop delay      p99 ${loopP99.toFixed(1)} ms, most ${loopMost.toFixed(1)} ms   (goal: p99 under 30 ms)`,
)
process.exit(0)

async function signIns(): Promise<number> {
  let left = SIGN_INS_PER_ROUND
  const started = performance.now()
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) {
        await post(`${url}/api/auth/login`, JSON.stringify({ email, password }))
      }
    }),
  )
  return SIGN_INS_PER_ROUND / ((performance.now() - started) / 1000)
}

/** Plain requests on keep-alive connections: the load generator must not use up the cores it measures. */
function post(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', agent, headers }, response => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`sign-in answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
