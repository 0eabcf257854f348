/**
 * Reads JSON lines `{id?, text, asked?}` from standard input and prints one JSON line each, with the
 * complete reading and whether somebody may be in danger.
 */
import { createInterface } from 'node:readline'
import { createCare } from '#server/care/care.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

const reader = createReader(createLog('error'))
const care = createCare(reader)

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const { id, text, asked } = parse(line)
  const reading = await reader.read(text, { asked })
  const { tier, category } = await care.judge(text, { reading })
  const { results, labels, emotions, emotionLabels, stress, stressor, version } = reading
  const told = {
    id,
    results,
    labels,
    emotions,
    emotionLabels,
    stress,
    stressor,
    care: { tier, category },
    version,
  }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
await reader.close()

/** An invalid line counts as an empty text, so one bad line does not stop the run. */
function parse(line: string): { id?: unknown; text: string; asked: string } {
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  try {
    const given = JSON.parse(line) as { id?: unknown; text?: unknown; asked?: unknown } | null
    return { id: given?.id, text: words(given?.text), asked: words(given?.asked) }
  } catch {
    return { text: '', asked: '' }
  }
}
