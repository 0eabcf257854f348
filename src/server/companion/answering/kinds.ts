/** What a kind of turn asks of an answer. */
export type TurnKind =
  | 'content'
  | 'ack'
  | 'noise'
  | 'social'
  | 'meta'
  | 'advice'
  | 'repair'
  | 'language'
  | 'code'
  | 'crisis'
  | 'offscope'
  | 'nodiagnosis'

/** By the reader's name of it; whatever is not named here is something told. */
const kinds = new Map<string, TurnKind>([
  ['short', 'ack'],
  ['noise', 'noise'],
  ['social', 'social'],
  ['meta', 'meta'],
  ['advice', 'advice'],
  ['complain', 'repair'],
  ['nonen', 'language'],
  ['code', 'code'],
  ['off', 'offscope'],
  ['diag', 'nodiagnosis'],
  ['crisis', 'crisis'],
])
export const kindOfClass = (name: string): TurnKind => kinds.get(name) ?? 'content'

/** Where only the truth will do: nothing written for a moment of life is said. */
const truths = new Set<TurnKind>(['advice', 'code', 'repair', 'nodiagnosis', 'meta', 'language', 'offscope'])
export const needsHonestAnswer = (name: string): boolean => truths.has(kindOfClass(name))

/** Said to the companion, or saying nothing: no part of what a person tells of their life. */
export const isToCompanion = (name: string): boolean => kindOfClass(name) !== 'content'

export const isComplaint = (name: string): boolean => kindOfClass(name) === 'repair'

export const isQuestion = (text: string): boolean => /\?["”’)\s]*$/.test(text)
