/** How the short messages after a check-in are understood, on examples kept apart: as a no, as a yes, or as no answer. */
import { readFileSync } from 'node:fs'
import { createCare } from '#server/care/care.ts'
import { createLog } from '#server/platform/log.ts'
import type { Reader } from '#server/reading/reading.ts'
import { createCareResponseClassifier } from '#server/support/care-response-classifier.ts'
import { createCareResponseMeaning } from '#server/support/care-response-meaning.ts'
import type { CheckIn } from '#shared/care.ts'

type Line = { checkIn: CheckIn; text: string; answer: 'no' | 'yes' | null }
/** `own`: a worry by itself, whatever was asked before. */
type Understood = 'no' | 'yes' | 'own' | 'none'

const file = new URL('./unread.jsonl', import.meta.url)

export async function understandCheckIns(reader: Reader): Promise<(Line & { understood: Understood })[]> {
  const log = createLog('error')
  const detector = createCare(reader)
  const responseClassifier = createCareResponseClassifier(reader, log)
  const meaningOf = createCareResponseMeaning({ reader, detector, responseClassifier })
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const understood: (Line & { understood: Understood })[] = []
  for (const line of lines.map(each => JSON.parse(each) as Line)) {
    const { checkIn: what, text } = line
    const reading = await reader.read(text)
    const { tier } = await detector.judge(text, { reading })
    const spoken = { what, wording: 0, plain: false, mark: '', at: 0 }
    const meaning = tier === 'none' ? await meaningOf(spoken, text, reading) : 'own'
    understood.push({ ...line, understood: meaning === 'over' ? 'no' : (meaning ?? 'none') })
  }
  return understood
}
