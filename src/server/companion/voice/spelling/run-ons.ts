// Careless writing leaves the full stop out: "they put me on six closes im finished". Where a clause is over and another
// begins, the two are parted, so that they are never said back as one. In doubt nothing is parted: "the cake my mum
// made", "I think he left" and "so tired I cried" are one thought each.

import { isFiniteVerb, pastVerbs, skipped, startsClause } from '#server/companion/voice/reading/grammar.ts'
import { countWords, type Sentence, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { alone, couldDescribe, gives, isWholeClause, spans } from './describing.ts'
import { bareDoing, isDone, lacksI, when } from './missing-subject.ts'

const short =
  /^(?:i'm|i've|i'd|i'll|he's|he'd|he'll|she's|she'd|she'll|it's|it'll|they're|they've|they'd|they'll|we're|we've|we'd|we'll|that's|there's)$/
/** Never the object of a verb or a preposition. */
const subjects = /^(?:i|he|she|they|we)$/
const kin = /^(?:mum|mom|mam|dad|nan|gran|grandad|chef|sir)$/
/** "drama school", "two people": after a noun or a number these are something else. */
const bare = /^(?:it|people|boss|work|school|uni|college|landlord|landlady|doctor|manager|teacher)$/
const anybody = /^(?:nobody|everyone|everybody|everything|nothing|someone|somebody|this)$/
const owner = /^(?:my|our|his|her|their|the|some|no|these|those)$/
/** A clause after one of these belongs to what came before. */
const ties =
  /^(?:and|but|so|or|nor|yet|plus|because|that|when|whenever|if|since|while|until|til|till|unless|whether|as|than|like|though|although|once|after|before|where|wherever|who|whom|whose|which|what|whatever|why|how|the|a|an|my|your|our|his|their|its|every|each|all|more|less|most|then|even|only|just|maybe|perhaps|except|for|not|never|no|half|both|way|reason|much|many|long|else|is|are|be|been|to|of|by|per|yeah|yes|ok|okay|suddenly|basically|somewhere|anywhere|everywhere|wherever)$/
/** "I think he left", "glad I went", "it's weird she rang": what is thought or felt stands right after. */
const tellsWhat =
  /^(?:th(?:ink|inks|inking|ought)|kn(?:ow|ows|ew|owing)|sa(?:y|ys|id|ying)|fe(?:el|els|lt|eling)|hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|guess(?:ed)?|suppose|reckon(?:s|ed)?|swears?|swore|pray|prays|bet|see|sees|saw|seen|hear|hears|heard|reali[sz](?:e|es|ed|ing)|means?|meant|believ(?:e|es|ed|ing)|pretend(?:s|ed|ing)?|f(?:ind|inds|ound)|figured?|understands?|understood|forg(?:et|ets|ot)|remember(?:s|ed|ing)?|decid(?:e|es|ed)|notic(?:e|es|ed)|imagin(?:e|es|ed|ing)|worry|worries|worrying|agreed?|admit(?:s|ted)?|assum(?:e|es|ed)|expect(?:s|ed)?|conclud(?:e|es|ed)|dream|dreamt|dreamed|doubt|suspect(?:s|ed)?|claim(?:s|ed)?|lied|seems?|looks?|sounds?|loves?|loved|hates?|hated|needs?|wants?|makes?|made|lets?|watch|watched|help|helped|acts?|acted|matters?|cares?|minds?|case|chance|sure|certain|aware|convinced|positive|glad|happy|sad|sorry|scared|afraid|frightened|worried|terrified|petrified|proud|relieved|angry|mad|annoyed|furious|livid|fuming|raging|upset|gutted|devastated|heartbroken|jealous|surprised|shocked|amazed|disappointed|hurt|ashamed|embarrassed|mortified|nervous|anxious|excited|thankful|grateful|lucky|frustrated|confused|pleased|delighted|thrilled|paranoid|hopeful|confident|pissed|bothered|buzzing|fair|unfair|weird|funny|strange|odd|crazy|shame|pity|wonder|annoying|possible|clear|obvious|true|joke|time|times|moment|minute|second|problem|point|fact|truth|thing|idea|feeling|news|hand|normal|recommend|suggest|suggested)$/
/** "told my mum I'm not coming": whom it was told may stand between. */
const tellsWhom =
  /^(?:tell|tells|told|telling|promised?|warn(?:s|ed)?|remind(?:s|ed)?|convinc(?:e|es|ed|ing)|assured?|show(?:s|ed)?|texted|messaged|text|asked|bet|taught|let)$/
/** "so tired I cried" */
const degree = /^(?:so|too|such|that|as)$/
const openings =
  /^(?:when|whenever|if|because|since|while|after|before|until|unless|although|though|as|once|where|who|which|that|what|why|how|whether)$/
const particle = /^(?:off|out|up|down|over|back|away|again|apart|together)$/
const contracted = /'(?:m|s|re|ve|ll|d)$|n't$/

/** Where the message runs on, two short clauses are joined with "and", and the parts of a long one are sentences. */
const longest = 24
const stretch = 30

/** Whoever begins small or ends without a stop may leave one out in between; who writes with care does not. */
export const isCareless = (raw: string): boolean => /^\P{L}*\p{Ll}/u.test(raw) || !/[.!?…"')]\s*$/.test(raw)

export function partRunOns(
  sentences: readonly Sentence[],
  text: string,
  isFeeling: (word: string) => boolean,
): { sentences: Sentence[]; text: string } {
  let parted = text
  const all = sentences.flatMap((sentence): Sentence[] => {
    const starts = clauseStarts(sentence.words, isFeeling)
    if (!starts.length) return [sentence]
    const parts = [0, ...starts].map((from, at) => sentence.words.slice(from, starts[at]))
    const body = textOf(sentence.words)
    if (countWords(sentence.words) > longest) {
      parted = parted.replace(body, () =>
        parts.map((part, at) => (at ? capital(part) : textOf(part))).join('. '),
      )
      return parts.map((words, at) => ({ words, end: at < parts.length - 1 ? '.' : sentence.end }))
    }
    const words = parts.flatMap((part, at) =>
      at ? [...joint(part, at === parts.length - 1, parts[0]![0]!), ...part] : part,
    )
    parted = parted.replace(body, () => textOf(words))
    return [{ words, end: sentence.end }]
  })
  return { sentences: all, text: parted }
}

const capital = (words: readonly Word[]): string => {
  const text = textOf(words)
  return text[0]!.toUpperCase() + text.slice(1)
}

const invented = (text: string, pos: string): Word => ({ text, lower: text, pos, isWord: true, spaced: true })
const mark: Word = { text: ',', lower: ',', pos: 'PUNCT', isWord: false, spaced: false }
function joint(part: readonly Word[], last: boolean, lead: Word): Word[] {
  const link = /^(?:though|tho)$/.test(part.at(-1)!.lower) ? 'but' : 'and'
  if (!last) return [mark]
  const words = [mark, invented(link, 'CCONJ')]
  const first = part[0]!.lower
  if (/^(?:landlord|landlady|boss|doctor|manager|teacher)$/.test(first))
    return [...words, invented('my', 'PRON')]
  if (first === 'feels') return [...words, invented('it', 'PRON')]
  if (first === 'been') return [...words, invented("I've", 'PRON')]
  if (/^(?:hoping|feeling|trying)$/.test(first)) return [...words, invented("I'm", 'PRON')]
  if (/n't$/.test(first) || bareDoing.test(first) || first === 'just')
    return [...words, invented('I', 'PRON')]
  // "lost my keys, and missed the bus" has one subject, "it's freezing, and I lost my keys" two.
  if (isDone(part[0]!) && !isDone(lead)) return [...words, invented('I', 'PRON')]
  return part[0]!.lower === 'turns' ? [...words, invented('it', 'PRON')] : words
}

function clauseStarts(words: readonly Word[], isFeeling: (word: string) => boolean): number[] {
  const starts: number[] = []
  let from = 0
  for (let at = 2; at < words.length - 1; at++) {
    if (!words[at]!.isWord) {
      from = at + 1
      continue
    }
    if (!mayOpen(words, at)) continue
    // Of a message without any stop only the last stretch is looked at.
    from = Math.max(from, at - stretch)
    const start = withNow(words, from, at)
    if (start - from < 2 || !isOver(words, from, start, isFeeling) || !isNew(words, at, from)) continue
    starts.push(start)
    from = start
    at = Math.max(at, start + 1)
  }
  return starts
}

/** A subject with its verb might begin here. */
function mayOpen(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  const before = words[at - 1]!
  if (!before.isWord || before.text.startsWith('"')) return false
  // "posters everywhere nobody has called"
  if (ties.test(before.lower) && !(/^(?:every|any|some)where$/.test(before.lower) && anybody.test(lower)))
    return false
  const next = words[at + 1]?.lower ?? ''
  // "a chair that's been empty since" is no clause of its own, "that's the third time" is.
  if (lower === "that's")
    return /^(?:the|why|how|it|so|like|all|just|my|what|when|worse|better|\d+|two|three|four)$/.test(next)
  if (short.test(lower)) return !isAside(words, at)
  if (lacksI(words, at)) return true
  // "it's been a month neither of us will text first"
  if (/^(?:neither|none)$/.test(lower) && next === 'of' && /^(?:NOUN|ADV)$/.test(before.pos))
    return words.slice(at + 3, at + 5).some((_, i, some) => isFiniteVerb(some, i))
  if (isTurn(words, at)) return words.length > at + 3 && before.lower !== 'it'
  if (lower === 'every' && spans.test(next))
    return words[at + 2]?.pos === 'AUX' && /^(?:NOUN|PROPN|ADV)$/.test(before.pos)
  if (subjects.test(lower)) return startsClause(words, at) && !isAside(words, at)
  const isBare = bare.test(lower)
  if (!isBare && !kin.test(lower) && !anybody.test(lower) && !owner.test(lower)) return false
  // "took them to the beach it rained", "chips in the car it was perfect"
  const itWas =
    lower === 'it' &&
    before.pos === 'NOUN' &&
    (/^(?:rained|snowed|poured)$/.test(next) ||
      (/^(?:was|is)$/.test(next) && /^(?:ADJ|ADV)$/.test(words[at + 2]?.pos ?? '')))
  if (isBare && !itWas && !/^(?:PRON|ADV)$/.test(before.pos) && !when.test(before.lower)) return false
  if (before.pos === 'NUM' || before.pos === 'DET') return false
  if (/^(?:thing|way|time|minute|moment|second|reason|more|first|last|next|whole|same|one|only)$/.test(next))
    return false
  if (spans.test(next) || isObject(words, at)) return false
  return startsClause(words, at) && !hasOtherSubject(words, at)
}

/** "put down the knife", "gave me her seat", "I'm only the driver": what stands there is no subject. */
function isObject(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]!
  const earlier = words[at - 2]
  if (gives.test(earlier?.lower ?? '') && before.pos === 'PRON') return true
  if (particle.test(before.lower)) return earlier?.pos === 'VERB' && before.lower !== 'again'
  if (before.pos === 'ADP' || before.pos === 'PART') return true
  let i = at - 1
  while (i > 0 && words[i]!.pos === 'ADV' && !when.test(words[i]!.lower)) i--
  // "I stopped nobody has texted", "can't sleep the couple upstairs are"
  if (anybody.test(words[at]!.lower) && words[at + 1]?.pos === 'AUX' && before.pos !== 'AUX') return false
  if (
    /^(?:sleep|cope|breathe|cry|relax|rest|concentrate|focus|eat)$/.test(before.lower) &&
    /n't$/.test(earlier?.lower ?? '')
  )
    return false
  // "putting me on hold my son is", "I'm exhausted these twins don't sleep"
  if (before.pos === 'VERB' && i === at - 1) {
    if (/^(?:on|at|in|for)$/.test(earlier?.lower ?? '') && !/ing$/.test(before.lower)) return false
    const how = words.slice(Math.max(0, at - 4), at - 1).findLast(word => word.pos !== 'ADV')
    if (
      /ed$/.test(before.lower) &&
      /^(?:am|is|are|was|were|feel|felt|feeling|been)$|'(?:m|re)$|^(?:he|she)'s$/.test(how?.lower ?? '')
    )
      return false
  }
  if (i < at - 1) return /^(?:VERB|AUX)$/.test(words[i]!.pos) || contracted.test(words[i]!.lower)
  return /^(?:VERB|AUX)$/.test(before.pos)
    ? !(/ing$/.test(before.lower) && alone.test(before.lower))
    : contracted.test(before.lower)
}

/** "the kitchen I": the verb that follows is not the kitchen's. */
function hasOtherSubject(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i < words.length && i < at + 6; i++) {
    const { lower, isWord } = words[i]!
    if (subjects.test(lower) || short.test(lower) || !isWord || /^(?:and|or)$/.test(lower)) return true
    if (isFiniteVerb(words, i)) return false
  }
  return true
}

/** "…, I swear", "… I think", "… they say", "… I am": no clause of its own. */
function isAside(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 4)
  const stop = next.findIndex(word => !word.isWord)
  const rest = stop < 0 ? next : next.slice(0, stop)
  if (rest.length > 1) return false
  return (
    /^(?:swear|think|guess|know|reckon|suppose|mean|promise|say|said)$/.test(rest[0]?.lower ?? '') ||
    (words[at]!.lower === 'i' && /^(?:am|do|did|was)$/.test(rest[0]?.lower ?? ''))
  )
}

