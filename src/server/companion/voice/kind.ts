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
