/**
 * `node training/judge/features.ts <marks.jsonl> … > features.jsonl`: what the judge sees of every marked reply, by the server's
 * own code, so that it is trained on what it will be shown.
 */
import { readFileSync } from 'node:fs'
import { featuresOf } from '#server/companion/answering/judge.ts'
import { nearest, scoreOf } from '#server/companion/answering/nearest.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Marked = { asked: string; message: string; candidates: [reply: string, mark: number, moment: string][] }

const reader = createReader(createLog('warn'))
await reader.ready()
const library = loadLibrary(reader.versions)

for (const file of process.argv.slice(2)) {
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const [row, line] of rows.entries()) {
    const { asked, message, candidates } = JSON.parse(line) as Marked
    const alone = await reader.read(message, { match: true })
    const answering = asked ? await reader.read(message, { asked, match: true }) : alone
    const best = nearest(library, alone.match, ({ isGroup, isAnswer }) => !isGroup && !isAnswer)
    const answers = asked ? nearest(library, answering.match, ({ isAnswer }) => isAnswer) : []
    const near = [...best, ...answers].sort((a, b) => b.score - a.score)
    for (const [text, mark, name] of candidates) {
      const moment = library.named(name)
      const reply = moment?.replies.find(each => each.text === text)
      if (!moment || !reply) continue
      const by = moment.isAnswer ? answering : alone
      const score = scoreOf(moment, by.match)
      const lead = score - (near[near[0]?.moment === moment ? 1 : 0]?.score ?? 0)
      const said = { text: message, valence: by.valence, before: asked, avoid: [], replies: [] }
      const seen = featuresOf(library, { moment, reply, lead }, by, said)
      console.log(
        JSON.stringify({
          of: `${file} ${row}`,
          mark,
          score,
          kind: moment.isBroad ? 'broad' : 'narrow',
          set: name,
          text,
          seen,
        }),
      )
    }
  }
}
await reader.close()
