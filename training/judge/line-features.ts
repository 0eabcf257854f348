/**
 * `node training/judge/line-features.ts marks/lines-1.jsonl … > line-features.jsonl`: what the judge of general lines sees of every
 * marked line, by the server's own code, so that it is trained on what it will be shown.
 */
import { readFileSync } from 'node:fs'
import { feltIn, lineFeaturesOf, readSorts, setOf } from '#server/companion/answering/general-lines.ts'
import { mentionedIn } from '#server/companion/answering/mention.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

/** `said` is what stood in the gap of the lines that have one. */
type Marked = { message: string; said?: string; candidates: [line: string, mark: number, set: string][] }

const reader = createReader(createLog('silent'))
await reader.ready()
const library = loadLibrary(reader.versions)

for (const file of process.argv.slice(2)) {
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const [row, line] of rows.entries()) {
    const { message, said, candidates } = JSON.parse(line) as Marked
    const [reading, turn] = await Promise.all([
      reader.read(message, { match: true }),
      reader.turn(message, ''),
    ])
    const tones = turn?.tones ?? []
    const felt = feltIn(library, tones)
    const read = new Map(
      readSorts(reading, tones, turn && mentionedIn(turn, library.nouns)).map(each => [setOf(each), each]),
    )
    for (const [text, mark, set] of candidates) {
      const of = read.get(set)
      const known = of && library.general(of.sort, of.name).find(each => each.text === text)
      if (!known || (of.sort === 'mention' && of.said !== said)) continue
      const seen = lineFeaturesOf(known, of, reading, felt, message)
      console.log(
        JSON.stringify({ of: `${file} ${row}`, mark, score: seen.near, kind: of.sort, set, text, seen }),
      )
    }
  }
}
await reader.close()
