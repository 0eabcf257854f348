// English as it is written by those who are learning it, put right where there is no doubt: "I am agree", "he don't
// understood", "she say me", "in same time". What is in doubt stays as it is, and may then not be told back.
import { agreed } from './agreement.ts'
import { learnerPhrases } from './learner-phrases.ts'
import { createMending, loadMends } from './mending.ts'
import { verbForms } from './verb-forms.ts'

const mended = createMending([...verbForms, ...learnerPhrases, ...loadMends('learners.json')])

export function inSoundEnglish(text: string): string {
  const whole = agreed(mended(text))
  return /^\p{Lu}/u.test(text) && whole ? whole[0]!.toUpperCase() + whole.slice(1) : whole
}
