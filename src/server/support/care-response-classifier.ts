/**
 * Classifies the message after a care text, by nearest neighbours among some 1,540 examples. If they
 * disagree, the reader's kind of turn decides, with an answer that is safe for anybody.
 */
import type { Log } from '#server/platform/log.ts'
import type { Reader, Reading } from '#server/reading/reading.ts'
import { type Example, type ExampleGroup, readExamples, shippedExamples } from './care-response-examples.ts'
import type { ShortAnswerGroup } from './short-answers.ts'

export type CareResponse = Exclude<ShortAnswerGroup, 'believed' | 'sorry'> | 'not-meant' | 'ordinary'
/** How much speaks for no, for yes, and for talk of something else. */
export type CheckInAnswer = Record<'no' | 'yes' | 'ordinary', number>
type Vote<Group> = { group: Group; share: number; near: number }

const NEAREST = 4
const NEAREST_ANSWERS = 9
/** The reader's kind of turn for complaints and corrections. */
const CORRECTS = 'complain'
/** Chosen by leave-one-out validation. */
const NEAR = 0.62
const AGREED = 0.6

export type CareResponseClassifier = ReturnType<typeof createCareResponseClassifier>

export function createCareResponseClassifier(reader: Pick<Reader, 'read' | 'version'>, log: Log) {
  const loading: Promise<Example[]> = load().catch(error => {
    log.error({ err: error }, 'the examples of answers to care texts could not be read')
    return []
  })

  async function load(): Promise<Example[]> {
    const shipped = shippedExamples(reader.version)
    if (shipped) return shipped
    log.warn('care-response-vectors.bin is of another model, so the start takes longer: run npm run library.')
    return readExamples(reader)
  }

  async function of(reading: Reading): Promise<CareResponse> {
    const [best] = nearest(reading.vector, (await loading).filter(isResponse), NEAREST)
    const isAgreed = best !== undefined && best.near >= NEAR && best.share >= AGREED
    // A false alarm ends help, so nothing that sounds like pain counts as one; a correction needs less agreement.
    if (best?.group === 'not-meant' && reading.valence !== 'hard' && (isAgreed || reading.kind === CORRECTS))
      return best.group
    return best && best.group !== 'not-meant' && isAgreed ? best.group : byKind(reading)
  }

  /** Whether a short message answers the check-in before it. */
  async function answerIn(reading: Reading): Promise<CheckInAnswer> {
    const votes = nearest(reading.vector, (await loading).filter(isAnswer), NEAREST_ANSWERS)
    const shares = votes.map(({ group, share }) => [group, share])
    return { no: 0, yes: 0, ordinary: 0, ...Object.fromEntries(shares) }
  }

  return { ready: async () => void (await loading), of, answerIn }
}

type Of<Group extends ExampleGroup> = Example & { group: Group }
const isAnswer = (example: Example): example is Of<keyof CheckInAnswer> =>
  ['no', 'yes', 'ordinary'].includes(example.group)
const isResponse = (example: Example): example is Of<CareResponse> =>
  !isAnswer(example) || example.group === 'ordinary'

/** The groups of the nearest examples, the strongest first. */
function nearest<Group extends ExampleGroup>(
  vector: Int8Array,
  examples: readonly Of<Group>[],
  count: number,
): Vote<Group>[] {
  const near = examples
    .map(({ group, vector: other }) => ({ group, near: cosineSimilarity(vector, other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
  const weight = (voters: typeof near) => voters.reduce((sum, voter) => sum + voter.near ** 4, 0)
  return [...Map.groupBy(near, ({ group }) => group)]
    .map(([group, voters]) => ({ group, share: weight(voters) / weight(near), near: voters[0]!.near }))
    .sort((a, b) => b.share - a.share)
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
