// A harsh word on oneself in whatever place it stands: cried out, as an adverb, as a likeness, alone after a full stop,
// in somebody else's mouth and believed. It is found together with the rest of the message, so that what happened can be
// told as it was, and the word as the person's own.
import { ending } from './deeds.ts'
import { badOnes, harshAdjectives, harshNouns, roles } from './inward.ts'
import { reflect } from './reflect.ts'

/**
 * `word`: a word or a likeness they have for themselves; `irony`: praise that is none; `deed`: what they call themselves something for; `believed`: what
 * somebody said and they have come to think; `measure`: what somebody better would have done; `silly`: a feeling they call
 * silly; `asked`: what is wrong with them. `rest`: the message without it.
 */
export type Slight = {
  shape: 'word' | 'likeness' | 'irony' | 'deed' | 'believed' | 'measure' | 'silly' | 'asked'
  said: string
  rest: string
}

const more =
  'pig|brat|rat|jerk|git|sod|dope|donkey|ass|arse|arsehole|cretin|imbecile|knob|dick|berk|dinosaur|cow|screw up|let down|waste of space|madwoman|madman'
const noun = `(?:${harshNouns}|${more})`
const adjective = `(?:${harshAdjectives}|hopeless|greedy|naive|awkward|dense|careless|thoughtless|idiotic|spoilt|spoiled|nasty)`
const before = `(?:${adjective}|${badOnes}|silly|old|sad|bloody|fucking|damn|total|complete|absolute|utter|proper|right|big|real|massive|prize)`
const harshName = new RegExp(
  `^(?:${before} )*${noun}(?: of an? (?:${roles}))?$|^(?:${before} )*(?:${adjective}|${badOnes}) (?:${before} )*(?:${roles}|one|man|woman|boy|girl|thing)$`,
  'iu',
)
const harshWord = new RegExp(`^(?:so |just |how |too )*${adjective}$`, 'iu')

