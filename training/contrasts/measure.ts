/**
 * `node training/contrasts/measure.ts`: how often the matcher puts the reply that fits a message above the one that fits its
 * twin, which differs only in who did what, how it came out, the tone, the time, or whose it is. Guessing is right for half.
 */
import { globSync, readFileSync } from 'node:fs'
import { cosineSimilarity } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Contrast = { a: string; ra: string; b: string; rb: string; about: string }

const pairs = globSync('pairs-*.jsonl', { cwd: import.meta.dirname }).flatMap(file =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Contrast),
)
const reader = createReader(createLog('warn'))
await reader.ready()
const vector = async (text: string) => (await reader.read(text, { match: true })).match

const right = new Map<string, [right: number, all: number]>()
for (const { a, ra, b, rb, about } of pairs) {
  const [ofA, fitsA, ofB, fitsB] = await Promise.all([a, ra, b, rb].map(vector))
  for (const [message, fitting, other] of [
    [ofA!, fitsA!, fitsB!],
    [ofB!, fitsB!, fitsA!],
  ] as const) {
    const isRight = cosineSimilarity(message, fitting) > cosineSimilarity(message, other)
    for (const name of [about, 'all']) {
      const [count, all] = right.get(name) ?? [0, 0]
      right.set(name, [count + (isRight ? 1 : 0), all + 1])
    }
  }
}
for (const [name, [count, all]] of right)
  console.log(`${name}: ${count} of ${all} (${Math.round((100 * count) / all)} %)`)
await reader.close()
