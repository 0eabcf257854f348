/**
 * A session's title, search words and highlights, updated after each message. Nothing from a moment of care, or on
 * topics to avoid.
 */
import type { PersonalKey } from '#server/platform/seal.ts'
import { kindOfClass } from './answering/answering.ts'
import { highlightsIn, mentionsAny, withHighlights } from './highlights.ts'
import type { AssessedMessage } from './message-assessment.ts'
import { isTitleWorthy, titleFrom } from './session-kind.ts'
import { highlightsOf, sealedHighlights, TITLE, UNTITLED, wordsWith } from './sessions.ts'
import type { SessionRow } from './store.ts'

type SpokenTurn = Pick<AssessedMessage, 'reading' | 'aside'> & {
  text: string
  /** Written in a moment of care. */
  isCare: boolean
  avoid: readonly string[]
}

export function sessionTextsAfter(session: SessionRow, key: PersonalKey, said: SpokenTurn) {
  const isQuiet = said.isCare || mentionsAny(said.avoid, said.text)
  return {
    title: isQuiet ? titleOf(session, key) : titleAfter(session, key, said.text),
    words: wordsWith(session, said.text, key),
    highlights: (said.isCare ? null : highlightsAfter(session, key, said)) ?? session.highlights ?? null,
  }
}

/** Sealed titles that cannot improve, so they need not be decrypted to check. */
const settled = new WeakSet<Uint8Array>()

/** The first substantial message. */
function titleAfter(session: SessionRow, key: PersonalKey, text: string): Uint8Array {
  if (session.title && settled.has(session.title)) return session.title
  const kept = session.title && key.open(TITLE, session.title)
  if (session.title && kept && isTitleWorthy(kept)) settled.add(session.title)
  const isBetter = !kept || (!isTitleWorthy(kept) && isTitleWorthy(text))
  return isBetter && !session.archive_id ? key.seal(TITLE, titleFrom(text)) : titleOf(session, key)
}

const titleOf = ({ title }: SessionRow, key: PersonalKey): Uint8Array => title ?? key.seal(TITLE, UNTITLED)

/** Only what they tell about their life, not what is addressed to the companion. */
function highlightsAfter(
  session: SessionRow,
  key: PersonalKey,
  { text, reading, aside, avoid }: SpokenTurn,
): Uint8Array | null {
  if (!reading || kindOfClass(reading.kind) !== 'content') return null
  const meant = aside && kindOfClass(aside.reading.kind) !== 'content' ? aside.text : undefined
  const more = highlightsIn({ text, reading, without: meant }).filter(each => !mentionsAny(avoid, each.text))
  return more.length > 0 ? sealedHighlights(withHighlights(highlightsOf(session, key), more), key) : null
}
