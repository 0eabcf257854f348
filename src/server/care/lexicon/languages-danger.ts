// Data: beyond the plain statements of languages.ts, how danger is told in those languages.
import { asianDanger } from './danger-asian.ts'
import { europeanDanger } from './danger-european.ts'
import type { RuleGroup } from './rule.ts'

export const languagesDanger: RuleGroup[] = [...europeanDanger, ...asianDanger]