/** "We were close now she ignores me": "now" opens what is so now, where what came before is over. */
function withNow(words: readonly Word[], from: number, at: number): number {
  let start = at
  while (start > from + 2 && /^(?:still|now|then|even|maybe)$/.test(words[start - 1]!.lower)) start--
  if (start === at) return at
  const past = words
    .slice(from, start)
    .some(word => pastVerbs.has(word.lower) || /^(?:used|were|was)$|[^e]ed$/.test(word.lower))
  const bound = /^(?:right|until|till|by|for|from|just|since|and|but|so)$/.test(words[start - 1]!.lower)
  return past && !bound ? start : at
}

/** What came before has its verb, also beside "when he left", or names a feeling and what it is about. */
function isOver(
  words: readonly Word[],
  from: number,
  to: number,
  isFeeling: (word: string) => boolean,
): boolean {
  const left = words.slice(from, to)
  const link = left.findLastIndex(
    (word, i) =>
      (/^(?:and|but|or|plus|because|yet)$/.test(word.lower) && left[i + 1]?.lower !== 'off') ||
      (word.lower === 'so' && !/^(?:ADJ|ADV)$/.test(left[i + 1]?.pos ?? '')),
  )
  let at = 0
  while (at < left.length - 1 && (skipped.has(left[at]!.lower) || /^(?:not|bit|a)$/.test(left[at]!.lower)))
    at++
  const first = left[at]!.lower
  if (link < 0 && (isFeeling(first) || /^(?:been|feel|feeling|hoping)$/.test(first)) && !hasOpening(left))
    return left.length - at > 2
  return saysEnough(left) && (link < 0 || saysEnough(left.slice(link + 1)))
}

