/**
 * The one small word of a bare fact that tells how it was: "again", "by text", "in front of everyone", "nine days".
 * Where neither what a message is about nor how it is for the person is sure, a listener still picks that up, and it
 * says more than any sentence that would fit every fact. The sign must stand in what is said back, and its line on the
 * right side of things; where the side is open, only lines are said that would fit both.
 */
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { bright } from '#server/companion/voice/content/wins.ts'
import { none, type Share, type Tone } from '#server/companion/voice/meaning/meaning.ts'
import type { Ways } from '#server/companion/voice/ways.ts'
import { signs } from './small-signs.ts'

/** What is said back bare, and the frames that a small word may take the place of. */
const plainFrames = /^(?:sit|win|one|frag\.loose)$/

/** How much likelier the one side must be than the other before its lines are said. */
const ahead = { plain: 4, opposed: 2.5 }
/** So likely a joke is, and a joke is not looked at word by word. */
const maybeJoke = 0.25
const most = 3

/** The plan with a line on its most telling small words; none where it holds none. */
export function withSmallWord(plan: Plan, ways: Ways): Plan | undefined {
  const { reading } = ways
  const clause = plan.slots?.clause ?? plan.slots?.fragment
  if (!clause || !plainFrames.test(plan.frame) || reading.weight === 'bare' || reading.idiom) return undefined
  if (reading.text.includes('?') || (plan.frame === 'frag.loose' && ways.answers)) return undefined
  // What others said is theirs.
  const told = clause.text.replace(/"[^"]*"/g, '""')
  const shares = ways.shares?.() ?? []
  if (shares.some(each => each.name === 'playful' && each.share > maybeJoke)) return undefined
  const found = smallWordsIn(told, bright.test(reading.text) ? 'pos' : sideOf(plan, shares))
  if (!found) return undefined
  return {
    frame: 'told.bare',
    slots: { clause, ...found.slots },
    seconds: found.lines,
    needsSecond: true,
    wish: { heavy: plan.wish?.heavy, polarity: found.side },
  }
}

type Found = { lines: string[]; slots: Record<string, Slot>; side: Tone }

/** The first sign, and after it others of the same side, for when its lines have all been said of late. */
export function smallWordsIn(told: string, side: Tone): Found | undefined {
  const found: Found = { lines: [], slots: {}, side }
  for (const sign of signs) {
    const own = side === 'any' ? (sign.by ?? 'any') : side
    if (sign.on && !sign.on.includes(own)) continue
    if (found.lines.length && own !== found.side) continue
    const match = sign.find.exec(told)
    if (!match || sign.unless?.test(told)) continue
    const words = sign.words ? sign.words(match, told) : {}
    if (!words || Object.keys(words).some(name => name in found.slots)) continue
    found.side = own
    found.lines.push(`small:${sign.lines}`)
    for (const [name, text] of Object.entries(words)) found.slots[name] = { text, source: 'echo' }
    if (found.lines.length === most) break
  }
  return found.lines.length ? found : undefined
}

/** Good, bad or open: by the words of the plan and by how likely the stances of each side are, sure or not. */
export function sideOf(plan: Plan, shares: readonly Share[]): Tone {
  if (plan.frame === 'win') return 'pos'
  const sum = (tone: Tone) =>
    shares.reduce((total, each) => total + (each.tone === tone && each.name !== none ? each.share : 0), 0.01)
  const [good, bad] = [sum('pos'), sum('neg')]
  const word = plan.wish?.polarity ?? 'any'
  if (word === 'neg') return good > ahead.opposed * bad ? 'any' : 'neg'
  if (word === 'pos') return bad > ahead.opposed * good ? 'any' : 'pos'
  if (good > ahead.plain * bad) return 'pos'
  return bad > ahead.plain * good ? 'neg' : 'any'
}
