// In a group the reply is the same ear with less: no name, no memory, and an open question in at most one of three.

import { contentPlans } from '#server/companion/voice/content/content.ts'
import type { Plan } from './compose.ts'
import type { VoiceState } from './state.ts'
import type { Ways } from './ways.ts'

const plainFrames = new Set([
  'told.bare',
  'told.about.bare',
  'one',
  'sit',
  'feel.bare',
  'feel.about.alone',
  'feel.clause.alone',
  'ambiv.then',
  'win',
  'light.said',
  'light.joke',
  'sit.absolute',
  'selfcrit.insult',
  'selfcrit.event',
  'selfcrit.beside',
  'selfcrit.aside',
  'selfcrit.harsh',
  'selfcrit.about',
  'selfcrit.deed',
  'selfcrit.over',
  'selfcrit.feel',
  'selfcrit.topic',
  'selfcrit.bare',
  'frag.loose',
  'selfcrit.kind',
  'ambiv',
  'frag',
  'frag.who',
  'frag.nobody',
  'frag.body',
  'frag.when',
  'frag.where',
  'frag.long',
  'frag.helps',
  'frag.trigger',
  'frag.heavy',
  'wonder',
  'topic',
  'quoted',
  'better',
])

export function groupPlans(ways: Ways, state: VoiceState): Plan[] {
  const mayAsk =
    ways.reading.weight === 'ordinary' &&
    state.groupTurns - state.lastGroupQuestion >= 3 &&
    ways.random() < 0.6
  const plans = [...contentPlans(ways)].flatMap(plan => {
    if (!plainFrames.has(plan.frame)) return []
    const clause = plan.slots?.clause
    const asGroup: Plan[] = clause ? [{ frame: 'group', slots: { clause }, wish: plan.wish ?? {} }] : [plan]
    // Good news needs no probing.
    const asks = mayAsk && !/^(?:win|better)/.test(plan.frame) && plan.wish?.polarity !== 'pos'
    return asGroup.map(each => (asks ? { ...each, seconds: ['group.question'] } : each))
  })
  return [...plans, { frame: 'group.bare' }]
}