/** "since 4 with the baby" opens no clause: nothing is done in it. */
const hasOpening = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      openings.test(word.lower) &&
      !(
        /^(?:since|after|before|until)$/.test(word.lower) &&
        !words.slice(at).some((_, i, all) => isFiniteVerb(all, i))
      ),
  )

/** "before the accident I used to run": a time, and then the clause. */
const opensTime = (words: readonly Word[], at: number): boolean =>
  /^(?:since|after|before|until)$/.test(words[at]!.lower) &&
  /^(?:the|my|our|his|her|that|this|a)$/.test(words[at + 1]?.lower ?? '') &&
  words.slice(at + 3, at + 5).some(word => subjects.test(word.lower) || short.test(word.lower))

/** More verbs than "when", "if" and "every time" take up. */
function saysEnough(words: readonly Word[]): boolean {
  let verbs = 0
  let inside = 0
  words.forEach((word, i) => {
    const next = words[i + 1]?.lower ?? ''
    if (isFiniteVerb(words, i) && !(i && (words[i - 1]!.pos === 'DET' || isFiniteVerb(words, i - 1)))) verbs++
    if (/^(?:everything|anything|all|nothing|whatever)$/.test(word.lower) && subjects.test(next)) inside++
    // "since he left", and not "since Saturday"
    if (
      openings.test(word.lower) &&
      !opensTime(words, i) &&
      words.some((_, k) => k > i && isFiniteVerb(words, k))
    )
      inside++
    if (
      /^(?:every|each|the|next|soon)$/.test(word.lower) &&
      (/^(?:time|moment|minute|second|more|as)$/.test(next) ||
        // "I ran every day"
        (next === 'day' && words[i + 2] !== undefined && !/^(?:now|but|and)$/.test(words[i + 2]!.lower)))
    )
      inside++
  })
  return verbs > inside
}

