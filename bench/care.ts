// How long one judgement takes: median and 99th percentile in microseconds at 10, 60 and 1,500 words, and the slowest
// of the inputs that try to make it slow (8,000 characters each). npm run bench:care
import { createCare } from '#server/care/care.ts'

const words =
  'today i went to work and my manager asked if we could talk about the rota again so i said yes and then the bus was late but my sister had made soup and we watched that film about the boat which was fine really i am tired and a bit low because the house is cold and nobody has called since sunday though i might go swimming tomorrow if it stops raining'.split(
    ' ',
  )

function message(length: number, seed: number): string {
  const picked = Array.from({ length }, (_, i) => words[(i * 7 + seed * 13) % words.length]!)
  return picked.map((word, i) => (i % 14 === 13 ? `${word}.` : i % 9 === 8 ? `${word},` : word)).join(' ')
}

function time(
  judge: (text: string) => unknown,
  texts: string[],
  rounds: number,
): { median: number; p99: number } {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = texts[round % texts.length]!
    const start = process.hrtime.bigint()
    judge(text)
    taken.push(Number(process.hrtime.bigint() - start) / 1000)
  }
  taken.sort((a, b) => a - b)
  return { median: taken[Math.floor(taken.length / 2)]!, p99: taken[Math.floor(taken.length * 0.99)]! }
}

const loading = performance.now()
const care = createCare()
console.log(`load ${(performance.now() - loading).toFixed(0)} ms`)
for (const length of [10, 60, 1500]) {
  const texts = Array.from({ length: 50 }, (_, seed) => message(length, seed))
  const rounds = length > 1000 ? 300 : 6000
  time(care.judge, texts, rounds)
  const before = process.cpuUsage().user
  const { median, p99 } = time(care.judge, texts, rounds)
  // On a busy machine the clock counts the others' work too: the processor's time is this one's alone.
  const cpu = (process.cpuUsage().user - before) / rounds
  console.log(
    `${length} words: median ${median.toFixed(0)} µs, p99 ${p99.toFixed(0)} µs, processor ${cpu.toFixed(0)} µs a message`,
  )
}
const hard = [
  'i want to ',
  'my friend he she they ',
  'not not not ',
  'i  ',
  'a b c d e f ',
  '"".,',
  '1ll3 k!ll ',
  '😂💀',
  '我想',
  'aaaaaaaa',
]
const slow = hard.map(piece => time(care.judge, [piece.repeat(8000 / piece.length).slice(0, 8000)], 5).median)
console.log(`hard inputs of 8,000 characters: slowest ${(Math.max(...slow) / 1000).toFixed(1)} ms`)
