// The rules by which sayings about things are found: flags that bear a number, so that the saying can be told again.
import { everyday } from './everyday.ts'
import { flag, type RuleGroup } from './rule.ts'

export const everydayName = (at: number) => `everyday ${at}`

export const everydayRules: RuleGroup[] = everyday.map(({ patterns }, at) => flag(everydayName(at), patterns))