function isNew(words: readonly Word[], at: number, from: number): boolean {
  let i = at - 1
  while (i > from && /^(?:still|then|even|maybe|really|honestly|actually)$/.test(words[i]!.lower)) i--
  const before = words[i]!
  const earlier = words[i - 1]
  if (isTurn(words, at) || lacksI(words, at) || words[at + 1]?.lower === 'of') return true
  // "that thing I said to him it's been two days"
  if (words[at]!.lower === "it's" && words[at + 1]?.lower === 'been' && before.pos === 'NOUN') return true
  // "or anything he just goes quiet"
  if (/^(?:anything|something|whatever)$/.test(before.lower) && earlier?.lower === 'or') return true
  // "sober a month nobody has noticed"
  if (/^(?:nobody|everyone|everybody)$/.test(words[at]!.lower) && spans.test(before.lower)) return true
  if (words[at]!.lower === 'it' && /^(?:rained|snowed|poured)$/.test(words[at + 1]?.lower ?? '')) return true
  // "rang three times they keep"
  if (
    before.lower === 'times' &&
    (earlier?.pos === 'NUM' ||
      (/^(?:many|several|few)$/.test(earlier?.lower ?? '') && words[i - 2]?.lower !== 'so'))
  )
    return true
  if (tellsWhat.test(before.lower) && i === at - 1) return false
  if (
    before.lower === 'out' &&
    /^(?:f[io]u?nd|finding|turn(?:s|ed)|figured?|worked)$/.test(earlier?.lower ?? '')
  )
    return false
  if (/^(?:now|today)$/.test(before.lower) && tellsWhat.test(earlier?.lower ?? '')) return false
  if (/^(?:and|but|so|because|that|when|if)$/.test(before.lower)) return false
  // "why did he", but not "I saw what he did I was there"
  if (before.pos === 'AUX' && !subjects.test(earlier?.lower ?? '')) return false
  // "so tired I cried", "cried so hard my head hurt"
  if (/^(?:ADJ|ADV|VERB)$/.test(before.pos) && degree.test(earlier?.lower ?? '') && i === at - 1) return false
  return !isTold(words, at, from) && (!couldDescribe(words, i) || isWholeClause(words, at))
}

