/**
 * Reads JSON lines `{id?, text}` from standard input and prints, for each, a JSON line with everything the reader and
 * the detector for people in danger have to say about it.
 */
import { createInterface } from 'node:readline'
import { createCare } from '#server/care/care.ts'
import { loadEngine } from '#server/classification/engine/engine.ts'

const engine = loadEngine()
const care = createCare()

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const { id, text } = parse(line)
  const { tier, category } = care.judge(text)
  process.stdout.write(`${JSON.stringify({ id, ...engine.read(text), care: { tier, category } })}\n`)
}

/** A line that is no such object is read as an empty text, so that one bad line does not lose the others. */
function parse(line: string): { id?: unknown; text: string } {
  try {
    const given = JSON.parse(line) as { id?: unknown; text?: unknown } | null
    return { id: given?.id, text: typeof given?.text === 'string' ? given.text : '' }
  } catch {
    return { text: '' }
  }
}
