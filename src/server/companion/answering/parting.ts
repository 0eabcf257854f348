/** A goodbye at the end of a longer message: it is returned, after the answer to the rest where there is one. */
import type { Library } from '#server/companion/library/library.ts'
import { type Acts, type PartReader, sureOf } from './acts.ts'
import { type DraftReply, MOST_WORDS } from './draft-reply.ts'
import { isRepeated, type TurnContext } from './exclusions.ts'
import { nearest } from './nearest.ts'

const SURE = 0.6
/** "Bye, Robin. Sleep well." */
const LAST_SENTENCES = 2
const FAREWELL = 'farewell'

/** What to say to it; undefined if nobody says goodbye, or that is all they say. */
export async function farewellTo(
  library: Library,
  acts: Acts | undefined,
  reader: PartReader | undefined,
  { replies }: Pick<TurnContext, 'replies'>,
): Promise<string | undefined> {
  if (!acts || !reader || acts.parts.length < 2) return undefined
  const parting = acts.parts.slice(-LAST_SENTENCES).find(part => sureOf(part, 'bye') >= SURE)
  const reading = parting && (await reader.read(parting.text))
  if (!reading) return undefined
  const near = nearest(library, reading.match, ({ act }) => act === FAREWELL)
  return near.flatMap(({ moment }) => moment.replies).find(({ text }) => !isRepeated(text, replies))?.text
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
