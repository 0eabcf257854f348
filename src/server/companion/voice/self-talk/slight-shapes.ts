// The forms in which people say a harsh word about themselves, each with what can be told of it in a group.
import { badOnes, harshAdjectives, harshNouns, roles } from '#server/companion/voice/reading/inward.ts'

const more =
  'pig|brat|rat|jerk|git|sod|dope|donkey|ass|arse|arsehole|cretin|imbecile|knob|dick|berk|dinosaur|cow|screw up|let down|waste of space|madwoman|madman|muggins'
const noun = `(?:${harshNouns}|${more})`
export const adjective = `(?:${harshAdjectives}|hopeless|greedy|naive|awkward|dense|careless|thoughtless|idiotic|spoilt|spoiled|nasty)`
const before = `(?:${adjective}|${badOnes}|silly|old|sad|bloody|fucking|damn|total|complete|absolute|utter|proper|right|big|real|massive|prize)`
export const harshName = new RegExp(
  `^(?:${before} )*${noun}(?: of an? (?:${roles}))?$|^(?:${before} )*(?:${adjective}|${badOnes}) (?:${before} )*(?:${roles}|one|man|woman|boy|girl|thing)$`,
  'iu',
)
export const harshWord = new RegExp(`^(?:so |just |how |too )*${adjective}$`, 'iu')

