/**
 * `node training/evidence/measure.ts`: of the tags the server finds in messages kept apart, how well the words it shows
 * agree with those a reader underlined for the tag.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

/** As in training/reader/data.py. */
const HELD = 0.1
const chance = (text: string) =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) / 0xffffffff

type Underlined = { text: string; spans: Record<string, string[]> }
const rows = readFileSync(new URL('words-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Underlined)
  .filter(({ text }) => chance(text) < HELD)

const reader = createReader(createLog('silent'))
await reader.ready()
const figures: { shown: number; underlined: number; both: number }[] = []
let asked = 0
for (const { text, spans } of rows) {
  const { results } = await reader.read(text, {})
  for (const [tag, words] of Object.entries(spans)) {
    asked += 1
    const evidence = results[tag]?.evidence
    if (!evidence || words.length === 0) continue
    const meant = new Set(words.flatMap(each => range(text.indexOf(each), text.indexOf(each) + each.length)))
    const shown = new Set(evidence.flatMap(({ start, end }) => range(start, end)))
    figures.push({
      shown: shown.size,
      underlined: meant.size,
      both: [...shown].filter(at => meant.has(at)).length,
    })
  }
}
await reader.close()

const share = (holds: (each: (typeof figures)[number]) => boolean) =>
  `${Math.round((100 * figures.filter(holds).length) / figures.length)} %`
const mean = (of: (each: (typeof figures)[number]) => number) =>
  (figures.reduce((sum, each) => sum + of(each), 0) / figures.length).toFixed(2)
console.log(`${figures.length} of ${asked} tags found in ${rows.length} messages`)
console.log(
  `of the underlined letters shown ${mean(f => f.both / f.underlined)}, of the shown ones underlined ${mean(f => f.both / f.shown)}`,
)
console.log(
  `shown: most of what was underlined ${share(f => f.both / f.underlined > 0.5)}, none of it ${share(f => f.both === 0)}`,
)
console.log(`as long as the underlined, times ${mean(f => f.shown / f.underlined)}`)

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i)
}
