// What is said to somebody with two sides to tell: both, in their order and mostly in their own sentence, and a
// sentence that fits the way the two go against each other.
import type { Plan } from './compose.ts'
import { leaningOf } from './leaning.ts'
import { regret, sideLines } from './side-lines.ts'
import { sidesOf } from './sides.ts'
import { toldWhole, wholeSlot } from './told-whole.ts'
import { said, type Ways } from './ways.ts'

/** How sure the weights must be of two sides where no word marks them. */
const bars = { loose: 0.4, marked: 0.3, whole: 0.5, torn: 0.1 }
const against =
  /\b(?:but|though|although|yet|however|only I|whereas|even so|half of me|part of me|on the other hand|at the same time)\b/i

export function sidePlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const score = route.formScore('ambiv')
  const mixed = route.form === 'ambiv' && score > bars.loose
  const wish = { heavy: reading.weight !== 'ordinary' }
  const sides = reading.clauses.length <= 4 ? sidesOf(reading.clauses, mixed) : undefined
  const marked = sides && (sides.explicit || route.form === 'ambiv' || score > bars.marked)
  const heard = route.form === 'ambiv' && score > bars.whole
  if (!marked && !heard && !regret.test(reading.text)) return []
  // "I keep hearing the pram wheels. It's in the cellar.": two things, and no two sides.
  const { torn } = leaningOf(ways) ?? { torn: 1 }
  if (torn < bars.torn && !against.test(reading.text)) return []
  const whole = reading.weight === 'bare' ? undefined : toldWhole(ways, mostWords)
  const seconds = [sideLines(reading.text, !!sides?.torn)]
  const plans: Plan[] = whole
    ? [{ frame: 'told.bare', slots: { clause: wholeSlot(whole) }, seconds, needsSecond: true, wish }]
    : []
  if (!marked) return plans
  const slots = { first: said(sides.first), second: said(sides.second) }
  const frame = sides.inTurn ? 'ambiv.then' : 'ambiv'
  if (reading.weight === 'bare') return [{ frame: 'ambiv', slots, wish }]
  return [...plans, { frame, slots, wish, seconds, needsSecond: true }, { frame, slots, wish }]
}
const mostWords = 30
