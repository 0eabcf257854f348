// The one gate for what is said back of a message: whatever plan thought it up, no harsh word that somebody turned on
// themselves goes through it as a statement.
import type { Plan } from '#server/companion/voice/compose.ts'
import { fallsOnYou, isThinkable } from '#server/companion/voice/reading/inward.ts'
import type { Ways } from '#server/companion/voice/ways.ts'
import { isHardOnSelf } from './self-criticism.ts'

/** What others said, what is feared or felt: already told as such. */
const asTold =
  /\b(?:said|says|say|told|tells|called|calls|calling|thinks|thought you|makes? you feel|made you feel|scared|afraid|worried|terrified|frightened|anxious|dread|wonder\w*|fear)\b|^you(?:'re| are|'ve| have| were)?(?: \w+)? (?:feel|felt|feeling)\b/i

const madeForIt = /^(?:selfcrit\.|figure\.|light\.keen$|sit\.absolute$|topic$|bare$|wonder$)/

/** What is sure to be hard on oneself is answered only by what was made for that. */
export function isUnharming(plan: Plan, ways: Ways): boolean {
  if (isHardOnSelf(ways) && !madeForIt.test(plan.frame)) return false
  return Object.entries(plan.slots ?? {}).every(([name, slot]) => {
    if (slot.source === 'authored' || /^(?:insult|word|quote|wondering)$/.test(name)) return true
    if (/^selfcrit\.(?:kind|feel|believed|silly|measured)$/.test(plan.frame)) return true
    if (name === 'harsh') return plan.frame === 'selfcrit.measure' || isThinkable(slot.text)
    return asTold.test(slot.text) || !fallsOnYou(slot.text)
  })
}
