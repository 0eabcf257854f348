// Good news and what only sounds like it: whether a message tells a win, what is said to one, and on which side of
// things a clause stands. In doubt nothing is told as a win: good words for bad news hurt.

import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { leaningOf } from '#server/companion/voice/meaning/leaning.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import type { Polarity } from '#server/companion/voice/reading/feelings.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import { said, type Ways, wholeEcho } from '#server/companion/voice/ways.ts'
import { toldWhole, wholeSlot } from './told-whole.ts'
import { kindOfWin, signsOfWin } from './win-kinds.ts'

const signOfWin =
  /\b(?:haven't (?:\w+ ){1,4}(?:in|for|since) (?:\w+ )?(?:days|weeks|months|years|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|new year|christmas|easter|summer)|got the (?:mortgage|job|keys|flat|house|loan|grant|part|offer|visa|place|contract|scholarship)|to spare|going to be (?:printed|published|shown|performed|played)|haven't (?:done|been able to do|managed) (?:that|it|this) since|walked past .*(?:didn't|without)|finally|managed|passed|finished|first (?:time|ever|one|\w+ (?:in|since|without))|my first|won|made it|asked for|proud|sober|clean|in a row|even though|without (?:a (?:drink|cigarette|panic|fight|single|break)|crying|shouting|help|stopping|drinking|smoking|alcohol|\w+ing)|anyway|did it|stayed calm|kept calm|kept my|held my|handed in (?!my notice)|signed up|got (?:picked|accepted|chosen|promoted|hired|selected|shortlisted|published)|(?:I|finally|and) said no)\b/i
/** "I told her I loved her and she said thank you": the story ends with somebody else. */
const wellEnded =
  /\b(?:enjoyed|had fun|had a (?:good|great|nice|lovely) time|loved it|liked it|felt good|was fun|worked out|fine|okay|ok|listened|agreed|hugged|smiled|happy|laughed with|said yes|thanked|understood|nobody (?:laughed|died|minded|shouted|complained|got (?:hurt|ill|sick))|didn't (?:die|faint|cry|run away|throw up)|nothing (?:exploded|happened|bad|broke)|no one (?:laughed|minded|noticed))\b(?! me)/i
const elsewhere = /\b(?:and|but|then) (?:then |now )?(?:he|she|they|my|nobody|everyone|people|it|went|got)\b/i

export const milestone =
  /\b(?:(?<!\b(?:my|our|his|her|the|this) )(?:days|weeks|months|years?) (?:sober|clean|without|off the|(?:smoke|drug|drink|alcohol|gambling|bet)[- ]free)|sober (?:for|since)|clean for|for the first time (?:in|since)|went (?:really |so |very )?well|got the (?:job|mortgage|keys|flat|house|loan|grant|part|offer|visa|place|contract|scholarship)|got in|passed(?! (?:by|him|her|them|away|on|out|over|down|round|around|through|me|us|it to|(?:my|the|our|his|her|their|your|a|an|that) (?:[\p{L}']+ ){0,2}(?:schools?|house|home|street|flat|shop|church|mosque|temple|office|hospital|grave|cemetery|place|road|café|cafe|pub|bar|station|park|building|gate|window|door|car|van|harbour|factory|library|bakery|peas|salt)\b))|haven't (?:had a (?:drink|cigarette|smoke|vape)|drunk|smoked|gambled|vaped|bitten|texted (?:him|her|my ex)|touched a drop|relapsed)\b.* (?:in|for|since))\b/iu

/** "got bullied again", "asked her out and she said no": done to them, or ended elsewhere. */
const undone =
  /\b(?:got|get|was|were|been) (?!promoted|accepted|invited|picked|hired|offered|married|engaged|paid|chosen|asked|selected|discharged|finished|dressed|moved|started|upgraded)\p{L}{3,}ed\b|\b(?:he|she|they|it|boss|manager) (?:said no|refused|laughed|ignored|didn't|turned (?:me|it|us) down|never)\b/iu

/** "I didn't get the part", "I spilled wine on her sofa" */
const missed =
  /\b(?:didn't|couldn't|wasn't|haven't|never) (?!drink|smoke|cry|shout|snap|panic|gamble|text|check|run|give up|quit|lose|say sorry|apologi)|\b(?:spilled|spilt|dropped|forgot|broke|burned|burnt|crashed|lied|stole|missed|lost|hid|snapped|shouted|screamed|argued|fell|slipped|panicked|froze|cried|ruined|failed)\b/i

/** What most people would count as something they did for themselves or for others. */
const brave =
  /^(?:I|we)(?:'ve| have)? (?:just |even |actually )?(?:spoke up|stood up|said sorry|apologi[sz]ed|cooked|went for|ran|walked (?!out|away|off|past|in on)|swam|cleaned|tidied|called|rang|asked|signed|started|made|baked|planted|built|wrote|learned|learnt|bought|booked|joined|went back|got (?:out|up|through|dressed|back)|slept|rested|told (?:my|him|her|them|someone)|went to|cycled|climbed|painted|sold|earned|saved|paid|hugged|danced|sang|volunteered|helped|fixed|kept|held|took)\b/i

/** Deeds that look like any other, and ended badly; things nobody gives up of their own will. */
export const badEnd =
  /\b(?:(?:was|were|is|are|it's|had|has) (?:\w+ )?(?:gone|empty|closed|dead|broken|missing|locked|cancelled|ignored|stolen)|passed out|fainted|collapsed|(?:he|she|they|boss|manager|teacher)(?: all| just| only)? (?:said no|ignored|refused|hung up|went quiet|never|hasn't|haven't|rolled (?:his|her|their) eyes|walked out|turned (?:me|us) down)|(?:nobody|no one) (?:came|answered|noticed|asked|turned up|clapped|rang|wanted)|hasn't|on hold|had to (?:sit down|stop|leave|go home)|couldn't|wasn't|(?:whole|the|another) bottle|relapse\w*|(?:his|her|their) debts?|(?:without|no) (?:an? )?(?:word|job|home|work|news|contact|water|heating|hot water|power|electricity|sleep|money|pay|reply|replies|calls?|visitors?)\b|without (?:him|her|them|my \w+)\b|(?:dad|mum|mom|mother|father|nan|gran|wife|husband)'s (?:\p{L}+ )?(?:flat|house|room|clothes|things|wardrobe|desk|tools|gear|coat|letters|watch|glasses)|(?:is|was|it's) (?:even |so much |almost )?worse|wanted (?:to (?:sink|vanish|disappear|hide|enter the)|the (?:floor|ground|earth)))\b|(?:[.;]|\band|\bbut) (?:and )?I(?: still)? have(?:n't| not) (?:opened|told|read|looked|answered|replied)\b[^.]*\.?$|\bagain[.!]*$/iu

/** What takes the good out of good news. */
const spoiltWin =
  /\b(?:but|though|except|until|relapsed?|again and again|not speaking|wish|should have|lied|pretended|never again)\b|\b(?:he|she|they) (?:said no|laughed at|refused|ignored)\b|\bcrying\b(?<!without crying)/i

/** News that is good by itself. */
const landed =
  /^(?:I|we)(?:'ve| have)? (?:just |finally )?got the (?:job|mortgage|keys|flat|house|loan|grant|part|visa|scholarship)\b(?!.*\b(?:but|wrong|back|broken)\b)/i

/** So much of all that speaks for bad news must speak for good news as well, before any is heard. */
const likelyGood = 0.4

/** By the weights, or by the plain word: "I'm feeling better". */
export function isWin(ways: Ways, focal: Clause): boolean {
  const { reading, route, reader } = ways
  const { good, bad } = leaningOf(ways) ?? { good: 1, bad: 0 }
  if (good < likelyGood * bad) return false
  // "I cooked a whole meal and nobody got ill": the deed is told by the first, and by how it ended.
  const done = wellEnded.test(reading.text)
    ? reading.clauses.find(clause => brave.test(textOf(clause.words)))
    : undefined
  const text = textOf((done ?? focal).words)
  const own =
    /^(?:I|I've|we|we've|got|today|my|they|first|all|every|\d+|no)\b/i.test(text) &&
    !/\b(?:trying|tried|wish|want|should|could|would|used to|back to|supposed)\b/i.test(text)
  const ended = wellEnded.test(reading.text)
  const spoiled = !ended && reading.clauses.some(clause => reader.polarity(clause) === 'neg')
  if (badEnd.test(reading.text)) return false
  const kind = kindOfWin(reading.text)
  // "He asked her out and she said yes" is told by what it says, whatever the weights think of it.
  if (kind?.sure && reading.sentences < 4 && route.formScore('win') > 0.02 && !spoiltWin.test(reading.text))
    return true
  if (undone.test(reading.text)) return false
  if (/(?<!without |not |happy )\b(?:cried|crying|sobbed|tears)\b/i.test(reading.text)) return false
  // "It worked for a week. Now I'm back to scrolling" ends elsewhere.
  if (reading.sentences > 2 && /\b(?:now|but|though|still|again|then)\b/i.test(reading.text)) return false
  const sign = signOfWin.test(reading.text) || (!!kind && route.formScore('win') > 0.5)
  // A story of two sentences that names no feat is a story.
  if (reading.sentences > 1 && !sign && !wellEnded.test(reading.text)) return false
  if (!sign && !ended && (spoiled || elsewhere.test(reading.text))) return false
  // Without a word for what went well the weights alone must be very sure.
  // "Finally told my boss I can't work weekends": a deed, whatever was said in it.
  const deed = sign && brave.test(text.replace(/\bfinally /i, '')) && reading.sentences === 1
  const bar = deed ? 0.45 : spoiled || reading.sentences > 2 ? 0.8 : sign || ended ? 0.45 : 0.85
  if (!sign && !ended && (missed.test(text) || reader.polarity(focal) === 'neg')) return false
  // What is so every day is no deed: "I spend three hours on the train".
  // The weights alone have called a drunken word to the boss a win: something must say that it went well.
  const surely =
    reading.sentences < 3 &&
    route.formScore('win') > 0.8 &&
    !missed.test(text) &&
    !elsewhere.test(reading.text)
  const went = sign || ended || !!kind || surely || reader.polarity(focal) === 'pos' || brave.test(text)
  if (own && went && route.form === 'win' && route.formScore('win') > bar) return true
  if (own && (ended || deed) && brave.test(text) && route.formScore('win') > 0.3) return true
  if (own && milestone.test(reading.text) && route.formScore('win') > (spoiled ? 0.6 : 0.15)) return true
  if (landed.test(reading.text) && !spoiled) return true
  return (
    /^(?:I|I'm|I've)\b.*\b(?:better|calmer|lighter)\b/.test(text) &&
    !/\b(?:not|n't|never|wish|could|should|off|deserve|know|than (?:me|him|her|them|I))\b|n't/.test(text) &&
    reader.polarity(focal) !== 'neg'
  )
}

const eased = /\b(?:better|calmer|lighter|easier|rested|slept (?:\w+ ){0,3}(?:well|hours|through|night))\b/i

export function winPlans(ways: Ways, focal: Clause): Plan[] {
  const { reading } = ways
  if (reading.weight === 'bare') return []
  const heavy = reading.weight !== 'ordinary'
  const wish = { heavy, polarity: 'pos' as const }
  const whole = toldWhole(ways)
  const slots = whole ? { clause: wholeSlot(whole) } : deedSlots(ways, focal)
  if (!slots) return []
  const kind = kindOfWin(reading.text)?.name
  const { text } = slots.clause
  if (
    kind !== 'slept' &&
    eased.test(text) &&
    !/\b(?:than (?:me|you)|better off)\b/.test(text) &&
    !whole?.loose
  )
    return [{ frame: 'better', slots, wish: { heavy } }]
  const plain = { frame: 'win', slots, wish }
  const told = { ...plain, frame: 'told.bare', needsSecond: true }
  const signs = signsOfWin(reading.text)
  if (kind) return [{ ...told, seconds: [`win.${kind}`], wish: { ...wish, signs } }, plain]
  // A meaning says more than that something was done, where it is sure.
  const sure = ways.meaning && ways.meaning.tone !== 'neg' && ways.meaning.sure > sureMeaning
  const did = /^you(?:'ve|'d)?\b(?!'re| are| were| feel| felt)/.test(text)
  return sure || !did ? [plain] : [{ ...told, seconds: ['win.effort'], wish: { ...wish, signs } }, plain]
}

/** "Nine days without a cigarette": no sentence, and still good news. */
export function wonFragment(fragment: Slot, text: string): Plan[] {
  const slots = { clause: { ...fragment, loose: true } }
  const wish = { polarity: 'pos' as const, signs: signsOfWin(text) }
  const seconds = [`win.${kindOfWin(text)?.name ?? 'effort'}`]
  return [
    { frame: 'told.bare', slots, seconds, needsSecond: true, wish },
    { frame: 'win', slots, wish },
  ]
}

const sureMeaning = 0.75

/** "I asked for the window seat and got it. Sounds silly, but I never ask": what was done comes before what is usual. */
function deedSlots(ways: Ways, focal: Clause): { clause: Slot } | undefined {
  const deeds = ways.reading.clauses.filter(
    each => signOfWin.test(textOf(each.words)) || brave.test(textOf(each.words)),
  )
  const deed = deeds.includes(focal) ? focal : (deeds[0] ?? focal)
  const echo = wholeEcho(ways, deed) ?? clauseEcho(deed, 18)
  return echo && { clause: said(echo) }
}

export const wentWell =
  /\b(?:but|and|then) (?:it|everything|that|he|she|they|I) (?:\p{L}+ )?(?:went|turned out|worked out|was|were|is|did) (?:\p{L}+ )?(?:ok|okay|fine|well|good|great|alright|all right|lovely|brilliant|brilliantly)\b/iu

/** "The house is finally quiet, and I don't like it." */
const clouded = (clause: Clause): boolean =>
  /n't\b|\b(?:(?:should|ought to|supposed to|meant to) be|not|never|nobody|no one|but|sad|scared|empty|awful|hate|guilty|nothing)\b/i.test(
    textOf(clause.words),
  )

/** What nobody says of a burden, though the weights know too little of it. */
export const bright =
  /\b(?:best (?:day|night|week|thing|part|bit|hour|morning|afternoon|evening|weekend|birthday|meal)|laughed (?:so|until|till|all|out loud)|(?<!(?:n't|not|never|only|used to) )(?:feel|felt|feeling) (?:so |really |very |finally )?(?:safe|at home|free|loved|lucky|alive|lighter)\b(?!.*\b(?:nowhere|only|used to|until|anymore|any more)\b)|made my (?:day|week|year|night)|(?:hardly|barely) (?:showed|wobbled|stammered|shook|noticed)|(?:didn't|did not|never once) (?:panic|cry|shout|snap|crack|gripped|flinch)|time of my life|can't stop (?:grinning|smiling|laughing)|in (?:such )?a (?:good|great|lovely) mood|(?:was|it's|been) (?:pure |absolute )?(?:heaven|bliss)|over the moon|danced (?:round|around|about))\b/i

/** Said with a smile, perhaps: then nothing heavy is answered. */
export const mayJoke = ({ shares }: Ways): boolean =>
  !!shares?.().some(({ name, share }) => name === 'playful' && share > maybe)
const maybe = 0.2

export function toneOf(ways: Ways, clause: Clause): Polarity {
  const tone = toneOfWords(ways, clause)
  const { good, bad } = leaningOf(ways) ?? { good: 1, bad: 1 }
  // A sad word in good news, a glad one in bad: then nothing is said that takes a side.
  if (tone === 'pos' && good < bad) return 'any'
  if (bright.test(ways.reading.text)) return badEnd.test(ways.reading.text) ? 'any' : 'pos'
  // One bad word is no burden yet: "the kid who never talks said good morning to me".
  return tone === 'neg' && (mayJoke(ways) || bad < likelyBad || bad < good) ? 'any' : tone
}
const likelyBad = 0.57

function toneOfWords({ reader, reading }: Ways, clause: Clause): Polarity {
  const told = reader.polarity(clause)
  if (told === 'neg' && wentWell.test(reading.text)) return 'any'
  const spoiled = undone.test(reading.text) || reading.clauses.some(clouded)
  if (told === 'pos') return spoiled ? 'any' : 'pos'
  // "Best day in ages. Took the boat out."
  const others = told === 'any' && reading.clauses.length < 4 ? reading.clauses.map(reader.polarity) : []
  return others.includes('pos') && !others.includes('neg') && !spoiled ? 'pos' : told
}
