// What is said to somebody with two sides to tell: both, in their order and mostly in their own sentence, and a
// sentence that fits the way the two go against each other.
import type { Plan } from '#server/companion/voice/compose.ts'
import { leaningOf } from '#server/companion/voice/meaning/leaning.ts'
import { said, type Ways } from '#server/companion/voice/ways.ts'
import { turnedSlot } from './in-full.ts'
import { choice, others, pullsBothWays, regret, sideLines } from './side-lines.ts'
import { sidesOf } from './sides.ts'
import { toldWhole, wholeSlot } from './told-whole.ts'

/** How sure the weights must be of two sides where no word marks them. */
const bars = { loose: 0.4, marked: 0.3, whole: 0.5, torn: 0.1, sure: 0.5, pulled: 0.1, plain: 0.9 }
/** Words that set one thing against another, or against what was hoped. */
const turning =
  /\b(?:but|though|although|yet|always wanted|should be (?:happy|glad|pleased|relieved|excited|proud|grateful))\b/i
const against = /\b(?:but|though|although|yet|however|even so|at the same time)\b/i
/** Nobody is torn where others do and have it all. */
const own = /\bI(?:'m|'d|'ve|'ll)?\b|\bof me\b|\bmy (?:head|heart|gut)\b/
/** "but a win's a win", "but third is third": that settles it, and so does "I don't miss him, I miss …". */
const settled =
  /\bbut (?:an? )?(\p{L}+)(?:'s| is) (?:an? )?\1\b|\bbut (?:only )?a small one\b|\bI don't (\p{L}+)\b[^.]*?, I \2\b/iu

export function sidePlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const score = route.formScore('ambiv')
  const mixed = route.form === 'ambiv' && score > bars.loose
  const wish = { heavy: reading.weight !== 'ordinary' }
  const sides = reading.clauses.length <= 4 ? sidesOf(reading.clauses, mixed) : undefined
  const marked = sides && (sides.explicit || route.form === 'ambiv' || score > bars.marked)
  const heard = route.form === 'ambiv' && score > bars.whole
  const regrets = regret.test(reading.text)
  const hinted = marked || score > bars.pulled || turning.test(reading.text)
  const pulled = !regrets && hinted && pullsBothWays(reading.text)
  if (!marked && !heard && !regrets && !pulled) return []
  if (!own.test(reading.text) || settled.test(reading.text)) return []
  // "The new hip is in, but I still can't get my sock on": two things, and no two sides.
  const { torn } = leaningOf(ways) ?? { torn: 1 }
  const near =
    torn > bars.torn && (choice.test(reading.text) || others.test(reading.text) || against.test(reading.text))
  const plain = score > bars.plain && against.test(reading.text)
  if (torn < bars.sure && !near && !plain && !regrets && !pulled) return []
  const whole = reading.weight === 'bare' ? undefined : toldWhole(ways, mostWords)
  const seconds = [sideLines(reading.text, !!sides?.torn)]
  const clause = whole ? wholeSlot(whole) : reading.weight === 'bare' ? undefined : turnedSlot(ways)
  const plans: Plan[] = clause
    ? [{ frame: 'told.bare', slots: { clause }, seconds, needsSecond: true, wish }]
    : []
  if (!marked) return plans
  const slots = { first: said(sides.first), second: said(sides.second) }
  const frame = sides.inTurn ? 'ambiv.then' : 'ambiv'
  if (reading.weight === 'bare') return [{ frame: 'ambiv', slots, wish }]
  return [...plans, { frame, slots, wish, seconds, needsSecond: true }, { frame, slots, wish }]
}
const mostWords = 30
