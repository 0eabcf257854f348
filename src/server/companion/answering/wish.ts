/**
 * Who wishes to be asked something: "your turn, you ask". The listener alone confuses it with complaints and with questions about
 * the companion, so a regression also sees where the matcher puts the sentence (`training/wish`).
 */
import type { Library } from '#server/companion/library/library.ts'
import type { WishWeights } from '#server/companion/library/weights.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, actsIn, type Part, type PartReader, sureOf } from './acts.ts'
import { nearest } from './nearest.ts'
import type { ConversationState } from './state.ts'

export const ASK_ME = 'ask-me'

/** Less likely than this, by the listener alone, it is none. */
const SUSPECTED = 0.02
/** As in training/wish/fit.py. */
const SMALLEST = 0.005
const LARGEST_BYTE = 127
const MARGIN = 0.1

/** What a message does, and whether it wishes to be asked. */
export async function doneIn(
  library: Library,
  { text, parts }: { text: string; parts?: PartReader | undefined },
  reading: Pick<Reading, 'match'>,
  state: ConversationState,
): Promise<Acts | undefined> {
  const acts = parts && (await actsIn(text, parts, state))
  return acts && withWishes(library, acts, text, reading, parts)
}

async function withWishes(
  library: Library,
  acts: Acts,
  text: string,
  reading: Pick<Reading, 'match'>,
  reader: Pick<PartReader, 'match'>,
): Promise<Acts> {
  const { wishWeights } = library
  if (
    !wishWeights ||
    wantsNone(library, reading) ||
    sureOf(acts.whole, ASK_ME) + Math.max(0, ...acts.parts.map(likelihood)) < SUSPECTED
  )
    return without(acts)
  const parts = acts.parts.length > 0 ? acts.parts : [{ text, acts: acts.whole.acts }]
  const vectors = await reader.match(parts.map(part => part.text))
  const read = parts.map((part, i) => ({ ...part, acts: heardAs(part, wish(wishWeights, part, vectors[i])) }))
  const most = Math.max(...read.map(likelihood))
  const whole = { ...acts.whole, acts: { ...acts.whole.acts, [ASK_ME]: most } }
  return { whole, parts: acts.parts.length > 0 ? read : [] }
}

/** Clearly nearer to what was written for who wants no question than to anything else. */
function wantsNone(library: Library, { match }: Pick<Reading, 'match'>): boolean {
  const near = nearest(library, match)
  const best = (isQuiet: boolean) =>
    near.find(({ moment }) => (moment.act === 'quiet') === isQuiet)?.score ?? 0
  return best(true) > best(false) + MARGIN
}

const likelihood = (part: Pick<Part, 'acts'>): number => sureOf(part, ASK_ME)

const heardAs = ({ acts }: Part, sure: number): Part['acts'] => ({ ...acts, [ASK_ME]: sure })

const without = (acts: Acts): Acts => ({
  whole: { ...acts.whole, acts: { ...acts.whole.acts, [ASK_ME]: 0 } },
  parts: acts.parts.map(part => ({ ...part, acts: heardAs(part, 0) })),
})

function wish(
  { acts, ofActs, ofVector, bias }: WishWeights,
  part: Part,
  vector: Int8Array | undefined,
): number {
  if (vector?.length !== ofVector.length) return 0
  const byActs = acts.reduce((sum, act, i) => sum + ofActs[i]! * logOdds(sureOf(part, act)), bias)
  const all = vector.reduce((sum, each, i) => sum + (ofVector[i]! * each) / LARGEST_BYTE, byActs)
  return 1 / (1 + Math.exp(-all))
}

const logOdds = (sure: number): number => Math.log((sure + SMALLEST) / (1 - sure + SMALLEST))
