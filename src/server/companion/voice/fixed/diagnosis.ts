// What to say to somebody who asks for the name of an illness or about a medicine: what they wonder is said back with
// everybody who is in it, and who could answer. Never yes, no or a dose.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import { conditions } from './conditions.ts'
import { causeOf, normalClause, noticed } from './noticed.ts'

const said = (text: string): Slot => ({ text, source: 'echo' })

const medicines =
  /\b(?:tablets?|pills?|meds|medication|medicine|antidepressants?|antibiotics|painkillers?|antihistamines?|sleeping pills?|inhaler|insulin|melatonin|magnesium|sertraline|prozac|xanax|ssris?|ibuprofen|paracetamol|valerian|valium|diazepam|codeine|tramadol|concerta|vyvanse|zopiclone|gabapentin|pregabalin|cbd|lithium|adderall|ritalin|propranolol|beta ?-?blockers?|citalopram|escitalopram|sleeping (?:tablets?|pills?)|supplements?|vitamins?)\b/i

/** "Can I take my brother's concerta": whatever it is, it was prescribed for somebody else. */
const somebodys =
  /\b(?:take|have|use|borrow|try|nick|pinch|steal|some of|one of|any of|half of|a few of) (?:some of |one of |half of |a few of |any of )?(?:my|our) ((?:\p{L}+ )?(?!own)\p{L}+?)'?s (?:old |leftover |spare |left over )?(\p{L}{4,}(?: (?:tablets?|pills?|meds))?)\b/iu
