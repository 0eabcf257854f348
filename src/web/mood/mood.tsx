/**
 * The mood check-in as a person meets it: a question of ten seconds when the chat is opened, which can be skipped for a
 * day or for good, and what was said beside the trends.
 */
export { askAgain } from './asked-today.ts'
export { MoodHistory } from './mood-history.tsx'
export { MoodQuestion } from './mood-question.tsx'
export { useMoodQuestion } from './use-mood-question.ts'
