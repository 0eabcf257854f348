// Who the program is asked to be: somebody who has died, somebody close, a figure out of a story. It is none of them,
// and says so in a way that fits.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'

const said = (text: string): Slot => ({ text, source: 'echo' })
const asked =
  "(?:as|like|be|being|are|you're|you be|to be|play|impersonate|become|voice of|imitate|roleplay|role-play)"
const family =
  '(?:mum|mom|mam|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|auntie|cousin|ex|boss|teacher|dog|cat|twin|crush|manager|therapist)'
const name = '(?: \\p{Lu}\\p{L}+)?'
const lateOne = new RegExp(
  `\\b${asked} my (?:late|dead|deceased) (${family}${name})|\\b${asked} my (${family}${name}),? (?:who|that)(?:'s| has| is)? (?:died|dead|passed|gone|not here)`,
  'iu',
)
const closeOne = new RegExp(`\\b${asked} my (?:old )?(${family}${name})\\b`, 'iu')
const figure =
  /\b(?:you(?:'re| are)(?: now)?|be|as|like|pretend to be|to be|play|roleplay) ((an?|the) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?=,|\.|!|\?|$| and\b| who\b| from\b| with\b| that\b| for\b| in\b| on\b| now\b| but\b| so\b| speak\b| talk\b| answer\b)/iu
/** A jailbreak is no costume. */
const unbound =
  /\b(?:ai|bot|model|assistant|dan|hacker|rules|filters?|restrict\p{L}*|evil|system|admin|developer|doctor|therapist|machine|program|computer|human|person)\b/iu

/** "brother for": only a name goes with them. */
const withName = (who: string): string => who.replace(/ \p{Ll}\p{L}*$/u, '')

export function partPlans(sub: string, text: string): Plan[] {
  const late = lateOne.exec(text)
  const gone = late?.[1] ?? late?.[2]
  if (gone) return [{ frame: 'off.late', slots: { topic: said(`your ${withName(gone)}`) } }]
  if (sub !== 'off.roleplay') return []
  const close = closeOne.exec(text)?.[1]
  if (close) return [{ frame: 'off.close', slots: { topic: said(`your ${withName(close)}`) } }]
  const part = figure.exec(text)
  if (
    !part ||
    unbound.test(part[1]!) ||
    /^(?:an?|the) (?:bit|lot|little|while|moment|minute)\b/i.test(part[1]!)
  )
    return []
  const topic = reflect(part[1]!.toLowerCase())
  return [
    { frame: 'off.part', slots: { topic: said(topic), condition: said(topic.replace(/^(?:an?|the) /, '')) } },
  ]
}
