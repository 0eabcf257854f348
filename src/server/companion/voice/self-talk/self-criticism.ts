// Harsh words on oneself: attributed to a voice, with what happened kept beside them.

import type { Plan } from '#server/companion/voice/compose.ts'
import { isAtOwnCost } from '#server/companion/voice/reading/at-own-cost.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import {
  fallsOnYou,
  isInward,
  isThinkable,
  lowMood,
  nobodysFool,
  selfHate,
} from '#server/companion/voice/reading/inward.ts'
import { type NameCalled, nameCalled } from '#server/companion/voice/reading/namecalling.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import { reflect, reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { byWeight, clipped, isHarsh, said, type Ways } from '#server/companion/voice/ways.ts'
import { besideOf } from './blame.ts'
import { signsOfBlame } from './blame-signs.ts'
import { deedFor, deedIn, ending, isDone, sweeping } from './deeds.ts'
import { kindPlans } from './self-questions.ts'
import { quotedHarsh, quotedPlainly, slightPlans, turned } from './slight-plans.ts'
import { withLaugh } from './with-laugh.ts'

/** How sure the weights must be that a harsh word with nobody beside it is meant for the person. */
const fairlySure = 0.6

/** "I was a shy liar and then I found rowing" is over, "rubbish at tennis but we have a laugh" is no burden. */
const over =
  /\b(?:people|they|he|she|everyone) (?:says?|calls?|thinks?)\b[^.]*[.,;] (?:but )?I (?:say|call it|prefer)\b|\bI was (?:an?|the) [^,.]{3,40}?,? (?:(?:but|and) )?(?:now\b|these days\b|(?:and |until )?then I (?:found|met|learned|learnt|discovered|joined|started))|\bI(?:'m| am) (?:rubbish|hopeless|useless|terrible|awful|crap) (?:at|with) [^,.]+,? but (?:we|I (?:love|enjoy|like)|it's|they|he|she)\b|\bI(?:'m| am) an? (?:slow|bad|terrible|awful|rubbish|hopeless|nervous|lazy) \p{L}+,? (?:(?:and|but) so (?:is|are)\b|but I (?:\p{L}+ )?(?:finished|passed|won|managed|made it|got (?:there|through)|did it|ran|swam|read|learn(?:ed|t)|love|enjoy))/iu

/** "I hate how I look", "I feel …": said as it is for them, and told like any feeling. */
const ownFeeling = /^I (?:really |just |always |still )*(?:hate|wish|want|feel|felt|miss|need|love|like)\b/i

/** Harsh words on oneself, with what happened beside them; where nothing of it can be said, only that they are hard. */
export function selfPlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  if (withLaugh(reading.text) && reading.weight === 'ordinary') return []
  const kind = kindPlans(ways)
  if (kind.length) return [...kind, ...(isHardOnSelf(ways) ? quotedHarsh(ways) : [])]
  const slights = slightPlans(ways)
  if (slights.length)
    return [...slights, { frame: 'selfcrit.bare', ...(slights[0]!.wish && { wish: slights[0]!.wish }) }]
  const score = route.formScore('selfcrit')
  const name = withDeed(nameCalled(reading.clauses, score > fairlySure))
  const harsh = harshIn(ways, score)
  if (reading.clauses.length === 1 && lowMood.test(reading.text)) return []
  if (reading.idiom || over.test(reading.text)) return []
  // No word of it is harsh, and the weights have no doubt: in the person's own words it is neither said nor denied.
  if (!name && !harsh)
    return isHardOnSelf(ways) || isAtOwnCost(reading.text)
      ? quotedHarsh(ways)
      : mayBeHard(ways)
        ? quotedPlainly(ways)
        : []
  // "hopeless about finding a flat" is how it looks, and no opinion of oneself.
  if (reading.sentences < 3 && /\b(?:feel|feeling|I'm) (?:\w+ )?hopeless about\b/i.test(reading.text))
    return []
  const wish = { heavy: reading.weight !== 'ordinary', signs: signsOfBlame(reading.text) }
  const felt = feltPlan(ways)
  if (felt)
    return [
      /\bask/.test(reading.text)
        ? {
            ...felt,
            wish: { ...wish, signs: new Set(['asking', 'lasting']) },
            seconds: ['feeling:embarrassed'],
          }
        : { ...felt, wish, seconds: [] },
      { frame: 'selfcrit.bare', wish },
    ]
  const found = deedIn(reading.clauses)
  const deed = found && !habit.test(found.text) ? found : undefined
  // An image beside what somebody does every day is told whole, in their words: the one explains the other.
  const quoted =
    !name && !(deed && isDone(deed.text)) && reading.clauses.length > 1 && isAtOwnCost(reading.text)
      ? quotedHarsh(ways)
      : []
  if (quoted.length) return quoted
  const event = deed && { ...said(deed.text), ...(deed.opens ? { opens: true } : {}) }
  const about = name?.about || deedFor(reading.clauses)
  const more = { wish, seconds: ['selfcrit.more'] }
  const named = { wish, seconds: ['selfcrit.named'] }
  const alone = { wish, seconds: [] }
  const slip = { wish, seconds: ['selfcrit.slip', 'selfcrit.more'] }
  const plans: Plan[] = []
  // What happened is told whole where it is more than a deed.
  const beside = besideOf(ways, name?.clause)
  const richer = beside && (!deed || beside.count > deed.text.split(' ').length + 1)
  const thought = name && /^(?:not|never|too)\b/.test(name.insult) ? `you're ${name.insult}` : ''
  const insult = name && !thought ? said(name.insult) : undefined
  if (insult && richer)
    plans.push({ frame: 'selfcrit.beside', slots: { insult, event: withoutWhy(beside.slot) }, ...named })
  if (insult && event) plans.push({ frame: 'selfcrit.event', slots: { insult, event }, ...named })
  if (insult && about)
    plans.push({ frame: 'selfcrit.about', slots: { insult, about: said(about) }, ...named })
  if (thought)
    plans.push(...thoughtPlans(name?.clause), { frame: 'selfcrit.harsh', slots: { harsh: said(thought) } })
  if (event)
    plans.push({ frame: isDone(event.text) ? 'selfcrit.deed' : 'selfcrit.aside', slots: { event }, ...alone })
  if (about && /^for\b/.test(about))
    plans.push({ frame: 'selfcrit.over', slots: { about: said(about) }, ...slip })
  if (!insult && !thought && !event && beside)
    plans.push({ frame: 'selfcrit.aside', slots: { event: beside.slot }, ...alone })
  if (insult) plans.push({ frame: 'selfcrit.insult', slots: { insult }, ...named })
  plans.push(...hatePlans(harsh), ...thoughtPlans(harsh))
  if (!plans.length) plans.push(...quotedHarsh(ways))
  return [
    ...plans.map(plan => ({ ...more, ...plan })),
    ...topicOf(ways).map(topic => ({ frame: 'selfcrit.topic', slots: { topic: said(topic) }, ...more })),
    { frame: 'selfcrit.bare', ...more },
  ]
}

/** What somebody does every time is no deed to be sorry for: "I open my mouth and they all go silent". */
const habit =
  /^(?:so )?you (?:always |just |only )?(?:open|say|talk|speak|look|walk|sit|try|start|go|get|make|do|feel|think|keep|come|eat|sleep|work|fit|read)\b/i

/** "stupid to lend him the money" calls oneself stupid for lending it. */
function withDeed(name: NameCalled | undefined): NameCalled | undefined {
  const found = name && /^([\p{L}-]+) to (\p{L}+) (.+)$/u.exec(name.insult)
  if (!name || !found || name.about) return name
  return { ...name, insult: found[1]!, about: `for ${ending(found[2]!)} ${found[3]}` }
}

/** The weights have no doubt, and it is no feeling that is told. */
export const isHardOnSelf = (ways: Ways): boolean =>
  ways.route.form === 'selfcrit' &&
  ways.route.formScore('selfcrit') > (ways.reading.sentences < 3 ? quiteSure.short : quiteSure.long) &&
  !ways.reading.idiom &&
  !plainFact.test(ways.reading.text) &&
  !nobodysFool.test(ways.reading.text) &&
  !over.test(ways.reading.text) &&
  !withLaugh(ways.reading.text) &&
  /\b(?:I|I'm|I've|I'd|I'll|me|my|myself)\b/.test(ways.reading.text) &&
  !isOwnFeeling(ways)

/**
 * "I could start a row in an empty church": an image nobody foresaw, and the weights half hold it for blame. Told as a
 * fact it might be agreed with, as blame it might be none: so it stays in their words.
 */
const mayBeHard = (ways: Ways): boolean =>
  ways.route.form === 'selfcrit' &&
  ways.route.formScore('selfcrit') > halfSure &&
  ways.reading.sentences === 1 &&
  ways.reading.text.split(' ').length < 13 &&
  ways.reading.weight === 'ordinary' &&
  !ways.meaning &&
  /\b(?:I|I'm|I've|I'd|I'll|me)\b/.test(ways.reading.text) &&
  !notBlame.test(ways.reading.text) &&
  !plainFact.test(ways.reading.text) &&
  !isOwnFeeling(ways)
const halfSure = 0.45
/** What was done well or for long, and what others do. */
const notBlame =
  /\b(?:years|months|weeks|days|built|raised|taught|won|passed|finished|managed|best|the one who|proud|love|happy|glad|said|says|told|asked|today|yesterday|tonight|last)\b|^(?:he|she|they|my|we|the|it|it's|there)\b(?!.*\bme$)/i

/** "I'm a nurse, always have been": what somebody is, and no opinion of it. */
const plainFact =
  /^I(?:'m| am) (?:a bit|something) of an? (?:crier|worrier|talker|dreamer|collector|night owl|loner|homebody)\b|^I(?:'m| am|'ve been| have been| was) (?:an? )?(?:\p{L}+ ){0,3}\p{L}+,? (?:(?:and )?(?:I )?(?:always )?(?:have been|have)|always (?:was|will be)|and (?:that(?:'s what)? )?I(?:'ll| will) always be|by trade|born and bred|since|for (?:\d+|\p{L}+) years)\b/iu
const quiteSure = { short: 0.9, long: 0.95 }

/**
 * The clause that is hard on whoever says it. Where the words themselves do not say so the weights must be quite sure: "I've
 * never seen the sea" is a plain fact, and so is mostly what somebody says they are.
 */
function harshIn(ways: Ways, score: number): Clause | undefined {
  const { reading } = ways
  const find = (is: (text: string) => boolean) => reading.clauses.find(clause => is(textOf(clause.words)))
  // "I'm so tired after practice I can't even do my homework" says how tired.
  const worn = wornOut.test(reading.text)
  const said = find(text => isHarsh(text) && !(worn && cannot.test(text))) ?? ironyIn(reading.clauses)
  if (said || score < quiteSure.short) return said
  return find(text => sweeping.test(text))
}

const wornOut = /\bso (?:tired|exhausted|knackered|drained|shattered|sore|ill|sick|weak|busy|cold)\b/i
const cannot = /\bI (?:can't|couldn't) even\b/

/** "Locked out again. Typical." */
function ironyIn(clauses: readonly Clause[]): Clause | undefined {
  const mishap = clauses.some(clause => mishaps.test(textOf(clause.words)))
  return mishap ? clauses.find(clause => irony.test(textOf(clause.words))) : undefined
}
const irony =
  /^(?:just |so |how |absolutely |bloody )?(?:typical|classic|genius|brilliant|smooth|bravo|go me|well done me|clever me|top marks|what a genius|great work|nailed it|smart|clever|another triumph)$/i
const mishaps =
  /\bI(?:'ve| have|'d)? (?:\w+ )?(?:missed|forgot|forgotten|burnt|burned|broke|broken|lost|locked|dropped|spilled|spilt|overslept|failed|crashed|left|fell|tripped|ruined|sent|deleted|blanked|froze|messed|got it wrong|put)\b/i

function isOwnFeeling(ways: Ways): boolean {
  const clause = byWeight(ways)[0]
  return !!clause && (!!ways.reader.feeling(clause) || ownFeeling.test(textOf(clause.words)))
}

/** "I feel useless since I retired" is a feeling already, and told as one. */
function feltPlan({ reading }: Ways): Plan | undefined {
  const { clauses } = reading
  for (const clause of clauses) {
    if (!/^I (?:\p{L}+ ){0,2}(?:feel|felt)\b/iu.test(textOf(clause.words)) || !verdictOf(clause.words))
      continue
    const echo = clauseEcho(clause, 18)
    const deed = deedIn(clauses.filter(each => each !== clause))
    const plain = clauses.every(each => each === clause || !isInward(textOf(each.words)))
    const whole = plain && reading.sentences === 1 && clauses.length > 1 ? turned(reading.text) : undefined
    const text = whole ?? (echo && deed ? `${deed.text}, and ${echo.text}` : echo?.text)
    if (echo && text && isThinkable(echo.text))
      return {
        frame: 'selfcrit.feel',
        slots: { clause: { ...said(text), ...(whole ? { opens: true } : {}) } },
      }
  }
  return undefined
}

/** "I hate myself for …" */
function hatePlans(harsh: Clause | undefined): Plan[] {
  if (!harsh || !selfHate.test(textOf(harsh.words))) return []
  const at = harsh.words.findIndex(word => word.lower === 'myself')
  const after = at > 0 ? clipped(reflectWords(harsh.words.slice(at + 1))) : ''
  return /^(?:for|because|when|every|after|whenever)\b/.test(after)
    ? [{ frame: 'selfcrit.over', slots: { about: said(after) } }]
    : []
}

/** A harsh sentence that can be told as what somebody thinks: "you ruin everything". */
function thoughtPlans(harsh: Clause | undefined): Plan[] {
  const echo = harsh && clauseEcho(harsh, 18)
  // "you disgust yourself, three packets of biscuits in bed": what is thought ends at the breath.
  const whole = echo && asThought(echo.text)
  const first = whole?.split(', ')[0] ?? ''
  const short = !!whole && whole.split(' ').length < 13 && /, even\b/.test(whole)
  const harshness = first.split(' ').length > 2 && !short ? first : whole
  // "I don't know how he stands me" asks.
  const asked =
    /^you (?:really |honestly |just )?(?:don't|do not|can't) (?:know|see|understand|imagine) ((?:why|how|what) .+)$/.exec(
      harshness ?? '',
    )?.[1]
  if (asked) return [{ frame: 'selfcrit.kind', slots: { wondering: said(asked) }, seconds: [] }]
  if (!harshness || !isThinkable(harshness)) return []
  return [{ frame: 'selfcrit.harsh', slots: { harsh: said(harshness) } }]
}

/** What it is about, where it is named as such: "this essay", "my marriage". */
function topicOf(ways: Ways): string[] {
  const heard = reflect(ways.reading.text).toLowerCase()
  return byWeight(ways)
    .flatMap(clause => topicsOf(clause.words))
    .map(topic => topic.name)
    .filter(topic => /^(?:your|this|that) /.test(topic) && heard.includes(topic.toLowerCase()))
    .filter(topic => !fallsOnYou(topic) && !selfOrSetting.test(topic))
    .slice(0, 1)
}
const selfOrSetting =
  /\b(?:brother|sister|mother|mum|mom|dad|father|therapist|boss|wife|husband|partner|friend|friends|son|daughter|kids|children|class|team|nan|gran|ex|room|phone|roommate|flatmate|family|parents|manager|teacher|colleague|neighbour|brains?|state|point|life|way|fault|time|day|night|morning|week|year|years|thing|things|one|kind|sort|best|worst|reason|problem|mind|head|brain|prize|end|end of|world|rest|wrong \w+)$/i

/** "you feel like everyone hates you" is already a thought: only what is thought is attributed. */
export const asThought = (text: string): string =>
  text
    .replace(/^it (?:just )?feels like /i, '')
    .replace(
      /^you(?:'re| are| just| really| always| still)* (?:feel|felt|think|thinking|know|feeling|guess|believe)(?: like| that| as if| as though)? (?=(?:you|everyone|everybody|nobody|no one|they|people|the|your|it|he|she|all)\b)/i,
      '',
    )

/** "I'm thick, that's why I'm in the bottom set": said back with its "why", we would agree. */
const withoutWhy = <S extends { text: string }>(slot: S): S => ({
  ...slot,
  text: slot.text.replace(/^(?:and |so )?(?:that's|that is|which is) why /i, ''),
})
