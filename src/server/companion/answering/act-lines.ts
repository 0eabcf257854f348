/** Lines for what people ask of the companion or say of its words, beside what they tell. */
import type { Library } from '#server/companion/library/library.ts'
import { type Acts, anyOf, likeliestOf, sureOf } from './acts.ts'
import type { TurnContext } from './exclusions.ts'
import { type Line, pickLine, rounded } from './presence-lines.ts'
import type { Random } from './seeded-random.ts'
import type { ReplyThresholds } from './thresholds.ts'
import { ASK_ME } from './wish.ts'

type ActTurn = { acts?: Acts | undefined; context: TurnContext; random: Random }

/** What wants an answer of its kind, whatever it is about; and what gets one where no moment fits. */
export const ANSWERED_FIRST = ['check-may', 'check-ok', 'check-plan', 'calm', ASK_ME]
export const ANSWERED_ELSE = ['check-view', 'other-ask', 'praise']
/** The set of lines for what is done. */
export const actLines = (act: string): string => `act-${act}`
export const isWish = (lines: string): boolean => lines === actLines(ASK_ME)
/** Easily mistaken: who only wonders aloud ("Has everyone always been this angry in traffic?") asks nobody. */
const WONDERING = ['check-may', 'check-ok', 'check-plan', 'check-view', 'other-ask', 'praise', 'calm']

/** Whoever wishes to be asked something gets a question, and with a complaint it is owned. */
export const wishesToBeAsked = (
  acts: Acts | undefined,
  { wished }: Pick<ReplyThresholds, 'wished'>,
): boolean => acts !== undefined && readIn(acts).some(each => sureOf(each, ASK_ME) >= wished)

const COMPLAINTS = ['gripe', 'told', 'wrong']
const readIn = ({ whole, parts }: Acts) => (parts.length > 0 ? parts : [whole])

/** What asks to be confirmed, or is said of the companion's own words, has lines of its own. */
export function actLine(
  library: Library,
  thresholds: Pick<ReplyThresholds, 'act' | 'actWondering' | 'wished'>,
  possible: readonly string[],
  { acts, context, random }: ActTurn,
): Line | undefined {
  if (!acts) return undefined
  const read = readIn(acts)
  const isWished = possible.includes(ASK_ME) && wishesToBeAsked(acts, thresholds)
  const among = isWished ? [ASK_ME] : possible.filter(each => each !== ASK_ME)
  const [act] = read.map(each => likeliestOf(each, among)).sort((a, b) => b.sure - a.sure)
  if (!act) return undefined
  const isWondering = WONDERING.includes(act.name) && !context.isDeciding
  const threshold = isWished ? thresholds.wished : thresholds[isWondering ? 'actWondering' : 'act']
  if (act.sure < threshold) return undefined
  const name = actLines(act.name)
  const isOwed = act.name === ASK_ME && read.some(each => anyOf(each, COMPLAINTS) >= threshold)
  const text = pickLine(library.lines('presence', isOwed ? `${name}-owed` : name), context, random)
  return text ? { text, why: { from: 'presence', name, score: rounded(act.sure), threshold } } : undefined
}
