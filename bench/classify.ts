/**
 * `npm run bench:classify`: how long the reader takes for a message of 10, 60 and 1,500 words, how long it takes to load,
 * and how many messages a second it reads while the same process answers other calls over HTTP.
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

for (const [words, rounds] of [
  [10, 4000],
  [60, 3000],
  [1500, 200],
] as const) {
  const texts = Array.from({ length: rounds }, () => message(words))
  for (const text of texts.slice(0, rounds / 10)) engine.read(text)
  const times = texts.map(text => {
    const start = performance.now()
    engine.read(text)
    return (performance.now() - start) * 1000
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0)
  console.log(
    `${String(words).padStart(5)} words: p50 ${at(0.5)} µs, p99 ${at(0.99)} µs, worst ${times.at(-1)!.toFixed(0)} µs`,
  )
}
await besideOtherCalls()

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
