// A reflection with meaning added: the person's words, said back without ornament, and one written sentence on what
// such a thing may be like. Only where what the message is about is sure, and on the right side of things.
import type { Plan } from './compose.ts'
import { danger } from './figures.ts'
import type { Ways } from './ways.ts'
import { badEnd } from './wins.ts'

/** For each way of saying words back, the frame that adds nothing of its own. */
const unadorned: Record<string, string> = {
  sit: 'told.bare',
  win: 'told.bare',
  better: 'told.bare',
  'feel.clause': 'told.bare',
  'feel.about': 'told.about.bare',
  // A story needs no "So" and no "I see" before it.
  one: 'told.bare',
}

/** So many words must a message have that is no sentence. */
const leastOfLoose = 6

/** How far the router must hold a message for a win, or at most may, before lines of that side are said. */
const winBars = { least: 0.25, most: 0.6 }
const quiteSure = 0.8

export function withMeaning(plan: Plan, { meaning, reading, route }: Ways): Plan | undefined {
  const frame = unadorned[plan.frame]
  if (!frame || !meaning || reading.weight === 'bare') return undefined
  // "On the night bus home" says where, and not yet what.
  if (plan.slots?.clause?.loose && reading.text.split(' ').length < leastOfLoose) return undefined
  const polarity = plan.wish?.polarity ?? 'any'
  // Where the meaning is quite sure, the router's opinion of the form is not asked.
  const doubtful = meaning.sure < quiteSure
  const win = route.formScore('win')
  const good = /^(?:win|better)$/.test(plan.frame) || polarity === 'pos' || (doubtful && win > winBars.most)
  if (good && meaning.tone === 'neg') return undefined
  // "I finished the whole bottle again" is no feat, however much it sounds like one.
  if (meaning.tone === 'pos' && badEnd.test(reading.text)) return undefined
  if (meaning.tone === 'pos' && (polarity === 'neg' || (doubtful && win < winBars.least))) return undefined
  // What is said with a smile is answered with one: whether it is a groan as well is hard to tell.
  if (meaning.lines === 'stance:playful' && !danger.test(reading.text))
    return frame === 'told.bare' && plan.slots ? { frame: 'light.joke', slots: plan.slots } : undefined
  return {
    frame,
    ...(plan.slots ? { slots: plan.slots } : {}),
    seconds: [meaning.lines],
    needsSecond: true,
    wish: { heavy: plan.wish?.heavy },
  }
}
