/**
 * `node training/memory-question/vectors.ts > vectors.jsonl`: what both models say of questions about what was told, of
 * messages easily mistaken for them, and of ordinary ones, by the server's own code.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFiles } from '#server/companion/library/files.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Message = { text: string; asks: boolean; hand: string }

const ORDINARY = 3
const training = new URL('../', import.meta.url)
const linesOf = (path: string) => readFileSync(new URL(path, training), 'utf8').split('\n').filter(Boolean)

const written = readdirSync(new URL('memory-question/', training))
  .filter(name => name.endsWith('.tsv'))
  .flatMap(name =>
    linesOf(`memory-question/${name}`).map((line): Message => {
      const [is = '', text = ''] = line.split('\t')
      return { text, asks: is === 'yes', hand: name }
    }),
  )
const asked = ['memory/asked-1.jsonl', 'memory/asked-2.jsonl'].flatMap(path =>
  linesOf(path).flatMap(line =>
    (JSON.parse(line) as { asks: { q: string }[] }).asks.map(({ q }) => ({ text: q, asks: true, hand: '' })),
  ),
)
const library = readFiles().flatMap(({ file, entry }) => {
  if (!('moment' in entry)) return []
  const asks = entry.act?.startsWith('recall') ?? false
  return asks || file.startsWith('to-the-companion')
    ? entry.messages.map(text => ({ text, asks, hand: '' }))
    : []
})
const ordinary = ['marks/offered-1.jsonl', 'marks/offered-3.jsonl', 'marks/offered-4.jsonl']
  .flatMap(linesOf)
  .filter((_, at) => at % ORDINARY === 0)
  .map(line => ({ text: (JSON.parse(line) as { message: string }).message, asks: false, hand: '' }))

const reader = createReader(createLog('warn'))
await reader.ready()
for (const message of [...written, ...asked, ...library, ...ordinary]) {
  const { vector, match } = await reader.read(message.text, { match: true })
  console.log(JSON.stringify({ ...message, seen: [...vector, ...match] }))
}
await reader.close()
