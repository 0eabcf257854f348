/**
 * `node training/memory/search.ts`: how well the archive's search by meaning finds what people told, for the 44 people the
 * matcher has not learned from, by the server's own code. Each sentence is a message; the thresholds are the server's
 * unless another is given. The first two content words of each question stand for a search by keywords.
 */
import { readFileSync } from 'node:fs'
import { cosineSimilarity } from '#server/companion/library/library.ts'
import { searchThreshold, withoutStragglers } from '#server/companion/search-threshold.ts'
import stopWords from '#server/companion/text/stop-words.json' with { type: 'json' }
import { wordsOf } from '#server/companion/text/words.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

/** `a`: which sentence answers the question, or -1 where none does. */
type Person = { told: string[]; asks: { q: string; a: number }[] }

const given = process.argv[2] && Number(process.argv[2])
const stops = new Set(stopWords)
const keywordsOf = (question: string) =>
  wordsOf(question)
    .filter(word => !stops.has(word))
    .slice(0, 2)
    .join(' ')
const people = ['asked-1.jsonl', 'asked-2.jsonl'].flatMap(name =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Person),
)
const reader = createReader(createLog('warn'))
type Asked = { q: string; vector: Int8Array }
const known: { told: Int8Array[]; asked: Asked[]; keywords: Asked[]; asks: Person['asks'] }[] = []
for (const { told, asks } of people.filter((_, i) => i % 6 === 0)) {
  const vectorsOf = async (texts: string[]) =>
    (await reader.match(texts)).map((vector, i) => ({ q: texts[i]!, vector }))
  known.push({
    told: await reader.match(told),
    asked: await vectorsOf(asks.map(({ q }) => q)),
    keywords: await vectorsOf(asks.map(({ q }) => keywordsOf(q))),
    asks,
  })
}
await reader.close()

function found(messages: readonly Int8Array[], { q, vector }: Asked): Int8Array[] {
  const threshold = given || searchThreshold(q)
  const near = messages.map(message => ({ message, score: cosineSimilarity(message, vector) }))
  const enough = near.filter(({ score }) => score >= threshold).sort((a, b) => b.score - a.score)
  return withoutStragglers(enough).map(({ message }) => message)
}

const everything = known.flatMap(({ told }) => told)
const questions = known.flatMap(({ told, asked, keywords, asks }, i) =>
  asks.map(({ a }, k) => ({
    told,
    asked: asked[k]!,
    keywords: keywords[k]!,
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

console.log(`${known.length} people`)
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
print('by keywords, the right one of their 12 is among the first three', answered, question =>
  found(question.told, question.keywords).slice(0, 3).includes(question.answer!),
)
print(
  "a stranger's keywords find something",
  questions,
  ({ stranger, keywords }) => found(stranger.told, keywords).length > 0,
)
