// A reflection with meaning added: the person's words, said back without ornament, and one written sentence on what
// such a thing may be like: on what it is about where that is sure, else the sentence that is likeliest right for how
// it may be for the person, and always on the right side of things.
import type { Line } from '#server/companion/voice/bank.ts'
import type { Plan } from '#server/companion/voice/compose.ts'
import type { Tone } from '#server/companion/voice/meaning/meaning.ts'
import { hasMainVerb } from '#server/companion/voice/reading/grammar.ts'
import type { Ways } from '#server/companion/voice/ways.ts'
import { danger } from './figures.ts'
import { badEnd, bright, mayJoke } from './wins.ts'

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

export function withMeaning(plan: Plan, ways: Ways): Plan | undefined {
  const { meaning, reading } = ways
  const frame = frameFor(plan, ways)
  if (!frame || !meaning || !mayBeSaid(meaning.tone, meaning.sure < quiteSure, plan, ways)) return undefined
  // What is said with a smile is answered with one: whether it is a groan as well is hard to tell.
  if (meaning.lines === 'stance:playful' && !danger.test(reading.text))
    return frame === 'told.bare' && plan.slots ? { frame: 'light.joke', slots: plan.slots } : undefined
  return { ...toldIn(frame, plan), seconds: [meaning.lines] }
}

/** The same, closed by the best of these lines that stands on the right side. */
export function withClosing(plan: Plan, ways: Ways, lines: readonly Line[]): Plan | undefined {
  const frame = frameFor(plan, ways)
  const heavy = plan.wish?.heavy
  const { reading } = ways
  // A joke, a question and a picture without a verb leave too much open.
  if (!frame || reading.idiom || reading.text.includes('?') || mayJoke(ways)) return undefined
  if (plan.slots?.clause?.loose && reading.clauses.every(({ words }) => !hasMainVerb(words))) return undefined
  const fit = lines.filter(line => (!heavy || line.heavySafe) && mayBeSaid(line.polarity, true, plan, ways))
  return fit.length ? { ...toldIn(frame, plan), closings: fit } : undefined
}

const toldIn = (frame: string, plan: Plan): Plan => ({
  frame,
  ...(plan.slots ? { slots: plan.slots } : {}),
  needsSecond: true,
  wish: { heavy: plan.wish?.heavy },
})

function frameFor(plan: Plan, { reading }: Ways): string | undefined {
  const frame = unadorned[plan.frame]
  if (!frame || reading.weight === 'bare') return undefined
  // "On the night bus home" says where, and not yet what.
  if (plan.slots?.clause?.loose && reading.text.split(' ').length < leastOfLoose) return undefined
  return frame
}

/** Where a meaning is quite sure, the router's opinion of the form is not asked. */
function mayBeSaid(tone: Tone, doubtful: boolean, plan: Plan, { reading, route }: Ways): boolean {
  const polarity = plan.wish?.polarity ?? 'any'
  const win = route.formScore('win')
  const good = /^(?:win|better)$/.test(plan.frame) || polarity === 'pos' || (doubtful && win > winBars.most)
  if (tone === 'neg') return !good && !bright.test(reading.text)
  if (tone === 'any') return true
  // "I finished the whole bottle again" is no feat, however much it sounds like one.
  return !badEnd.test(reading.text) && polarity !== 'neg' && !(doubtful && win < winBars.least)
}
