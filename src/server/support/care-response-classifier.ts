/**
 * Classifies the message after a care text, by nearest neighbours among some 1,200 examples. If they
 * disagree, the reader's kind of turn decides, with an answer that is safe for anybody.
 */
import { readFileSync } from 'node:fs'
import type { Reader, Reading } from '#server/reading/reading.ts'
import type { ShortAnswerGroup } from './short-answers.ts'

export type CareResponse = Exclude<ShortAnswerGroup, 'believed' | 'sorry'> | 'not-meant' | 'ordinary'
type Example = { what: CareResponse; vector: Int8Array }

const NEAREST = 4
/** The reader's kind of turn for complaints and corrections. */
const CORRECTS = 'complain'
/** Chosen by leave-one-out validation. */
const NEAR = 0.62
const AGREED = 0.6

export type CareResponseClassifier = ReturnType<typeof createCareResponseClassifier>

/** Embedded once per model for the whole process. */
const readBy = new Map<string, Promise<Example[]>>()

export function createCareResponseClassifier(reader: Pick<Reader, 'read' | 'version'>) {
  /** Embedded by the same model as messages, when the first care text is sent. */
  async function load(): Promise<Example[]> {
    const file = new URL('./care-response-examples.json', import.meta.url)
    const written = JSON.parse(readFileSync(file, 'utf8')) as Record<CareResponse, string[]>
    const read: Example[] = []
    for (const [what, texts] of Object.entries(written) as [CareResponse, string[]][])
      for (const text of texts) read.push({ what, vector: (await reader.read(text)).vector })
    return read
  }

  function ready(): Promise<Example[]> {
    const examples = readBy.get(reader.version) ?? load()
    readBy.set(reader.version, examples)
    examples.catch(() => readBy.delete(reader.version))
    return examples
  }

  async function of(reading: Reading): Promise<CareResponse> {
    const known = await ready().catch(() => [])
    const { what, isAgreed } = nearest(reading.vector, known)
    // A false alarm ends help, so nothing that sounds like pain counts as one; a correction needs less agreement.
    if (what === 'not-meant' && reading.valence !== 'hard' && (isAgreed || reading.kind === CORRECTS))
      return what
    return what && what !== 'not-meant' && isAgreed ? what : byKind(reading)
  }

  return { prepare: () => void ready().catch(() => {}), of }
}

function nearest(
  vector: Int8Array,
  examples: readonly Example[],
): { what?: CareResponse; isAgreed: boolean } {
  const near = examples
    .map(({ what, vector: other }) => ({ what, near: cosineSimilarity(vector, other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAREST)
  const votes = new Map<CareResponse, number>()
  for (const { what, near: vote } of near) votes.set(what, (votes.get(what) ?? 0) + vote ** 4)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (!best) return { isAgreed: false }
  const all = [...votes.values()].reduce((a, b) => a + b, 0)
  const top = near.find(({ what }) => what === best[0])
  return { what: best[0], isAgreed: top !== undefined && top.near >= NEAR && best[1] / all >= AGREED }
}

function byKind({ kind, valence, emotionLabels }: Reading): CareResponse {
  // Any other question gets the ordinary reply.
  if (['advice', 'meta', 'diag'].includes(kind)) return 'ordinary'
  if (kind === 'social' && emotionLabels.includes('gratitude')) return 'thanks'
  if (['short', 'noise', 'frag'].includes(kind)) return 'short'
  return valence === 'hard' || kind === 'nonen' ? 'hurting' : 'ordinary'
}

function cosineSimilarity(a: Int8Array, b: Int8Array): number {
  let [both, one, other] = [0, 0, 0]
  for (let i = 0; i < a.length; i += 1) {
    both += a[i]! * b[i]!
    one += a[i]! ** 2
    other += b[i]! ** 2
  }
  return both / (Math.sqrt(one * other) || 1)
}
