/**
 * Turns of `POST /api/chat` per second on the embedded database (auth, care, classifier, reply, durable
 * write), next to a bare Fastify route with a durable insert per turn and the CPU time of care, classifier
 * and reply engine alone. One run, interleaved; rate limits are raised.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from './chat-messages.ts'

const USERS = 100
const SECONDS = 6
const ROUNDS = 3
/** A server runs for days, so the first seconds, while the JIT compiler is still busy, are not measured. */
const WARM_UP_SECONDS = 30

const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const server = fork(join(import.meta.dirname, 'chat-server.ts'), [dataDir, String(USERS)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})

const ended = new Promise<never>((_, reject) =>
  server.once('exit', () => reject(new Error('the server ended'))),
)
ended.catch(() => {})

function ask<T>(what: string | { alone: Turn[] }): Promise<T> {
  const answered = new Promise<T>(resolve => server.once('message', answer => resolve(answer as T)))
  server.send(what)
  return Promise.race([answered, ended])
}

type Ready = { product: string; bare: string; tokens: string[] }
type Alone = { took: number; cpu: number }
type Parts = { care: Alone; classifier: Alone; reply: Alone }
type Turn = { person: number; turn: number }
/** `cpuUs` is the CPU time of the whole server process. */
type Spent = { cpuUs: number; p99: number; max: number }
type Run = { perSecond: number; p50: number; p99: number; cpuUs: number; loop: Spent; turns: Turn[] }

const { product, bare, tokens } = await ask<Ready>('start')
const agent = new Agent({ keepAlive: true, maxSockets: USERS })
const runs: Array<{ bare: Run; product: Run; parts: Parts }> = []
/** Nobody repeats a message: each person continues where they were. */
const said = { bare: tokens.map(() => 0), product: tokens.map(() => 0) }
const warmUp = await load(`${product}/api/chat`, said.product, WARM_UP_SECONDS)
await ask({ alone: warmUp.turns })
for (let round = 0; round < ROUNDS; round += 1) {
  const bareRun = await load(`${bare}/bare`, said.bare, SECONDS)
  const productRun = await load(`${product}/api/chat`, said.product, SECONDS)
  const parts = await ask<Parts>({ alone: productRun.turns })
  runs.push({ bare: bareRun, product: productRun, parts })
}
await ask('stop')
rmSync(dataDir, { recursive: true, force: true })

const middle = (read: (run: (typeof runs)[number]) => number) =>
  runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
const sum = ({ care, classifier, reply }: Parts, of: keyof Alone) => care[of] + classifier[of] + reply[of]
const bareRate = middle(run => run.bare.perSecond)
const limit = 1 / (1 / bareRate + middle(({ parts }) => sum(parts, 'took')) / 1e6)
// Other load on the machine distorts the rates, but hardly the CPU time.
const bareCpu = middle(run => run.bare.cpuUs)
const partsCpu = middle(({ parts }) => sum(parts, 'cpu'))
const productCpu = middle(run => run.product.cpuUs)
console.log(
  `${USERS} people at once, ${ROUNDS} rounds of ${SECONDS} s, medians; rate limits raised for this run`,
)
console.log(`bare route, durable insert per turn   ${bareRate.toFixed(0)} /s`)
const took = (part: keyof Parts) => middle(run => run.parts[part].took).toFixed(0)
console.log(
  `alone, µs a message                   care ${took('care')}, classifier ${took('classifier')}, reply ${took('reply')}`,
)
console.log(`limit from both                       ${limit.toFixed(0)} /s`)
console.log(`POST /api/chat                        ${middle(run => run.product.perSecond).toFixed(0)} /s`)
console.log(
  `ratio                                 ${(middle(run => run.product.perSecond) / limit).toFixed(2)}   (goal: at least 0.80)`,
)
console.log(
  `answer time                           p50 ${middle(r => r.product.p50).toFixed(1)} ms, p99 ${middle(r => r.product.p99).toFixed(1)} ms`,
)
console.log(
  `processor time, µs                    bare ${bareCpu.toFixed(0)} and parts ${partsCpu.toFixed(0)}, ` +
    `POST /api/chat ${productCpu.toFixed(0)}: ${((bareCpu + partsCpu) / productCpu).toFixed(2)}`,
)
const loopP99 = middle(run => run.product.loop.p99)
const loopMost = Math.max(...runs.map(run => run.product.loop.max))
console.log(
  `event-loop delay                      p99 ${loopP99.toFixed(1)} ms, most ${loopMost.toFixed(1)} ms`,
)
process.exit(0)

async function load(url: string, said: number[], seconds: number): Promise<Run> {
  const times: number[] = []
  const turns: Turn[] = []
  await ask('reset')
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    tokens.map(async (token, person) => {
      while (performance.now() < end) {
        const turn = said[person] ?? 0
        said[person] = turn + 1
        const sent = performance.now()
        await post(url, token, JSON.stringify({ text: messageOf(person, turn), chatId: 'TwinBot' }))
        times.push(performance.now() - sent)
        turns.push({ person, turn })
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  const loop = await ask<Spent>('spent')
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const cpuUs = loop.cpuUs / times.length
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), cpuUs, loop, turns }
}

function post(url: string, token: string, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, response => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