/** "what a muppet", "what a failure I turned out to be" */
export const cried =
  /(?:^|[,.;:!–—-] *|,? and )what an? ((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)( (?:I am|am I|I was|I've been|I must be|I turned out(?: to be)?|I've (?:become|turned into|turned out(?: to be)?)|I make|me))?(?= *(?:$|[,.!;:–—-]))/iu
/** "I stupidly gave him the address" */
const adverbs =
  'stupidly|foolishly|idiotically|pathetically|selfishly|lazily|naively|recklessly|carelessly|thoughtlessly|shamefully'
export const inPassing = new RegExp(`(?<=\\bI(?:'ve|'d)?(?: \\p{L}+)?) (${adverbs})(?= \\p{L})`, 'iu')
export const atFirst = new RegExp(`^(?:so |and |quite |rather )?(${adverbs}),? (?=I\\b)`, 'iu')
/** "I stood there like a lemon while …" */
export const likeness =
  /(?<=(?:\bI(?:'m|'ve|'d)?\b|^(?:Sat|Stood|Lay|Hid|Ran|Walked|Cried|Stayed|Froze|Went|Spent|Ate|Slumped|Moped)\b)[^.!?]*[\p{L}]),? (like (?:an?|some|the) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)(?: (?:that )?I am)?(?= *(?:$|[,.!])| (?:while|when|because|and|but|as|in|at|on|with|over|for|from|who|again|all|behind|outside|every)\b)/iu
export const unlike =
  /\b(?:he|she|they|it|we|people|everyone|everybody|nobody)\b[^,.]*$|\b(?:fe(?:el|els|lt|eling)|look|looks|looked|looking|sound|sounds|sounded|seem|seemed|smell|taste|tastes|act|acted|acting|behave|behaved|behaving|slept|sleep|sleeping|cry|cried|crying|'d|would|something|anything|nothing|things|places?|days|nights)$/iu
export const scorned =
  /\b(?:lemon|brat|madwoman|madman|mad (?:man|woman|thing)|lunatic|maniac|headless|stuffed|stalker|fishwife|dummy|plank|spare part|burglar|criminal|sack of|drowned|bull in|lump|wet (?:rag|lettuce|blanket))\b/iu
export const maybeScorned =
  /\b(?:child|kid|toddler|baby|teenager|schoolgirl|schoolboy|\p{L}+-year-old|robot|sheep|mouse|dog|statue|zombie|ghost|amateur|elephant|whale|cow|chicken|beggar|tramp|puppet|coward|rabbit|deer|fish|vegetable|slug|parrot|donkey)\b/iu
/** "Stupid of me to think he'd changed." */
export const ofMe =
  /^(?:it was |that was |how |so |really |pretty |just |very |a bit )*([\p{L}-]+) of me(?:,?( not)? to (?:even |just |ever )?(\p{L}+)( [^.!?]+)?)?(?=[.!]|$)/iu
export const worstThing =
  /\b(?:dumbest|stupidest|worst|daftest|silliest|most (?:stupid|idiotic|selfish|shameful)) thing I(?:'ve)? (?:ever )?(?:did|done|have done)(?: was|,|:| -| –)* ((?!being)\p{L}{2,}ing\b[^.!?]*)/iu
const right =
  "(?:(?:he|she|they|it)(?:'s| is| was|'re| are| were|'d been|'s been)? (?:probably |maybe |quite |so |all |absolutely |always |clearly )*(?:right|true|spot on|not wrong)|(?:he|she|they)(?:'s| has|'ve| have|'d| had)(?: got)? a point|(?:he|she|they|it) (?:isn't|wasn't|aren't|weren't) wrong|I (?:\\p{L}+ )?(?:believe|believed|agree with) (?:it|him|her|them)|I can't (?:really )?argue|I am|here I am\\b[^.!?]*)"
/** "My brother says I'm selfish and honestly he's got a point." */
export const believed = new RegExp(
  `^((?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \\p{L}+(?: \\p{L}+)?|[Ee]veryone|[Ee]verybody|[Pp]eople|\\p{Lu}\\p{L}+) (?:always |once |just |never |used to |kept |keeps )?(?:(?:told|tells|tell|telling|called|calls|call|calling) me\\b|(?:said|says|say|saying|thinks|thought|reckons)\\b[^.!?]*?\\b(?:I|I'm|I'd|I'll|I've|me|my)\\b)[^.!?]*?)(?:[,.;–—-]+ *|,? )(?:(?:and|but|so) )?(?:(?:look|honestly|maybe|perhaps|I think|I know|you know what|to be fair|I guess|I suppose|the thing is|deep down|now I think),? )*${right}(?: (?:about me|too|really|you know|all along))?[.! ]*$`,
  'u',
)
/** "A proper teacher would have noticed the bruise." */
export const measured = new RegExp(
  `^(?:(?:I (?:keep thinking|think|know|keep telling myself|suppose)|honestly|surely|and|but|maybe),? (?:that )?)?((?:an?|any|every) (?:(?:normal|decent|proper|real|better|good|braver|stronger|kinder|smarter|sane|sensible|half-decent|other|different|competent|loving|caring) (?:${roles}|\\p{L}+)|child|toddler|\\p{L}+-year-old|monkey|trained monkey|beginner|idiot) (?:could|would|can|wouldn't|would've|could've|couldn't|doesn't|knows|manages|remembers|notices)\\b[^.!?]+?)(?=,? (?:and|but) I\\b|[.!]|$)`,
  'iu',
)
export const silly =
  /^(?:(?:I know )?(?:it's|it is|this is|maybe it's) )?(?:so |really |a bit |probably |just |rather |how )*(stupid|silly|ridiculous|daft|pathetic|dumb|childish|foolish) (to (?:be|feel|cry|miss|worry|mind|care|still|get|want|grieve|let)\b.+)$/iu
export const someRole = new RegExp(
  `^(?:well,? |and |so )?(some (?:(?:great|fine|good) )?(?:${roles}|hero|expert|professional|leader|captain|manager|grandparent|godparent))(?:,? (?:I am|I turned out(?: to be)?|I've been|me))?[,.:–—-]+ *(?=I\\b|\\p{L}+ed\\b|forgot|left|didn't|couldn't|can't)`,
  'iu',
)

/** "I'm so awkward, I said …" */
export const soBad = new RegExp(
  `^(?:god,? |honestly,? |ugh,? |omg,? )?(?:I(?:'m| am|'ve been| was) (?:(?:so|just so|really|too|being so) (${adjective}|desperate|clingy|clumsy)|such an? ((?:${before} )*${noun}))|I was (greedy|selfish|lazy|careless|naive|weak|cowardly|stupid|foolish|thoughtless))[,.;:–—-]+ *(?=I\\b|there\\b|the\\b|my\\b)`,
  'iu',
)
/** "Well done me, missed the deadline": said against oneself, where something went wrong. */
export const praised =
  /^(well done|nice one|nice going|nice work|good one|good going|great job|bravo|congratulations|smooth|clever)(?: to)?,? (?:me|\p{Lu}\p{L}+)\b(?:,? (?:you've done it again|you did it again|once again|again))?[,.!:–—-]+ *(?=\p{L})/iu
/** "Absolute genius, me.", "Well done Agnes." at the end. */
export const praisedLast =
  /(?:^|[.!,;–—-] *)((?:absolute |total |right |real |proper |pure |what a )?(?:genius|hero|legend|mastermind|clever clogs|brains of the family)|well done|nice one|good one|great job|bravo|smooth as (?:always|ever)|classy as (?:always|ever)|nailed it)(?:,? (?:me|that I am|here|again|\p{Lu}\p{L}+))*[.!]*$/iu
export const wonIt = /\b(?:passed|won|got (?:it|the|in)|finished|managed|made it|fixed|clean|sober|first)\b/iu
/** "Cowardly as ever, I …", "Gullible old Norbert strikes again, I …", "…, greedy as I am". */
export const asEver = new RegExp(
  `^(?:typical(?:ly)? |just )?(${adjective}|silly|cowardly|dense|blind)(?: as (?:ever|always|usual|I am)| as an? \\p{L}+,? me|,? me| (?:old |little )?(?:me|muggins|\\p{Lu}\\p{L}+)(?: here)?(?: strikes again| again| as usual)?)[,.:–—-]+ *(?=I\\b)|, (${adjective}|silly|cowardly) (?:as|that) I am(?=[.!]|$)|^(?:what )?(?:an? |the )?((?:${before} )*(?:${noun}|bat|goat|bird|woman|man|thing)) that I am[,.:–—-]+ *(?=I\\b)`,
  'iu',
)
/** "I was daft enough to lend him the van", "I'm the idiot who left the freezer open". */
export const enough = new RegExp(
  `\\bI(?:'m| am|'ve been| was) (?:\\p{L}+ )?(${adjective}|silly) enough to (\\p{L}+)( [^.!?]+)?`,
  'iu',
)
export const theOneWho = new RegExp(
  `\\bI(?:'m| am| was) (?:the|that) ((?:${before} )*${noun}) (?:who|that) (?=(?:forgot|left|lost|broke|sent|burnt|put|gave|told|bought|let|fell|\\p{L}+ed)\\b)`,
  'iu',
)
export const shot =
  /\bI (?:ought to|should|deserve to) be (?:shot|ashamed(?: of myself)?|locked up|sacked|slapped|struck off)(?: (for [^,.!?]+))/iu
/** Said of a person only, so that it needs no failing beside it. */
export const ofPeople =
  /^(?:so |just |how |too )*(?:spineless|cowardly|gutless|selfish|lazy|cold-hearted|heartless|ungrateful|gullible|naive|greedy|thoughtless|needy|unlovable|incompetent|vain|cruel|feeble)$/iu
export const callMyself = /^(?:and |so )?(?:I )?call myself (an? [^.,!?]+)[.,!?–—-]+ *(?=\p{L})/iu
export const wentWrong =
  /\b(?:missed|forgot|lost|broke|dropped|burnt|burned|late|wrong|instead|spilt|spilled|locked|left|deleted|crashed|overslept|failed|fell|ruined|ripped|double-booked|stained|alienated|offended|insulted|upset|scared|smashed|scratched|shouted|snapped|lied|tripped|blew|emailed|texted|sent|reversed|flooded|melted)\b/iu

/** "What kind of mum does that.", "Why am I like this, I picked a fight over bins." */
export const asked = new RegExp(
  `(?:^|[.!?,;–—-] *)(?:and |but |god,? |honestly,? )?(what(?:'s| is) (?:even |actually )?(?:wrong|the matter) with me|what does (?:that|it) say about me|why am I (?:always |even )?(?:like this|this way|such an? ${noun}|so (?:\\p{L}+))|why do I (?:always|even|ever|keep) [^,.?!]{3,60}|(?:what (?:kind|sort) of (?:a )?(?:${roles}|\\p{L}+)|who) does (?:that|this|such a thing))(?= *(?:$|[.!?,;–—-]))`,
  'iu',
)

/** What else the person tells is their own doing: then a bare word after it is for themselves. */
export const ownStory =
  /^(?:(?:and|so|well|god|honestly|\p{L}+,? (?:years? old )?and),? )?(?:I|I'm|I've|I'd)\b|\b(?:and|but|so|then|while|because) I(?:'m|'ve|'d)?\b|\bI(?:'m|'ve|'d)? [^,.]*$|^(?:\p{L}+ed|forgot|lost|left|broke|sent|burnt|missed|spilt|fell|put|spent|ate|drank|cried|told|gave|said|bought|drove|rang|took|made|got|went|slept|hid|paid|lent|ran|hit|let|sat|stood|froze|overslept) /iu
export const failing =
  /\b(?:can't|couldn't|didn't|don't|haven't|won't|forgot|lost|missed|failed|again|still|never|fell|dropped|broke|burnt|late|left|cried|crying|cry|shouted|screamed|lied|ate|drank|spent|hid|walked off|ran|gave|handed|let|bothered|overslept|snapped|same|sick|hid|skipped|cheated|wasted|instead)\b/iu