const theyHave =
  /\b(?:my|our) ((?:\p{L}+ )?\p{L}+) (?:has|had|have|got|'s got|takes|is on|gets|gave me|offered me|left)\b.*\b(?:can|could|should|is it (?:ok|okay|safe|fine)|am i ok)\b/iu
const kin =
  /^(?:\p{L}+ )?(?:mum|mom|mam|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|mate|flatmate|roommate|housemate|nan|gran|grandma|grandad|grandmother|uncle|aunt|auntie|cousin|neighbour|neighbor|colleague|boss|kid|ex|dog|cat|bf|gf)s?$/iu

export function diagnosisPlans(sub: string, reading: Reading): Plan[] {
  const medicine = medicines.exec(reading.raw)?.[0].toLowerCase()
  const found = conditions.exec(reading.raw)?.[0]
  const normal = normalClause(reading.text)
  const plans: Plan[] = [...elsePlans(reading.text, medicine)]
  const named = medicine && found?.toLowerCase().includes(medicine) ? found.toLowerCase() : medicine
  if (named) plans.push({ frame: 'diag.dose', slots: { condition: said(named) } })
  plans.push(...wonderPlans(reading.text))
  const seen = found && !medicine && reading.weight !== 'bare' ? noticed(reading.text) : undefined
  if (found && seen)
    plans.push({
      frame: 'diag.seen',
      slots: {
        clause: said(seen),
        condition: said(adjectives.test(found) ? `being ${found.toLowerCase()}` : asWritten(found)),
      },
    })
  if (normal) plans.push({ frame: 'diag.normal', slots: { clause: said(normal) } })
  if (found && adjectives.test(found))
    plans.push({ frame: 'diag.state', slots: { condition: said(`being ${found.toLowerCase()}`) } })
  else if (found) plans.push({ frame: 'diag.condition', slots: { condition: said(asWritten(found)) } })
  const topic = reading.clauses
    .flatMap(clause => topicsOf(clause.words))
    .find(each => /^(?:your|the|his|her|their|this|that) /.test(each.name))
  if (topic && sub !== 'diag.dose')
    plans.push({ frame: 'diag.topic', slots: { topic: said(topic.name.replace(/ cancer$/, '')) } })
  return [...plans, { frame: 'diag.bare' }]
}

/** Somebody else's medicine. */
function elsePlans(text: string, medicine: string | undefined): Plan[] {
  const theirs = somebodys.exec(text)
  const who = theirs?.[1] ?? (medicine ? theyHave.exec(text)?.[1] : undefined)
  const what = theirs?.[2] ?? medicine
  if (!who || !what || !kin.test(who)) return []
  const slots = { topic: said(`your ${who.toLowerCase()}`), condition: said(what.toLowerCase()) }
  return [{ frame: 'diag.theirs', slots }]
}

/** Two names, somebody else's, or a name that somebody has given it. */
function wonderPlans(text: string): Plan[] {
  const plain = text.replace(/[’]/g, "'").replace(/[?!.\s]+$/, '')
  const other = somebodyElse(plain)
  if (other) return other
  const cause = causeOf(plain)
  if (cause) return [{ frame: 'diag.other', slots: { wondering: said(cause) } }]
  const told = toldBy(plain)
  if (told) return told
  const two = twoNames(plain)
  return two ? [{ frame: 'diag.two', slots: { wondering: said(two) } }] : []
}

const name = conditions.source
const because = `(?:(?:,|\\.|;|\\?| because| cos| as| since| and| when| if| or)+| (?=(?:he|she|they)\\b)) ?(.+)`

const ofAnother = new RegExp(
  `^(?:so |hi |ok |and )*(?:(is|are|does|do|has|could|might|can) |do you think |would you say )(my (?:[\\p{L}-]+ ){1,3}?)(have |has |had |be |is |are |got |really |might be |might have |also )*(${name}|on the spectrum)(?:${because})?$`,
  'iu',
)
const byAnother = new RegExp(
  `^(.{2,60}?) (?:says?|said|reckons?|thinks?|told me|keeps? (?:saying|telling me)|is (?:sure|convinced)|are (?:sure|convinced)) (?:that )?(?:that )?i(?:'m|'ve| am| have| might| must| could| may)(?: have| be)?(?: got)?(?: probably| definitely| totally)? (?:an? )?(${name})(?:${because})?$`,
  'iu',
)

/** "Is my little boy autistic, he lines up his peas": asked about him, and seen by the one who asks. */
function somebodyElse(text: string): Plan[] | undefined {
  const found = ofAnother.exec(text)
  if (!found) return undefined
  const [, helper = '', subject = '', verb = '', what = ''] = found
  const rest = found.at(-1)
  const who = subject.trim()
  if (/\b(?:mean|means|i)\b/i.test(who)) return undefined
  const is = adjectives.test(what) || /spectrum/i.test(what)
  const many = /(?:kids|children|parents|twins|sons|daughters)$/i.test(who)
  // "Could my memory slips be dementia": slips have nothing.
  const bare = is || /\bbe $/i.test(verb) || /\b(?:be)$/i.test(who)
  const modal = /^(?:could|might|can)$/i.test(helper) ? `${helper.toLowerCase()} ${bare ? 'be' : 'have'}` : ''
  const link = modal || (is || /^(?:is|are) $/i.test(verb) ? (many ? 'are' : 'is') : many ? 'have' : 'has')
  const wondering = said(reflect(`whether ${who} ${link} ${is ? what.toLowerCase() : asWritten(what)}`))
  const seen =
    rest && rest.split(' ').length <= 14 && /^(?:he|she|they|all)\b/i.test(rest)
      ? rest[0]!.toLowerCase() + rest.slice(1)
      : undefined
  if (!seen) return [{ frame: 'diag.other', slots: { wondering } }]
  return [
    { frame: 'diag.other.with', slots: { wondering, clause: said(reflect(seen)) } },
    { frame: 'diag.other', slots: { wondering } },
  ]
}

const screens =
  /\b(?:quiz|test|tiktok|website|app|google|internet|chatgpt|article|video|questionnaire|online|instagram|reddit|it)\b/i

/** "My friend says I've got OCD because I check the gas five times": the name came from somewhere. */
function toldBy(text: string): Plan[] | undefined {
  const found = byAnother.exec(text)
  if (!found) return undefined
  const [, source = '', what = ''] = found
  const condition = said(adjectives.test(what) ? `"${what.toLowerCase()}"` : asWritten(what))
  if (screens.test(source)) return [{ frame: 'diag.quiz', slots: { condition } }]
  if (!/^(?:my|our|a|the|everyone|people|everybody|\p{Lu}\p{L}+)(?: \p{L}+){0,2}$/u.test(source))
    return undefined
  const topic = said(reflect(source[0]!.toLowerCase() + source.slice(1)))
  const rest = found
    .at(-1)
    ?.replace(/(?:,|\.)? (?:do i|am i|have i|is (?:she|he|that|it) (?:right|true)|are they right)$/i, '')
    .replace(/[,.\s]+$/, '')
  if (rest && /^(?:i|i'm|i've|my)\b/i.test(rest) && rest.split(' ').length <= 14)
    return [{ frame: 'diag.said.with', slots: { topic, condition, clause: said(reflect(rest)) } }]
  return [{ frame: 'diag.said', slots: { topic, condition } }]
}

const selfBlame =
  /\b(?:lazy|stupid|crazy|mad|weak|dramatic|pathetic|broken|bad person|going mad|making it up|attention|soft|useless|thick|weird|selfish|moody|a mess|losing it|imagining|insane|nuts|mental|rubbish|dumb|failing|spoilt|boring|evil|needy)\b/i
const asksOf =
  /^(?:so |hi |ok |and |or )*(is|could|might|can|am|do|have) (it|this|that|i|these) (?:(?:just|maybe|only|really|possibly|be|have|got|been) )*(.+)$/i

/** "Is it the menopause or have I just got a temper": both halves are wondered about. */
function twoNames(text: string): string | undefined {
  const sentence = text.split(/(?<=[.!?])\s+/).find(each => / or /i.test(each) && conditions.test(each))
  if (!sentence || sentence.split(' ').length > 18) return undefined
  const [left = '', right = ''] = sentence.replace(/[?.!,\s]+$/, '').split(/,? or /i)
  const first = side(left)
  if (!first || sentence.split(/,? or /i).length > 2) return undefined
  const just = /\bjust\b/i.test(right) ? 'just ' : ''
  // A bare second name leans on the first: "autistic or just introverted".
  const own = asksOf.test(right) ? side(right) : undefined
  const bareRight = right.replace(/^(?:just|maybe|only|simply)\s+/i, '')
  const other = selfBlame.test(right)
    ? { lead: "it's", what: 'just you' }
    : (own ??
      (right.split(' ').length <= 5
        ? { lead: first.lead, what: `${just}${named(bareRight, first.lead)}` }
        : undefined))
  if (!other) return undefined
  const again = other.lead === first.lead ? '' : `${other.lead} `
  return reflect(`whether ${first.lead} ${first.what} or ${again}${other.what}`)
}

function side(text: string): { lead: string; what: string } | undefined {
  const found = asksOf.exec(text)
  if (!found) return undefined
  const [, helper = '', who = '', what = ''] = found
  const just = /\bjust\b/i.test(text) ? 'just ' : ''
  if (!/^i$/i.test(who)) return { lead: "it's", what: `${just}${named(what, "it's")}` }
  const got = /^have$/i.test(helper) && /\bgot\b/i.test(text)
  // "Am I being dramatic" is no state.
  const lead = /^am$/i.test(helper) ? "I'm" : got ? "I've" : 'I'
  // "Do I just hate winter" has a verb of its own.
  const owns = /^do$/i.test(helper) && !/\bhave\b/i.test(text)
  const verb = lead === "I'm" || owns ? '' : got ? 'got ' : 'have '
  return { lead, what: `${just}${verb}${named(what, lead)}` }
}

const named = (what: string, lead: string): string =>
  lead === "I'm" ? what.toLowerCase() : what.replace(conditions, each => asWritten(each, what))

/** "Am I depressed?" asks about being it. */
const adjectives =
  /^(?:depressed|autistic|schizophrenic|anorexic|bulimic|dyslexic|dyspraxic|narcissistic|manic|bipolar|borderline|burnt[ -]?out|burned[ -]?out|codependent|hormonal|an? (?:alcoholic|addict|narcissist|sociopath|psychopath|hypochondriac|(?:sex|porn|gambling) addict)|alcoholic|addict|agoraphobic|dissociating|dissociated)$/i

const asWritten = (condition: string, within = ''): string =>
  /^(?:adhd|add|ocd|ptsd|bpd|asd|ppd|pmdd|cbd|ssris?)$/i.test(condition)
    ? condition.toUpperCase()
    : within &&
        /\b(?:the|my|a|an) $/i.test(within.slice(0, within.toLowerCase().indexOf(condition.toLowerCase())))
      ? condition.toLowerCase()
      : condition
          .toLowerCase()
          .replace(/^(panic attack|breakdown|concussion)$/, 'a $1')
          .replace(/^((?:peri)?menopause)$/, 'the $1')
          .replace(/^thyroid$/, 'your thyroid')
