// Data: the plain statements in the other languages people write in here.
import { asianLanguages } from './languages-asian.ts'
import { europeanLanguages } from './languages-european.ts'
import type { RuleGroup } from './rule.ts'

export const languages: RuleGroup[] = [...europeanLanguages, ...asianLanguages]
