// Comic exaggeration ("I nearly died when …", "I'll murder whoever took my ladle", "my feet are killing me"): what
// happened is told, not the figure, in lines that are as light as the message. Nobody's joke is said back as a plan.
import type { Plan } from '#server/companion/voice/compose.ts'
import { loss, weightOf } from '#server/companion/voice/reading/heavy.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { isLong, said, type Ways } from '#server/companion/voice/ways.ts'

type Told = { kind: string; clause: string } | undefined
type Figure = [RegExp, (...groups: string[]) => Told]

/** A first quick look: a message without any of these holds no such figure. */
const sign =
  /\b(?:d[iy]+(?:ed|ing|e)|dead|kill\w*|murder\w*|strangl\w+|throttl\w+|wring|heart attack|skin|to death|screaming|scream|lose (?:it|my)|throw|chuck|launch|smash|finished me off|jump out|did me in|broke me|death of me|life out of|hell out of|daylights|head off|have my (?:head|guts)|flip|explode|go mad|die|cross with me|swallow me|wiped|combust|snap|riot|burst|starving|horse|commit (?:crimes|murder)|tear my hair|pull my hair|up the wall|cry)\b/i
/** Where somebody might truly have died nothing is a figure. */
export const danger =
  /\b(?:crash\w*|lorry|truck|ambulance|hospital|surgery|operation|drown\w*|blood|bled|bleeding|birth|labour|overdos\w*|electr\w+|chok\w+|allerg\w+|accident|covid|sepsis|fever|icu|stabbed|shot|bomb\w*|war|i fell|attacked|(?:beat|hit|hits|beats) (?:me|my|us|her|him)|knife|gun|sick|ill|pills?|myself|pregnant|gay|trans|police|arrested|expelled|cancer|fire|hurts?)\b/i

const kind =
  (name: string) =>
  (clause = ''): Told => ({ kind: name, clause })
const frights =
  /\b(?:spider|mouse|rat|popped|bang\w*|crept|alarm|burst|out of nowhere|behind me|in the dark|shadow|jumped|leapt|snuck|sneaked|boo)\b/i
const mostly =
  "(?:nearly|almost|literally|actually|honestly|just|legit|properly|absolutely|basically|so|could have|could've) "
const opening = '^(?:(?:oh|omg|god|honestly|ok so|so|lol|haha|well|i swear)[, ]+)*'
const dead = `(?:${mostly})*died`
const mad =
  '(?:scream|explode|lose it|lose my (?:mind|temper|rag|patience)|go (?:mad|crazy|spare|insane|nuts)|flip|snap|cry|kill|murder|strangle|throttle|wring|throw|chuck|launch|smash|burn|jump out of my skin|bite|riot|combust|shoot|eat my (?:hat|own)|walk into the sea|jump out (?:of )?(?:the|a) window|(?:actually |literally )?die (?:of boredom|inside)|move to|rip|break)'
const will = "(?:i'll|i will|i'm going to|i'm gonna|i am going to|i might|i may|i'm about to|i swear i'll)"
const furious = '(?:strangle|throttle|murder|kill|wring the neck of|scream at|bite)'
const could = `(?:i'm (?:going to|gonna|about to|ready to)|i am going to|i could|i could have|i could've|i want to|i'll|i will|i'd like to|i swear i'll)(?: actually| honestly| happily| cheerfully| just| literally| absolutely)?`

/** "whoever took my ladle", "the guy who parks across our drive": somebody did. */
const somebody = (rest: string): string => `somebody ${rest}`

/** "my brother he used all the hot water": he is the brother. */
const theyDid = (who: string, rest: string): string =>
  /^(?:he|she|they|it)\b/i.test(rest)
    ? rest.replace(/^(?:he|she|they|it)(?='s\b|'ve\b|\b)/i, who)
    : `${who} ${rest}`

