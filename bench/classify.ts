/**
 * `npm run bench:classify`: how long the reader takes for a message of 10, 60 and 1,500 words, how long it takes to load,
 * and how many messages a second it reads while the same process answers other calls over HTTP. Between any two messages
 * a bare loop of the same length is run: how far its slowest hundredth is from its middle is the machine's doing. To see
 * past that, four new readers are each given the same messages in the same order, and each message's best time is told too.
 */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadEngine } from '#server/classification/engine/engine.ts'

const WORDS =
  `i my the and a of to work today tomorrow friend mother kitchen window train letter coffee morning tired happy
  worried boss deadline exam money rent sleep walk garden quiet loud angry calm plan list phone message never always again
  finally maybe because although before after while heart hands breath shoulders head mind nothing everything somebody felt
  said told thought went stayed finished started lost found kept asked answered remembered forgot hoped feared loved hated
  cannot stressed anxious proud grateful lonely stuck focused overwhelmed the the a a and and i i it was is not with for on at
  teacher harbour lantern bicycle orchestra tomato carpenter umbrella glacier notebook sandwich violin museum ladder`
    .split(/\s+/)
    .filter(Boolean)

const LOOP_CELLS = new Float32Array(1024)

const before = process.memoryUsage()
const began = performance.now()
const engine = loadEngine()
const loaded = performance.now() - began
globalThis.gc?.()
const after = process.memoryUsage()
const held = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6
console.log(`load ${loaded.toFixed(0)} ms, ${held.toFixed(1)} MB held`)

let state = 7
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 4294967296) * below)
}

function message(words: number): string {
  const parts: string[] = []
  for (let n = 0; n < words; n++) {
    // One word in fifteen is new to the reader, as names and slips are.
    const word =
      random(15) === 0
        ? `${WORDS[random(WORDS.length)]}${String.fromCharCode(97 + random(26))}`
        : WORDS[random(WORDS.length)]
    parts.push(n % 12 === 11 ? `${word}.` : word!)
  }
  return parts.join(' ')
}

const READERS = 4
const LENGTHS = [
  [10, 3000],
  [60, 2000],
  [1500, 300],
] as const

for (const [words, rounds] of LENGTHS) for (let n = 0; n < rounds; n++) engine.read(message(words))

for (const [words, rounds] of LENGTHS) {
  const texts = Array.from({ length: rounds }, () => message(words))
  const passes = passesFor(median(texts.slice(0, 100).map(text => timed(() => engine.read(text)))))
  const best = texts.map(() => Number.POSITIVE_INFINITY)
  const seen: number[] = []
  const bare: number[] = []
  for (const text of texts) {
    seen.push(timed(() => engine.read(text)))
    bare.push(timed(() => loop(passes)))
  }
  for (let pass = 0; pass < READERS; pass++) {
    // A new one each time: it meets every word for the first time when the others did.
    const reader = loadEngine()
    texts.forEach((text, n) => {
      best[n] = Math.min(
        best[n]!,
        timed(() => reader.read(text)),
      )
    })
  }
  console.log(`${words} words: ${told(seen)}`)
  console.log(`  a bare loop beside it: ${told(bare)}`)
  console.log(`  the best of ${READERS} new readers for each message: ${told(best)}`)
}
await besideOtherCalls()

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return (performance.now() - start) * 1000
}

function at(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!
}

function median(times: number[]): number {
  return at(times, 0.5)
}

function told(times: number[]): string {
  const [middle, late, worst] = [0.5, 0.99, 1 - 1 / times.length].map(share => at(times, share).toFixed(0))
  return `p50 ${middle} µs, p99 ${late} µs, worst ${worst} µs`
}

/** Sums in a few cells: no memory is taken, nothing is remembered. */
function loop(passes: number): number {
  const cells = LOOP_CELLS
  let sum = 0
  for (let n = 0; n < passes; n++) {
    sum += cells[(n * 7) & 1023]! * 1.5
    cells[n & 1023] = sum & 1
  }
  return sum
}

/** How many passes of the bare loop take so many microseconds. */
function passesFor(micros: number): number {
  const tried = 100_000
  return Math.round((tried * micros) / median(Array.from({ length: 200 }, () => timed(() => loop(tried)))))
}

async function besideOtherCalls(): Promise<void> {
  const server = createServer((_, reply) => reply.end('ok'))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const texts = Array.from({ length: 500 }, () => message(25))
  const waits: number[] = []
  let read = 0
  const end = performance.now() + 3000
  const calls = (async () => {
    while (performance.now() < end) waits.push(await call(port))
  })()
  while (performance.now() < end) {
    for (let n = 0; n < 20; n++) engine.read(texts[read++ % texts.length]!)
    await new Promise(setImmediate)
  }
  await calls
  server.close()
  waits.sort((a, b) => a - b)
  console.log(
    `beside other calls: ${Math.round(read / 3)} messages a second, ${Math.round(waits.length / 3)} calls a second (p99 ${waits[Math.floor(waits.length * 0.99)]!.toFixed(1)} ms)`,
  )
}

function call(port: number): Promise<number> {
  const start = performance.now()
  return new Promise((done, fail) => {
    request({ port, host: '127.0.0.1' }, reply =>
      reply.resume().on('end', () => done(performance.now() - start)),
    )
      .on('error', fail)
      .end()
  })
}
