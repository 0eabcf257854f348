/**
 * Whole turns of `POST /api/chat` per second on the embedded database (auth, care, classifier, reply,
 * durable write), beside a bare Fastify route with a durable insert per turn and the CPU of care, classifier
 * and reply engine each alone, in one run, interleaved. Rate limits are raised, openly.
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

const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const server = fork(join(import.meta.dirname, 'chat-server.ts'), [dataDir, String(USERS)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})

const ended = new Promise<never>((_, reject) =>
  server.once('exit', () => reject(new Error('the server ended'))),
)
ended.catch(() => {})

function ask<T>(what: string): Promise<T> {
  const answered = new Promise<T>(resolve => server.once('message', answer => resolve(answer as T)))
  server.send(what)
  return Promise.race([answered, ended])
}

type Ready = { product: string; bare: string; tokens: string[] }
type Cpu = { care: number; classifier: number; reply: number }
type Loop = { p99: number; max: number }
type Run = { perSecond: number; p50: number; p99: number }

const { product, bare, tokens } = await ask<Ready>('start')
const agent = new Agent({ keepAlive: true, maxSockets: USERS })
const runs: Array<{ bare: Run; product: Run; cpu: Cpu; loop: Loop }> = []
await load(`${product}/api/chat`, 2)
for (let round = 0; round < ROUNDS; round += 1) {
  const bareRun = await load(`${bare}/bare`, SECONDS)
  const cpu = await ask<Cpu>('cpu')
  await ask('reset')
  const productRun = await load(`${product}/api/chat`, SECONDS)
  runs.push({ bare: bareRun, product: productRun, cpu, loop: await ask<Loop>('loop') })
}
await ask('stop')
rmSync(dataDir, { recursive: true, force: true })

const middle = (read: (run: (typeof runs)[number]) => number) =>
  runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
const cpuUs = middle(({ cpu }) => cpu.care + cpu.classifier + cpu.reply)
const bareRate = middle(run => run.bare.perSecond)
const limit = 1 / (1 / bareRate + cpuUs / 1e6)
console.log(
  `${USERS} people at once, ${ROUNDS} rounds of ${SECONDS} s, medians; rate limits raised for this run`,
)
console.log(`bare route, durable insert per turn   ${bareRate.toFixed(0)} /s`)
console.log(
  `CPU alone, µs a message               care ${middle(r => r.cpu.care).toFixed(0)}, classifier ${middle(r => r.cpu.classifier).toFixed(0)}, reply ${middle(r => r.cpu.reply).toFixed(0)}`,
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
  `event-loop delay                      p99 ${middle(r => r.loop.p99).toFixed(1)} ms, most ${Math.max(...runs.map(r => r.loop.max)).toFixed(1)} ms`,
)
process.exit(0)

async function load(url: string, seconds: number): Promise<Run> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    tokens.map(async (token, person) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const sent = performance.now()
        await post(url, token, JSON.stringify({ text: messageOf(person, turn), chatId: 'TwinBot' }))
        times.push(performance.now() - sent)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
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
