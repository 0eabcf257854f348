/** A goodbye at the end of a longer message: it is returned, after the answer to the rest where there is one. */
import type { Library } from '#server/companion/library/library.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, type Part, sureOf } from './acts.ts'
import { type DraftReply, MOST_WORDS } from './draft-reply.ts'
import { isRepeated, type TurnContext } from './exclusions.ts'
import { kindOfClass } from './kinds.ts'
import type { MessageToAnswer } from './message.ts'
import { nearest } from './nearest.ts'
import type { ReplyThresholds } from './thresholds.ts'

const SURE = 0.6
/** "Bye, Robin. Sleep well." */
const LAST_SENTENCES = 2
const FAREWELL = 'farewell'

/** What to say to it; undefined if nobody says goodbye, or that is all they say. */
export async function farewellTo(
  { library, thresholds }: { library: Library; thresholds: Pick<ReplyThresholds, 'kind'> },
  { aside, parts: reader }: Pick<MessageToAnswer, 'aside' | 'parts'>,
  acts: Acts | undefined,
  { replies }: Pick<TurnContext, 'replies'>,
): Promise<string | undefined> {
  if (!acts || !reader) return undefined
  const parting = acts.parts.length > 1 ? acts.parts.slice(-LAST_SENTENCES).find(isGoodbye) : undefined
  const reading = parting ? await reader.read(parting.text) : isParting(library, thresholds, aside?.reading)
  if (!reading) return undefined
  const near = nearest(library, reading.match, ({ act }) => act === FAREWELL)
  return near.flatMap(({ moment }) => moment.replies).find(({ text }) => !isRepeated(text, replies))?.text
}

const isGoodbye = (part: Part): boolean => sureOf(part, 'bye') >= SURE

/** "Thank you, good night" thanks as much as it parts, and what is nearest to it says so. */
function isParting(
  library: Library,
  { kind: sure }: Pick<ReplyThresholds, 'kind'>,
  reading: Reading | undefined,
): Reading | undefined {
  if (!reading || reading.kindSure < sure || kindOfClass(reading.kind) !== 'social') return undefined
  return isFarewell(nearest(library, reading.match)[0]?.moment) ? reading : undefined
}

export const isFarewell = (moment: { act?: string | undefined } | undefined): boolean =>
  moment?.act === FAREWELL

/** A line that was said without reading anything, such as one that fits anything, says nothing beside a goodbye. */
export function withFarewell(draft: DraftReply, farewell: string): DraftReply {
  if (isFarewell(draft.choice.moment)) return draft
  const isEmpty = draft.why.score === 0 && !draft.sorry && draft.used.length === 0
  const text = isEmpty ? farewell : `${draft.text} ${farewell}`
  return text.split(' ').length > MOST_WORDS ? draft : { ...draft, text, line: isEmpty ? text : draft.line }
}
