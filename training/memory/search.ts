/**
 * `node training/memory/search.ts`: how well the archive's search by meaning finds what people told, for the 44 people the
 * matcher has not learned from, by the server's own code. Each sentence is a message; the threshold is the server's
 * unless another is given.
 */
import { readFileSync } from 'node:fs'
import { readThresholds } from '#server/companion/answering/thresholds.ts'
import { cosineSimilarity } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

/** `a`: which sentence answers the question, or -1 where none does. */
type Person = { told: string[]; asks: { q: string; a: number }[] }

const threshold = Number(process.argv[2] ?? readThresholds().search)
const people = ['asked-1.jsonl', 'asked-2.jsonl'].flatMap(name =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Person),
)
const reader = createReader(createLog('warn'))
const known: { told: Int8Array[]; asked: Int8Array[]; asks: Person['asks'] }[] = []
for (const { told, asks } of people.filter((_, i) => i % 6 === 0)) {
  const vectors = await reader.match([...told, ...asks.map(({ q }) => q)])
  known.push({ told: vectors.slice(0, told.length), asked: vectors.slice(told.length), asks })
}
await reader.close()

function found(messages: readonly Int8Array[], asked: Int8Array): Int8Array[] {
  const near = messages.map(message => ({ message, score: cosineSimilarity(message, asked) }))
  return near
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score)
    .map(({ message }) => message)
}

const everything = known.flatMap(({ told }) => told)
const questions = known.flatMap(({ told, asked, asks }, i) =>
  asks.map(({ a }, k) => ({
    told,
    asked: asked[k]!,
    answer: told[a],
    stranger: known[(i + 7) % known.length]!,
  })),
)
const answered = questions.filter(({ answer }) => answer)
const never = questions.filter(({ answer }) => !answer)

function print(
  what: string,
  of: typeof questions,
  is: (question: (typeof questions)[number]) => boolean,
): void {
  const count = of.filter(is).length
  console.log(`${what}: ${count} of ${of.length} (${Math.round((100 * count) / of.length)} %)`)
}

console.log(`${known.length} people, threshold ${threshold}`)
print('the right one of their 12 is among the first three', answered, ({ told, asked, answer }) =>
  found(told, asked).slice(0, 3).includes(answer!),
)
print(`the right one of ${everything.length} by all of them`, answered, ({ asked, answer }) =>
  found(everything, asked).slice(0, 3).includes(answer!),
)
print(
  'asked about somebody they told of, but never told, something is found',
  never,
  ({ told, asked }) => found(told, asked).length > 0,
)
print(
  "a stranger's question finds something",
  questions,
  ({ stranger, asked }) => found(stranger.told, asked).length > 0,
)
