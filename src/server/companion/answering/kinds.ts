/** The kinds of turn, and what each needs from a reply. */
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

/** By the reader's class names; any other class is content. */
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

/** These get an honest answer of their kind, never a reply written for a moment of life. */
const honestKinds = new Set<TurnKind>([
  'advice',
  'code',
  'repair',
  'nodiagnosis',
  'meta',
  'language',
  'offscope',
])
export const needsHonestAnswer = (name: string): boolean => honestKinds.has(kindOfClass(name))

/** Said to the companion or without content, so not about the person's life. */
export const isToCompanion = (name: string): boolean => kindOfClass(name) !== 'content'

export const isComplaint = (name: string): boolean => kindOfClass(name) === 'repair'

export const isQuestion = (text: string): boolean => /\?["”’)\s]*$/.test(text)
