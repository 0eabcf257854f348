/**
 * The 111 questions the companion may ask, each at most once per person. Ids are permanent, because what was
 * asked is remembered by id.
 */
import bank from './questions.json' with { type: 'json' }

export type QuestionCategory = keyof typeof bank
export type Question = { readonly id: string; readonly text: string; readonly category: QuestionCategory }

export const questionCategories = Object.keys(bank) as QuestionCategory[]

export const questions: readonly Question[] = questionCategories.flatMap(category =>
  Object.entries(bank[category]).map(([id, text]) => ({ id, text, category })),
)

/** Easy to answer cold: they need nothing said before them, and a few words will do. */
export const openers: readonly string[] = 'q1 q2 q3 q5 q6 q9 q11 q12 q13 q14 q15 q20 q22 q26 q29 q31'.split(
  ' ',
)
