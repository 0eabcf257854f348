/** Profile answers for tests that do not care what they say. */
import { type ProfileAnswers, profileQuestions } from '#shared/profile.ts'

export const ordinaryAnswers: ProfileAnswers = {
  momentThatChangedYou: 'A move',
  handlingBigEmotions: 'A walk',
  feltAlone: 'First winter',
  quietPride: 'A plant',
  turnTo: 'My sister',
}

/** The same text for every question. */
export function sameAnswers(text: string): ProfileAnswers {
  return Object.fromEntries(profileQuestions.map(question => [question, text])) as ProfileAnswers
}
