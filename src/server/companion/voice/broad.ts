// Where no stance is sure it may be sure at least which way things go: somebody was treated badly, something weighs,
// something is missing, something is good. For each way a few lines were written that fit whatever it is about.
import type { Plan } from './compose.ts'
import type { Ways } from './ways.ts'
import { badEnd } from './wins.ts'

const ways: Record<string, readonly string[]> = {
  hurt: [
    'let-down',
    'unfair',
    'unseen',
    'powerless',
    'stung',
    'exposed',
    'angry',
    'friction',
    'trust-shaken',
    'annoyed',
  ],
  load: [
    'too-much',
    'worn',
    'carrying',
    'worried-for',
    'money',
    'body',
    'behind',
    'waiting',
    'dread-ahead',
    'restless',
  ],
  apart: ['loss', 'ending', 'lonely', 'longing', 'distant', 'outsider', 'empty'],
  good: ['comfort', 'glad', 'effort', 'courage', 'relief', 'progress', 'proud', 'gave'],
}

/** How likely a way must be, and how much likelier than the next. */
const bars = { likely: 0.45, ahead: 2, win: 0.5 }
const plainFrames = /^(?:sit|win|one)$/

/** The plan with a line on the way it goes, instead of one that would fit anything. */
export function withBroadLine(plan: Plan, told: Ways): Plan | undefined {
  const clause = plan.slots?.clause
  if (!clause || !plainFrames.test(plan.frame) || told.reading.weight === 'bare' || !told.shares)
    return undefined
  if (told.reading.idiom || told.reading.text.includes('?')) return undefined
  const shares = new Map(told.shares().map(({ name, share }) => [name, share]))
  const [first, second] = Object.entries(ways)
    .map(([way, names]) => ({ way, sum: names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0) }))
    .sort((a, b) => b.sum - a.sum)
  if (first!.sum < bars.likely || first!.sum < bars.ahead * second!.sum) return undefined
  const wrongSide = plan.wish?.polarity === (first!.way === 'good' ? 'neg' : 'pos')
  if (wrongSide) return undefined
  // "They gave the part to a first year": good news it is for somebody, and the weights of the form see for whom.
  const good = told.route.formScore('win') > bars.win && !badEnd.test(told.reading.text)
  if (first!.way === 'good' && !good) return undefined
  return {
    frame: 'told.bare',
    slots: { clause },
    seconds: [`broad:${first!.way}`],
    needsSecond: true,
    wish: { heavy: plan.wish?.heavy },
  }
}
