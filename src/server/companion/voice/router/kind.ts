// The kinds of turn the voice knows; `crisis` is given by the care detector alone.
export type Kind =
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

/** Where a turn stands: among people or not, and with a question of ours before it or not. */
export type Place = { group: boolean; answers: boolean }

/** Labelled turns name a class, finer than a kind: whoever trains or measures the voice asks here which kind it is. */
const kinds = new Map<string, Kind>([
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
export const kindOfClass = (name: string): Kind => kinds.get(name) ?? 'content'
