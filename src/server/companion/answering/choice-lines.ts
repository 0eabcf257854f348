/** What is said in a talk about a choice: it is handed back, in the person's own words where they can be quoted. */
import type { Library } from '#server/companion/library/library.ts'
import type { Reading } from '#server/reading/reading.ts'
import { type Acts, RECALL, sureOf } from './acts.ts'
import { ASKS, type DecisionStep, twoSidesOf } from './decision-step.ts'
import type { TurnContext } from './exclusions.ts'
import { optionsIn } from './options.ts'
import { type Line, pickLine, type ReplyReason } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import { type ConversationState, DECIDING_TURNS } from './state.ts'
import type { ReplyThresholds } from './thresholds.ts'
import { reasonsIn, sidesOf, withReasons } from './weighing.ts'

export const ADVICE = 'advice'
/** A choice handed back in the person's own words, and the lines that respond to their reasons. */
export const ADVICE_RETURNED = 'weighed'
export const DECIDING = 'weighing'
const returned = { from: 'presence', name: ADVICE_RETURNED, score: 0, threshold: 0 } as const
/** The lines for one step of a talk about a choice. */
export const stepLines = (step: string): string => `deciding-${step}`

/** Most who ask for advice tell a story first, and ask at its end: "What would you do?" */
export function asAdvice(
  reading: Reading,
  acts: Acts | undefined,
  { advised }: Pick<ReplyThresholds, 'advised'>,
): Reading {
  const asks = acts?.parts.some(part => sureOf(part, ASKS) >= advised && sureOf(part, RECALL) < advised)
  return asks ? { ...reading, kind: ADVICE, kindSure: 1 } : reading
}

/** Hands the decision back, with the options in the person's own words, or what they said of each. */
export function adviceReturned(
  library: Library,
  acts: Acts | undefined,
  context: TurnContext,
  random: Random,
): Line | undefined {
  const options = optionsIn(context.text)
  // What they said of each is no pair of ways: "less money" or "home by four".
  if (!options) return context.isDeciding ? undefined : weighed(library, acts, context, random)
  // Once a choice is the topic, only two options say anything new.
  if (context.isDeciding && 'deed' in options) return undefined
  const of = 'deed' in options ? 'whether' : 'either'
  const frame = pickLine(library.lines('frame', of), context, random)
  const text = frame?.replace(
    /\{(\w+)\}/g,
    (_, slot) => (options as Partial<Record<string, string>>)[slot] ?? '',
  )
  return text ? { text, why: returned } : undefined
}

/** A line for that step, around their own words where they can be quoted: both sides, or the sentence that says it. */
export function stepLine(
  library: Library,
  step: DecisionStep,
  context: TurnContext,
  random: Random,
): Line | undefined {
  const why = { from: 'presence', name: stepLines(step.name), score: step.sure, threshold: 0 } as const
  const quoted = step.name === 'pulls' ? twoSidesOf(context.text) : step.said && { said: step.said }
  const frame = quoted && pickLine(library.lines('frame', stepLines(step.name)), context, random)
  const text = frame
    ? frame.replace(/\{(\w+)\}/g, (_, slot) => quoted[slot as keyof typeof quoted])
    : pickLine(library.lines('presence', stepLines(step.name)), context, random)
  return text ? { text, why } : undefined
}

/** What they said for and against it, side by side in their own words. */
export function weighed(
  library: Library,
  acts: Acts | undefined,
  context: TurnContext,
  random: Random,
): Line | undefined {
  const sides = sidesOf(withReasons(context.reasons ?? [], reasonsIn(acts)))
  const frame = sides && pickLine(library.lines('frame', ADVICE_RETURNED), context, random)
  const text = frame?.replace(/\{(\w+)\}/g, (_, slot) => sides![slot as keyof typeof sides])
  return text ? { text, why: returned } : undefined
}

/** A choice stays the topic for some turns after it was asked about or weighed, until it is made. */
export function decisionTurn(
  why: ReplyReason,
  kind: string | undefined,
  isAdviceAsked: boolean,
  turn: number,
): Partial<ConversationState> {
  if (why.name === stepLines('decides')) return { weighedAt: turn - DECIDING_TURNS }
  const isAdvised = isAdviceAsked || kind === ADVICE || [ADVICE_RETURNED, ADVICE].includes(why.name)
  return isAdvised || why.name.startsWith(stepLines('')) ? { weighedAt: turn } : {}
}
