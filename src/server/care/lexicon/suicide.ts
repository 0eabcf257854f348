// Data: all that is said of wanting to die, planning to, and having tried.
import { plainly } from './plainly.ts'
import { plainlyMore } from './plainly-more.ts'
import type { RuleGroup } from './rule.ts'
import { suicidePlans } from './suicide-plans.ts'
import { suicideWeariness } from './suicide-weariness.ts'
import { suicideWishes } from './suicide-wishes.ts'

export const suicide: RuleGroup[] = [
  ...plainly,
  ...plainlyMore,
  ...suicideWishes,
  ...suicidePlans,
  ...suicideWeariness,
]
