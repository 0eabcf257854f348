/**
 * `node training/tones/vectors.ts > build/tones.jsonl`: the matcher's vector of every message, and of some tellings of every
 * moment, that somebody labelled with the tone of a listener's first reaction.
 */
import { readFileSync } from 'node:fs'
import { readFiles } from '#server/companion/library/files.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Labelled = { hand: string; is: string; or?: string; text?: string; moment?: string }

/** Tellings of one moment are much alike. */
const TELLINGS = 4
const tellings = new Map(
  readFiles().flatMap(({ entry }) =>
    'moment' in entry ? [[entry.moment, entry.messages.slice(-TELLINGS)] as const] : [],
  ),
)
const reader = createReader(createLog('silent'))
for (const file of ['messages', 'moments'])
  for (const line of readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const { hand, is, or, text, moment } = JSON.parse(line) as Labelled
    const vectors = await reader.match(text ? [text] : (tellings.get(moment!) ?? []), hand)
    for (const seen of vectors) console.log(JSON.stringify({ hand, kind: file, is, or, seen: [...seen] }))
  }
await reader.close()