/** "I thought he liked me turns out he didn't" */
const isTurn = (words: readonly Word[], at: number): boolean =>
  words[at]!.lower === 'turns' && words[at + 1]?.lower === 'out'

/** "told my mum I'm not coming", "says with my hip it might be hard", "what mood he's in" */
function isTold(words: readonly Word[], at: number, from: number): boolean {
  const near = words.slice(Math.max(from, at - 4), at)
  const asks = near.findLastIndex(word => /^(?:what|how|which|whose)$/.test(word.lower))
  if (asks >= 0 && !near.slice(asks).some((_, i, all) => isFiniteVerb(all, i))) return true
  const left = words.slice(from, at)
  const says = left.findLastIndex(word =>
    /^(?:says?|said|thinks?|thought|knows?|knew|see|saw|hear|heard|read|found)$/.test(word.lower),
  )
  if (
    says >= 0 &&
    left[says + 1]?.pos === 'ADP' &&
    !left.slice(says + 1).some((_, i, all) => isFiniteVerb(all, i))
  )
    return true
  const told = left.findLastIndex(word => tellsWhom.test(word.lower))
  // "texted back since Saturday", "I can't tell my parents they'd kick me out"
  if (/^(?:ADV|ADP|PART)$/.test(left[told + 1]?.pos ?? '')) return false
  if (
    left[told + 1] &&
    /(?:n't|never|not)$/.test(left[told - 1]?.lower ?? '') &&
    /'(?:d|ll)$/.test(words[at]!.lower)
  )
    return false
  return told >= 0 && !left.slice(told).some(word => heard.test(word.lower))
}
const heard =
  /^(?:that|to|about|what|how|why|where|who|if|off|i|i'm|he|she|it's|everything|anything|nothing|no)$/
