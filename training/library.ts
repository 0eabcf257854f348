/**
 * `npm run library`: checks every line of the library and has the models read what is new. With `--check` it only
 * checks; `--merge` first combines moments of the same name. Faults are printed by file and line, and then nothing is
 * written. (What writes a vectors file stays beside what reads it, so that the format is in one place.)
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { libraryFolder, readFiles } from '#server/companion/library/files.ts'
import { generalLinesIn } from '#server/companion/library/library.ts'
import { GAP, type Moment } from '#server/companion/library/lines.ts'
import { moodOf } from '#server/companion/library/mood.ts'
import {
  keyOf,
  lineVectorsFile,
  NoVectors,
  readVectors,
  type TextReading,
  valences,
  vectorsFile,
  writeVectors,
} from '#server/companion/library/vectors.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { readExamples, shipExamples, shippedExamples } from '#server/support/care-response-examples.ts'
import { questions } from '#shared/questions.ts'
import { faultsIn, merged } from './library/check.ts'

const AT_ONCE = 8

const placed = process.argv.includes('--merge') ? mergedOnDisk() : readFiles()
const faults = faultsIn(placed)
const ids = new Set(questions.map(({ id }) => id))
for (const { file, line, entry } of placed)
  if ('question' in entry && !ids.has(entry.question))
    faults.push({ file, line, why: `no question ${entry.question}` })
for (const { file, line, why } of faults) console.error(`library/${file}, line ${line}: ${why}`)
if (faults.length > 0) process.exit(1)
const moments = placed.flatMap(({ entry }) => ('moment' in entry ? [entry] : []))
const sets = placed.filter(({ entry }) => 'lines' in entry).length
const followUps = placed.filter(({ entry }) => 'id' in entry).length
const replies = moments.reduce((sum, moment) => sum + moment.replies.length, 0)
console.log(
  `${moments.length} moments with ${replies} replies, ${sets} sets of lines, ${followUps} follow-up questions: all sound.`,
)
if (process.argv.includes('--check')) process.exit(0)

const reader = createReader(createLog('warn'))
const known = knownVectors()
const kinds: string[] = [...(known?.kinds ?? [])]
mkdirSync(new URL('.', vectorsFile), { recursive: true })
await note(vectorsFile, textsOfMoments())
await note(lineVectorsFile, textsOfLines())
if (!shippedExamples(reader.version)) {
  shipExamples(reader.version, await readExamples(reader))
  console.log('Read the examples of answers to care texts anew.')
}
await reader.close()

type Text = { text: string; asked?: string; isSaid?: boolean }

async function note(file: URL, texts: Text[]): Promise<void> {
  const before = knownVectors(file)
  const noted = new Map<string, TextReading>()
  let anew = 0
  // Each lane is somebody else to the reader, or all of them would wait for one thread.
  async function readOn(lane: string): Promise<void> {
    for (let next = texts.pop(); next; next = texts.pop()) {
      const { text, asked, isSaid } = next
      const found = before?.find(text, asked)
      if (!found) anew += 1
      noted.set(keyOf(text, asked), found ?? (await (isSaid ? match(text, lane) : read(text, asked, lane))))
      if (!found && anew % 2000 === 0) console.log(`${anew} read`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => readOn(`lane ${lane}`)))
  // What is known already stays as it is, to the byte.
  if (anew === 0 && noted.size === before?.count)
    return console.log(`${file.pathname.split('/').at(-1)}: nothing new.`)
  writeVectors(reader.versions, kinds, noted, file)
  console.log(
    `${file.pathname.split('/').at(-1)}: ${noted.size} texts, ${anew} of them read anew by ${reader.versions}.`,
  )
}

/** Of what is said only the place matters, not how it would read if somebody wrote it. */
async function match(text: string, lane: string): Promise<TextReading> {
  const [vector] = await reader.match([text.replace(GAP, 'it')], lane)
  return { vector: vector!, valence: valences.indexOf('flat'), kind: 0, mood: 0 }
}

async function read(text: string, asked: string | undefined, lane: string): Promise<TextReading> {
  const reading = await reader.read(text, { asked, match: true }, lane)
  const { match: vector, valence, kind } = reading
  if (!kinds.includes(kind)) kinds.push(kind)
  return {
    vector,
    valence: valences.indexOf(valence as never),
    kind: kinds.indexOf(kind),
    mood: Math.round(moodOf(reading) * 100),
  }
}

function knownVectors(file = vectorsFile) {
  try {
    const found = readVectors(file)
    return found.version === reader.versions ? found : undefined
  } catch (error) {
    if (error instanceof NoVectors) return undefined
    throw error
  }
}

function textsOfMoments(): Text[] {
  return [
    ...moments.flatMap(told),
    ...moments.flatMap(({ replies, questions: own }) =>
      [...replies, ...own].map(text => ({ text, isSaid: true })),
    ),
  ]
}

function textsOfLines(): Text[] {
  const lines = placed.flatMap(({ entry }) => ('lines' in entry && generalLinesIn(entry) ? entry.say : []))
  return lines.map(text => ({ text, isSaid: true }))
}

/** An answer together with a question it answers, as it is read in a conversation. */
function told({ messages, asked = [] }: Moment): { text: string; asked?: string }[] {
  return messages.map((text, i) => (asked.length > 0 ? { text, asked: asked[i % asked.length]! } : { text }))
}

function mergedOnDisk() {
  const kept = merged(readFiles())
  for (const [file, lines] of Map.groupBy(kept, ({ file }) => file)) {
    const texts = lines.map(({ entry }) => {
      if (!('moment' in entry)) return entry
      const { field, ...line } = entry
      return line
    })
    writeFileSync(new URL(file, libraryFolder), texts.map(text => `${JSON.stringify(text)}\n`).join(''))
  }
  return kept
}