const figures: Figure[] = [
  [
    /^(?:i|we) (?:nearly |almost |literally )*(?:died|cried) laughing (at .+)$/i,
    rest => ({ kind: 'laughing', clause: `I couldn't stop laughing ${rest}` }),
  ],
  [
    new RegExp(
      `${opening}(?:i|we) (?:${mostly})*(?:died|wet myself|cried|was dying|were dying)(?: of)? (?:laughing|laughter)(?: when| because| at how| as|,)? (.+)$`,
      'i',
    ),
    kind('laughing'),
  ],
  [
    new RegExp(
      `${opening}(?:i was|we were) (?:${mostly})*(?:dying|howling|crying)(?: laughing)? when (.+)$`,
      'i',
    ),
    kind('laughing'),
  ],
  [
    new RegExp(
      `^(.+?)(?:,| and|\\.)+ (?:and )?(?:i|we|we all|everyone) (?:${mostly})*(?:died|was dying|were dying|wet myself|cried) (?:laughing|of laughter)$`,
      'i',
    ),
    kind('laughing'),
  ],
  [
    new RegExp(
      `${opening}i (?:${mostly})+(?:jumped out of my skin|had a heart attack|had kittens) when (.+)$`,
      'i',
    ),
    kind('startled'),
  ],
  [
    new RegExp(
      `^(.+?)(?:,| and|\\.)+ (?:and )?i (?:${mostly})+(?:jumped out of my skin|had a heart attack|had kittens)$`,
      'i',
    ),
    kind('startled'),
  ],
  [
    /^(.+?)(?:,| and|\.)+ (?:it |which |that )?(?:nearly |almost )?(?:gave me (?:a|such a) (?:heart attack|fright)|(?:scared|frightened) (?:the (?:life|hell|living daylights|crap|shit) out of me|me (?:half )?to death))$/i,
    kind('startled'),
  ],
  [
    /^((?:the|that|this|my|a|an) .+?) (?:just |nearly |almost |really )*(?:gave me a heart attack|(?:scared|frightened) (?:the (?:life|hell|living daylights|crap|shit) out of me|me (?:half )?to death))$/i,
    what => ({ kind: 'startled', clause: `${what} gave me a real fright` }),
  ],
  [
    new RegExp(
      `${opening}(?:i )?${dead}(?: inside| of (?:embarrassment|shame)| with shame| on the spot| a little(?: inside)?)* (?:when|because|as|the moment|right as) (.+)$`,
      'i',
    ),
    rest => ({ kind: frights.test(rest!) ? 'startled' : 'mortified', clause: rest! }),
  ],
  [
    new RegExp(
      `^(.+?)(?:,| and|\\.)+ (?:and )?i ${dead}(?: inside| of (?:embarrassment|shame)| with shame| on the spot| a little(?: inside)?)*$`,
      'i',
    ),
    rest => ({ kind: frights.test(rest!) ? 'startled' : 'mortified', clause: rest! }),
  ],
  [
    new RegExp(
      `${opening}${could} ${furious} (?:whoever|whichever \\p{L}+|the (?:idiot|person|one|guy|man|woman|kid|genius|fool|clown|neighbour|muppet) (?:who|that)|the person who) (.+)$`,
      'iu',
    ),
    rest => ({ kind: 'annoyed', clause: somebody(rest!) }),
  ],
  [
    new RegExp(
      `${opening}${could} ${furious} (my \\p{L}+(?: \\p{L}+)?)(?:,| because| cos| cause|\\.)* ((?:he|she|they|it)(?:'s|'ve| )\\b.+)$`,
      'iu',
    ),
    (who, rest) => ({ kind: 'annoyed', clause: theyDid(who!, rest!) }),
  ],
  [
    new RegExp(
      `${opening}${could} (?:throw|chuck|launch|hurl|smash|burn|kick) ((?:this|that|my|the|our) [^,.]+?) (?:out(?: of)? the (?:\\p{L}+ )?window|(?:against|at|through) (?:the|a) wall|in(?:to)? the (?:bin|sea|river|canal|lake|skip)|across the room|to bits|to pieces|off a cliff|off the (?:balcony|roof))$`,
      'iu',
    ),
    what => ({
      kind: 'annoyed',
      clause: `${what} ${isMany(what!) ? 'have' : 'has'} got on my last nerve`,
    }),
  ],
  [
    new RegExp(`${opening}(if .+?),? (?:then )?${will}(?: honestly| actually| literally)? ${mad}\\b.*$`, 'i'),
    kind('again'),
  ],
  [
    new RegExp(
      `${opening}${will}(?: honestly| actually| literally)? ${mad}\\b[^.]*? (if (?:i|he|she|they|we|my|that|this|the|one|it|anyone|someone|another)\\b.+)$`,
      'i',
    ),
    kind('again'),
  ],
  [
    /^(?:ow |ouch |ugh )?(?:oh )?((?:my|our) (?:poor |whole |left |right |lower |bad )?(?:feet|foot|legs?|knees?|back|neck|shoulders?|head|arms?|hands?|eyes|hips?|thumbs?|calves|teeth|tooth|ankles?|body|hair|wrists?|fingers?|throat|stomach|belly|bum)) (is|are|'s) (?:absolutely |literally |honestly |properly |really )?killing me\b(.*)$/i,
    (what, be, rest) => ({
      kind: 'aching',
      clause: `${what} ${be === 'are' ? 'are' : 'is'} really aching${rest}`,
    }),
  ],
  [
    /^(?:ugh )?((?:these|this|that|my|the|those) (?:\p{L}+ )?(?:shoes|boots|heels|trainers|bra|chair|jeans|tie|helmet|mask|rucksack|backpack)) (is|are) (?:absolutely |literally )?killing me\b(.*)$/iu,
    (what, be, rest) => ({ kind: 'aching', clause: `${what} ${be} hurting me${rest}` }),
  ],
  [
    /^(?:ugh )?((?:these|this|that|my|the|those|our) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) (is|are|'s) (?:absolutely |literally |slowly |honestly |actually )?killing me\b(.*)$/iu,
    (what, be, rest) => ({
      kind: 'wornout',
      clause: `${what} ${be === 'are' ? 'are' : 'is'} ${/suspense|wait|knowing|curio/i.test(what!) ? 'hard to stand' : 'wearing me out'}${rest}`,
    }),
  ],
  [
    /^((?:that|this|the|my|today's) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) (?:absolutely |literally |just )?(?:murdered|killed|destroyed|slaughtered) (my (?:\p{L}+ )?(?:legs|arms|back|feet|knees|shoulders|abs|thighs|calves|hands))\b(.*)$/iu,
    (what, where, rest) => ({ kind: 'aching', clause: `${what} was really hard on ${where}${rest}` }),
  ],
  [
    /^((?:that|this|the|my|today's) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) (?:absolutely |nearly |literally )?bored (me|us) to (?:death|tears)\b(.*)$/iu,
    (what, whom, rest) => ({ kind: 'bored', clause: `${what} bored ${whom} silly${rest}` }),
  ],
  [
    /^(?:i'm|i am|i was) (?:absolutely |literally |so )?(?:dying of boredom|bored to death)\b(.*)$/i,
    rest => ({ kind: 'bored', clause: `I was bored stiff${rest}` }),
  ],
  [
    /^(?:i'm|i am) (?:absolutely |literally )?dying of (?:the )?heat\b(.*)$/i,
    rest => ({ kind: 'wornout', clause: `I'm roasting${rest}` }),
  ],
  [
    /^(?:oh no )?((?:my|our) (?:\p{L}+ )?\p{L}+|mum|mom|dad|mam|nan|gran|coach|sir|miss)(?:'s| is| are) (?:so |totally |actually )?(?:going to|gonna) (?:be cross with|kill|murder|slaughter|skin|strangle) me(?: alive)? ((?:when|if|once|for|because)\b.+)$/iu,
    (who, rest) => ({ kind: 'trouble', clause: `${who} will be furious ${rest}` }),
  ],
  [
    /^(?:oh no )?((?:my|our) (?:\p{L}+ )?\p{L}+|mum|mom|dad|mam|nan|gran|coach)(?: will|'ll|'s going to| is going to|'s gonna| is gonna) (?:kill|murder|skin|have my (?:head|guts(?: for garters)?)|bite my head off|go (?:mad|mental|spare|ballistic)|flip|hit the roof|do (?:his|her|their) nut|lose it)(?: me)?(?: alive)? ((?:when|if|once|for|because)\b.+)$/iu,
    (who, rest) => ({ kind: 'trouble', clause: `${who} will be furious ${rest}` }),
  ],
  [
    /^(?:i'm|i am) (?:so |totally |literally |actually )*(?:dead|toast|done for|screwed)(?:,|\.| because| cos)+ (?:because |cos )?(i (?:forgot|broke|lost|missed|left|spilled|spilt|dropped|told|sent|scratched|overslept|said|ate|deleted|burned|burnt)\b.+)$/i,
    kind('trouble'),
  ],
  [
    /^(?:i|we) laughed so (?:hard|much) (?:that )?(?:i|we) (?:nearly |almost |literally )?(?:died|cried|choked) when (.+)$/i,
    kind('laughing'),
  ],
  [
    /^((?:these|this|that|my|the|those|our) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?:'ll| will|'s going to| is going to| are going to)(?: literally)? be the death of me\b(.*)$/iu,
    (what, rest) => ({
      kind: 'wornout',
      clause: `${what} ${isMany(what!) || /\bkids|children$/i.test(what!) ? 'are' : 'is'} running me ragged${rest}`,
    }),
  ],
  [
    /^(?:i'd|i would) (?:honestly |literally |genuinely )?rather die than (\p{L}+ .+)$/iu,
    rest => ({ kind: 'noway', clause: `the last thing I'd want is to ${rest}` }),
  ],
  [
    /^(?:i'm|i am) (?:so |totally |literally |actually )*(?:dead|toast|done for|screwed) ((?:when|if|once) .+)$/i,
    rest => ({ kind: 'trouble', clause: `there'll be trouble ${rest}` }),
  ],
  [
    /^((?:my|these|those) (?:[\p{L}'-]+ ){0,2}(?:feet|legs|knees|arms|hands|shoulders|calves|back|thighs|boots|shoes|heels)) (?:is|are) (?:absolutely |literally )?(?:murdering|killing) me\b(.*)$/iu,
    (what, rest) => ({
      kind: 'aching',
      clause: `${what} really hurt${/back$/i.test(what!) ? 's' : ''}${rest}`,
    }),
  ],
  [
    /^((?:that|this|the) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?:nearly |almost |absolutely )?(?:finished me off|did me in|broke me)\b(.*)$/iu,
    (what, rest) => ({ kind: 'aching', clause: `${what} really took it out of me${rest}` }),
  ],
  [
    /^(?:i|we) laughed so (?:hard|much) (.+?),? (?:i|we) (?:nearly|almost|thought i'd|literally) (?:died?|wet myself|was sick|passed out)\b(.*)$/i,
    (where, rest) => ({ kind: 'laughing', clause: `I laughed so hard ${where}${rest}` }),
  ],
  [
    /^((?:these|those|my|the|this|that) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) (is|are) (?:absolutely |literally )?murdering (my .+)$/iu,
    (what, be, rest) => ({ kind: 'aching', clause: `${what} ${be} really hurting ${rest}` }),
  ],
  [
    /^((?:these|those|my|the|this|that) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) (is|are|was|were) (?:absolute |pure |bloody )?murder\b(.*)$/iu,
    (what, be, rest) => ({ kind: 'wornout', clause: `${what} ${be} a real struggle${rest}` }),
  ],
  [
    /^(?:i'd|i would) (?:honestly |literally |absolutely )?(?:kill|die) for (.+)$/i,
    rest => ({ kind: 'keen', clause: `I'd give a lot for ${rest}` }),
  ],
  [
    /^(?:i )?could (?:absolutely |honestly |actually )?(?:murder|kill) ((?:an?|some) .+)$/i,
    rest => ({ kind: 'keen', clause: `I'd really love ${rest}` }),
  ],
  [
    /^(?:i'm|i am) (?:absolutely |literally )?dying for (.+)$/i,
    rest => ({ kind: 'keen', clause: `I'm desperate for ${rest}` }),
  ],
  [
    new RegExp(`${opening}${could} ${furious} ((?:this|that|these|those|the) [^,.]+)$`, 'iu'),
    what => ({ kind: 'annoyed', clause: `${what} ${isMany(what!) ? 'have' : 'has'} got on my last nerve` }),
  ],
  [
    /^(?:honestly,? )?((?:this|that|these|those|the|my) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) (?:makes?|is making|are making) me want to (?:scream|commit (?:crimes|murder)|throw things|tear my hair out|pull my hair out|bang my head\b.*|riot|bite (?:someone|something))$/iu,
    what => ({ kind: 'annoyed', clause: `${what} ${isMany(what!) ? 'get' : 'gets'} on my last nerve` }),
  ],
  [
    /^((?:my|our) (?:feet|legs|arms|knees|hands|shoulders|thighs|calves)) are (?:so |completely |absolutely )?dead\b(.*)$/i,
    (what, rest) => ({ kind: 'aching', clause: `${what} are worn out${rest}` }),
  ],
  [
    /^(?:i )?(?:nearly |almost |literally )?died of (?:cringe|embarrassment|shame) (\p{L}+ing .+)$/iu,
    rest => ({ kind: 'mortified', clause: `I couldn't stop cringing, ${rest}` }),
  ],
  [
    /^(?:(?:i'm|i am) (?:so |absolutely )?(?:starving|starved|famished)(?:,|\.| and)+ )?i could eat (?:a|the|my own) (?:horse|cow|house|whole \p{L}+)\b(.*)$/iu,
    rest => ({ kind: 'keen', clause: `I'd eat almost anything right now${rest}` }),
  ],
  [
    /^i (?:just |really )?wanted the (?:ground|floor|earth) to (?:swallow me(?: up| whole)?|open(?: up)?) when (.+)$/i,
    kind('mortified'),
  ],
  [
    /^(?:i (?:could have|could've|nearly|almost|literally) died|(?:i'm |i was )?dying inside)(?:,|\.| because)+ (.+)$/i,
    rest => ({ kind: 'mortified', clause: /^\p{L}+ed\b/iu.test(rest!) ? `I ${rest}` : rest! }),
  ],
  [
    /^(?:(?:i|we) )?(?:literally |must have |have |'ve )*(?:died|wiped|got killed) ((?:like |about |around |over |nearly |maybe |at least |almost )*(?:a (?:hundred|thousand|million|dozen)|\d+|[\p{L}-]+)) times (on|at|in|to|against|during) (.+?)(?:,? (and|but) (.+))?$/iu,
    (count, link, where, and, then) =>
      /^(?:many|some|several|few|of|more)$/i.test(count!)
        ? undefined
        : {
            kind: 'game',
            clause: `${count!.replace(/^like /i, '')} deaths ${link === 'to' ? 'against' : link} ${where}${then ? `, ${and} ${withSubject(then)}` : ''}`,
          },
  ],
  [
    /^(?:i |i've |we )?(?:keep|kept|been) (?:on )?dying (?:on|at|to|in|against) ((?:the|that|this|my) [^,.]+)(.*)$/i,
    (where, rest) => ({ kind: 'game', clause: `${where} keeps getting the better of me${rest}` }),
  ],
]

/** "and finally beat it": whoever tells it did. */
const withSubject = (rest: string): string =>
  /^(?:i|i'm|i've|we|we're|my|the|he|she|they|it|nobody|somebody|everyone|a|an|this|that)\b/i.test(rest)
    ? rest
    : `I ${rest}`

const isMany = (what: string): boolean => /^(?:these|those)\b|(?:[^s]s)$/i.test(what)

/** A message that is one figure and no more. */
export function figureOf(text: string): Told {
  if (text.length > 180 || !sign.test(text)) return undefined
  const plain = text
    .replace(/[’]/g, "'")
    .replace(/\s+(?:lol|lmao|haha+|omg|ffs|honestly|i swear|tbh)[.!]*$/i, '')
    .replace(/[.!…\s]+$/, '')
  if (/[?"\n]/.test(plain) || danger.test(plain)) return undefined
  for (const [pattern, make] of figures) {
    const found = pattern.exec(plain)
    if (!found) continue
    const told = make(...found.slice(1))
    if (!told || (told.kind !== 'game' && weightOf(told.clause) === 'bare')) return undefined
    if (!/^(?:aching|wornout|bored|keen)$/.test(told.kind) && loss.test(told.clause)) return undefined
    return told
  }
  return undefined
}

export function figurePlans({ reading }: Ways): Plan[] {
  if (isLong(reading)) return []
  const told = figureOf(reading.text)
  if (!told) return []
  const clause = reflect(told.clause)
    .replace(/[,;:.\s]+$/, '')
    .replace(/\.\s+\p{Lu}/gu, found => `, ${found.trim().slice(-1).toLowerCase()}`)
  const slots = { clause: said(clause[0]!.toLowerCase() === clause[0] ? clause : lowered(clause)) }
  return [{ frame: told.kind === 'keen' ? 'light.keen' : `figure.${told.kind}`, slots }]
}

/** "The head walked in" opens no sentence of ours by itself; "Bogdan" keeps his capital. */
const lowered = (text: string): string =>
  /^(?:The|That|This|These|Those|If|My|Your|A|An|He|She|They|We|You|It|Somebody|Our)\b/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text