/** "what a muppet", "what a failure I turned out to be" */
const cried =
  /(?:^|[,.;:!–—-] *|,? and )what an? ((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)( (?:I am|am I|I was|I've been|I must be|I turned out(?: to be)?|I've (?:become|turned into|turned out(?: to be)?)|I make|me))?(?= *(?:$|[,.!;:–—-]))/iu
/** "I stupidly gave him the address" */
const adverbs =
  'stupidly|foolishly|idiotically|pathetically|selfishly|lazily|naively|recklessly|carelessly|thoughtlessly|shamefully'
const inPassing = new RegExp(`(?<=\\bI(?:'ve|'d)?(?: \\p{L}+)?) (${adverbs})(?= \\p{L})`, 'iu')
const atFirst = new RegExp(`^(?:so |and |quite |rather )?(${adverbs}),? (?=I\\b)`, 'iu')
/** "I stood there like a lemon while …" */
const likeness =
  /(?<=\bI(?:'m|'ve|'d)?\b[^.!?]*[\p{L}]),? (like (?:an?|some|the) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)(?: (?:that )?I am)?(?= *(?:$|[,.!])| (?:while|when|because|and|but|as|in|at|on|with|over|for|from|who|again|all|behind|outside|every)\b)/iu
const unlike =
  /\b(?:he|she|they|it|we|people|everyone|everybody|nobody)\b[^,.]*$|\b(?:fe(?:el|els|lt|eling)|look|looks|looked|looking|sound|sounds|sounded|seem|seemed|smell|taste|tastes|act|acted|acting|behave|behaved|behaving|slept|sleep|sleeping|cry|cried|crying|'d|would|something|anything|nothing|things|places?|days|nights)$/iu
const scorned =
  /\b(?:lemon|brat|madwoman|madman|mad (?:man|woman|thing)|lunatic|maniac|headless|stuffed|stalker|fishwife|dummy|plank|spare part|burglar|criminal|sack of|drowned|bull in|wet (?:rag|lettuce|blanket))\b/iu
const maybeScorned =
  /\b(?:child|kid|toddler|baby|teenager|schoolgirl|schoolboy|\p{L}+-year-old|robot|sheep|mouse|dog|statue|zombie|ghost|amateur|elephant|whale|cow|chicken|beggar|tramp|puppet|coward)\b/iu
/** "Stupid of me to think he'd changed." */
const ofMe =
  /^(?:it was |that was |how |so |really |pretty |just |very |a bit )*([\p{L}-]+) of me(?:,? to (?:even |just |ever )?(\p{L}+)( [^.!?]+)?)?(?=[.!]|$)/iu
const worstThing =
  /\b(?:dumbest|stupidest|worst|daftest|silliest|most (?:stupid|idiotic|selfish|shameful)) thing I(?:'ve)? (?:ever )?(?:did|done|have done)(?: was|,|:| -| –)* ((?!being)\p{L}{2,}ing\b[^.!?]*)/iu
const right =
  "(?:(?:he|she|they|it)(?:'s| is| was|'re| are| were|'d been|'s been)? (?:probably |maybe |quite |so |all |absolutely |always |clearly )*(?:right|true|spot on|not wrong)|(?:he|she|they)(?:'s| has|'ve| have|'d| had)(?: got)? a point|(?:he|she|they|it) (?:isn't|wasn't|aren't|weren't) wrong|I (?:\\p{L}+ )?(?:believe|believed|agree with) (?:it|him|her|them)|I can't (?:really )?argue|I am)"
/** "My brother says I'm selfish and honestly he's got a point." */
const believed = new RegExp(
  `^((?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \\p{L}+(?: \\p{L}+)?|[Ee]veryone|[Ee]verybody|[Pp]eople|\\p{Lu}\\p{L}+) (?:always |once |just |never |used to |kept |keeps )?(?:said|says|say|saying|told me|tells me|tell me|telling me|called me|calls me|call me|calling me|thinks|thought|reckons)\\b[^.!?]*?\\b(?:I|I'm|I'd|I'll|I've|me)\\b[^.!?]*?)(?:[,.;–—-]+ *|,? )(?:(?:and|but|so) )?(?:(?:look|honestly|maybe|perhaps|I think|I know|you know what|to be fair|I guess|I suppose|the thing is|deep down|now I think),? )*${right}(?: (?:about me|too|really|you know|all along))?[.! ]*$`,
  'u',
)
/** "A proper teacher would have noticed the bruise." */
const measured = new RegExp(
  `^(?:(?:I (?:keep thinking|think|know|keep telling myself|suppose)|honestly|surely|and|but|maybe),? (?:that )?)?((?:an?|any|every) (?:(?:normal|decent|proper|real|better|good|braver|stronger|kinder|smarter|sane|sensible|half-decent|other|different|competent|loving|caring) (?:${roles}|\\p{L}+)|child|toddler|\\p{L}+-year-old|monkey|trained monkey|beginner|idiot) (?:could|would|can|wouldn't|would've|could've|couldn't|doesn't|knows|manages|remembers|notices)\\b[^.!?]+?)(?=,? (?:and|but) I\\b|[.!]|$)`,
  'iu',
)
const silly =
  /^(?:(?:I know )?(?:it's|it is|this is|maybe it's) )?(?:so |really |a bit |probably |just |rather |how )*(stupid|silly|ridiculous|daft|pathetic|dumb|childish|foolish) (to (?:be|feel|cry|miss|worry|mind|care|still|get|want|grieve|let)\b.+)$/iu
const someRole = new RegExp(
  `^(?:well,? |and |so )?(some (?:(?:great|fine|good) )?(?:${roles}|hero|expert|professional|leader|captain|manager|grandparent|godparent)(?:,? (?:I am|I turned out(?: to be)?|I've been|me))?)[,.:–—-]+ *(?=I\\b|\\p{L}+ed\\b|forgot|left|didn't|couldn't|can't)`,
  'iu',
)

/** "I'm so awkward, I said …" */
const soBad = new RegExp(
  `^(?:god,? |honestly,? |ugh,? |omg,? )?I(?:'m| am|'ve been| was) (?:so|just so|really|too|being so|such an?) (${adjective}|desperate|clingy|gullible|clumsy)[,.;:–—-]+ *(?=I\\b)`,
  'iu',
)
/** "Well done me, missed the deadline": said against oneself, where something went wrong. */
const praised =
  /^(well done|nice one|nice going|nice work|good one|good going|great job|bravo|congratulations|smooth|clever)(?: to)?,? (?:me|\p{Lu}\p{L}+)\b(?:,? (?:you've done it again|you did it again|once again|again))?[,.!:–—-]+ *(?=\p{L})/iu
const callMyself = /^(?:and |so )?(?:I )?call myself (an? [^.,!?]+)[.,!?–—-]+ *(?=\p{L})/iu
const wentWrong =
  /\b(?:missed|forgot|lost|broke|dropped|burnt|burned|late|wrong|instead|spilt|spilled|locked|left|deleted|crashed|overslept|failed|fell|ruined|ripped|double-booked|stained)\b/iu

/** "What kind of mum does that.", "Why am I like this, I picked a fight over bins." */
const asked = new RegExp(
  `(?:^|[.!?,;–—-] *)(?:and |but |god,? |honestly,? )?(what(?:'s| is) (?:even |actually )?(?:wrong|the matter) with me|why am I (?:always |even )?(?:like this|this way|such an? ${noun}|so (?:\\p{L}+))|(?:what (?:kind|sort) of (?:a )?(?:${roles}|\\p{L}+)|who) does (?:that|this|such a thing))(?= *(?:$|[.!?,;–—-]))`,
  'iu',
)

const looks = new RegExp(
  `\\bwhat an? |${adverbs}|\\blike (?:an?|some|the) |\\bof me\\b|\\bthing I\\b|\\b(?:right|true|wrong|point|argue|agree|believe|I am)\\b|\\b(?:would|could|can|does|doesn)|^some |\\bwrong with|\\bam I\\b|\\bdoes (?:that|this|such)|^(?:\\p{L}+,? )?I(?:'m| am|'ve been| was) |\\bmyself an? |\\bto \\p{L}+|[.!,] *(?:\\p{L}+ ){0,4}\\p{L}+[.!]*$|^\\p{L}+(?: \\p{L}+){0,3}[,.!]`,
  'iu',
)

/** What else the person tells is their own doing: then a bare word after it is for themselves. */
const ownStory =
  /^(?:(?:and|so|well|god|honestly|\p{L}+,? (?:years? old )?and),? )?(?:I|I'm|I've|I'd)\b|\b(?:and|but|so|then|while|because) I(?:'m|'ve|'d)?\b|\bI(?:'m|'ve|'d)? [^,.]*$|^(?:\p{L}+ed|forgot|lost|left|broke|sent|burnt|missed|spilt|fell|put|spent|ate|drank|cried|told|gave|said|bought|walked|drove|fell) /iu
const failing =
  /\b(?:can't|couldn't|didn't|don't|haven't|won't|forgot|lost|missed|failed|again|still|never|fell|dropped|broke|burnt|late|left|cried|crying|cry|shouted|screamed|lied|ate|drank|spent|hid|walked off|ran|gave|handed|let|bothered|overslept|snapped|same)\b/iu

/** `sure`: how far the weights hold it for hard on oneself. */
export function slightIn(text: string, sure: number): Slight | undefined {
  if (text.length > 400 || !looks.test(text)) return undefined
  return (
    believedIn(text) ??
    askedIn(text) ??
    criedIn(text, sure) ??
    praisedIn(text) ??
    takenOut(text, soBad.exec(text), 'word') ??
    deedOf(text) ??
    adverbIn(text) ??
    likenessIn(text, sure) ??
    takenOut(text, someRole.exec(text), 'irony') ??
    measureIn(text) ??
    bareIn(text, sure) ??
    sillyIn(text)
  )
}

function believedIn(text: string): Slight | undefined {
  const found = believed.exec(text)
  // "She said I should call and she was right" is no verdict.
  if (
    !found ||
    /\b(?:should|ought|could|would have|needed|good|great|kind|clever|brave|strong)\b/i.test(found[1]!)
  )
    return undefined
  return { shape: 'believed', said: tidy(found[1]!), rest: '' }
}

function askedIn(text: string): Slight | undefined {
  const found = asked.exec(text)
  const rest = found ? tidy(text.replace(found[0], ' ').replace(/ [.!?](?= )/g, '.')) : ''
  if (!found || !/\bI(?:'ve|'m|'d)?\b/.test(rest) || rest.includes('?')) return undefined
  const told = small(found[1]!)
    .replace(/^why am i/i, 'why you are')
    .replace(/^what's/, 'what is')
    .replace(/\bwith me$/i, 'with you')
  return { shape: 'asked', said: told, rest }
}

function praisedIn(text: string): Slight | undefined {
  const own = callMyself.exec(text)
  if (own)
    return {
      shape: 'likeness',
      said: `call yourself ${small(own[1]!)}`,
      rest: tidy(text.replace(own[0], ' ')),
    }
  return wentWrong.test(text) ? takenOut(text, praised.exec(text), 'irony') : undefined
}

function criedIn(text: string, sure: number): Slight | undefined {
  const found = cried.exec(text)
  if (!found || !harshName.test(found[1]!)) return undefined
  const rest = tidy(text.replace(found[0], ' '))
  if (!found[2] && !(sure > likely) && !ownStory.test(rest)) return undefined
  return { shape: 'word', said: bareName(found[1]!), rest }
}

function deedOf(text: string): Slight | undefined {
  const thing = worstThing.exec(text)
  if (thing) return { shape: 'deed', said: '', rest: `for ${reflect(small(thing[1]!))}` }
  const found = ofMe.exec(text)
  if (!found || !(harshWord.test(found[1]!) || /^(?:silly|wrong|weak|mean)$/i.test(found[1]!)))
    return undefined
  const name = found[1]!.toLowerCase()
  if (found[2])
    return {
      shape: 'deed',
      said: name,
      rest: `for ${ending(found[2].toLowerCase())} ${reflect(found[3] ?? '').trim()}`,
    }
  return { shape: 'word', said: name, rest: tidy(text.replace(found[0], ' ')) }
}

/** "stupidly" is "stupid", as a word for it. */
function adverbIn(text: string): Slight | undefined {
  const found = takenOut(text, inPassing.exec(text) ?? atFirst.exec(text), 'word')
  return (
    found && {
      ...found,
      said: found.said
        .replace(/ically$/, 'ic')
        .replace(/ily$/, 'y')
        .replace(/ly$/, ''),
    }
  )
}

function takenOut(text: string, found: RegExpExecArray | null, shape: 'word' | 'irony'): Slight | undefined {
  return found ? { shape, said: found[1]!.toLowerCase(), rest: tidy(text.replace(found[0], ' ')) } : undefined
}

function likenessIn(text: string, sure: number): Slight | undefined {
  const found = likeness.exec(text)
  const lead = text.slice(0, found?.index ?? 0)
  // Whoever stands between "I" and the likeness may be the one who is meant.
  if (!found || unlike.test(lead.slice(lead.search(/\bI(?:'m|'ve|'d)?\b(?!.*\bI\b)/)))) return undefined
  const told = found[1]!
  const harsh = harshName.test(told.replace(/^like (?:an?|some|the) /i, '')) || scorned.test(told)
  if (!harsh && !(sure > likely && maybeScorned.test(told))) return undefined
  return { shape: 'likeness', said: told.toLowerCase(), rest: tidy(text.replace(found[0], ' ')) }
}

function measureIn(text: string): Slight | undefined {
  const found = measured.exec(text)
  if (!found || text.includes('?')) return undefined
  const told = tidy(found[1]!)
  return {
    shape: 'measure',
    said: told[0]!.toLowerCase() + told.slice(1),
    rest: tidy(text.replace(found[0], ' ')),
  }
}

/** "Old fool." and "Pathetic, crying over shoes": a word by itself, beside what the person did. */
function bareIn(text: string, sure: number): Slight | undefined {
  const parts = text.split(/(?<=[.!])\s+|, (?=[\p{L} ]+[.!]*$)|(?<=^[\p{L} ]{3,30}), /u)
  const at = parts.findIndex(part => part.split(' ').length < 6 && isBareName(part))
  if (at < 0 || parts.length < 2 || parts.length > 4) return undefined
  const rest = tidy(
    parts
      .toSpliced(at, 1)
      .join(' ')
      .replace(
        /^that(?:'s| is) (?:just |all )?(?:(?:what|who) I(?:'m| am| was| felt)(?: when |[.,!]* *)|me(?:[.,!]+ *|$))/i,
        '',
      ),
  )
  const name = bareName(parts[at]!)
  const own = ownStory.test(rest) && (!harshWord.test(name) || failing.test(rest))
  return sure > likely || own ? { shape: 'word', said: name, rest } : undefined
}
const likely = 0.55

const isBareName = (part: string): boolean => {
  const name = bareName(part)
  return harshName.test(name) || harshWord.test(name)
}

function sillyIn(text: string): Slight | undefined {
  const found = silly.exec(text)
  if (!found) return undefined
  return {
    shape: 'silly',
    said: found[1]!.toLowerCase(),
    rest: `I call it ${found[1]!.toLowerCase()} ${found[2]}`,
  }
}

/** "Idiot idiot idiot", "what an absolute clown" */
const bareName = (part: string): string =>
  tidy(part)
    .toLowerCase()
    .replace(/[.!,]/g, '')
    .replace(/^(?:so|just|what|such|how|god|honestly|you|an?|the|well|being) (?:an? |the )?/, '')
    .replace(/\b(?:fucking|bloody|damn) /g, '')
    .replace(/^(\p{L}+)(?: \1)+$/u, '$1')
    .trim()

const small = (text: string): string => text.trim() && text.trim()[0]!.toLowerCase() + text.trim().slice(1)

const tidy = (text: string): string => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!])/g, '')
    .replace(/[,;:]+(?=[,.;:!])/g, '')
    .replace(/^[\s,.;:!–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/^(?:and|but|so) (?=\p{L})/iu, '')
  return clean && clean[0]!.toUpperCase() + clean.slice(1)
}
