// Data: ideas that say little alone. They are met anywhere in a message, and combos.ts says which of them together
// make a danger; the learned layer weighs them too.
import { conceptsOfBody } from './concepts-body.ts'
import { conceptsOfSelf } from './concepts-self.ts'
import { conceptsOfViolence } from './concepts-violence.ts'
import type { RuleGroup } from './rule.ts'

export const concepts: RuleGroup[] = [...conceptsOfSelf, ...conceptsOfViolence, ...conceptsOfBody]
