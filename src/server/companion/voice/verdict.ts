// Finds the harsh word a person throws at themselves, so that it can be attributed and never repeated as fact.
import type { Word } from './parse.ts'

export type Verdict = { insult: Word[]; about: Word[] }

const harshNouns =
  'trash|garbage|rubbish|stupidest|dumbest|laziest|ugliest|weakest|slowest|idiot|idiots|failure|loser|mess|burden|fraud|monster|joke|disappointment|coward|moron|fool|screw-up|screwup|fuckup|disaster|wreck|imposter|impostor|pushover|hypocrite|waste|nobody|weakling|freak|liar|doormat|link|problem|embarrassment|nuisance|let-down|letdown|clown|liability|drama|cow|pig|bitch|asshole|dumbass|slob|nothing|quitter|baby|drain|leech|phony|fake|afterthought|parasite|walkover|wimp|dunce|dummy|fool|plank|goose|flake|trainwreck|basket|bully|brute|tyrant|nag|snob|cheat|cheater|waster|layabout|killjoy|has-been|pest|creep|witch|hag|nutcase|psycho|lunatic|martyr|thief|hoarder|slacker|misfit|reject|deadweight|laughingstock'
const harshAdjectives =
  'lazy|stupid|worthless|useless|pathetic|broken|ugly|fat|disgusting|weak|dumb|unlovable|incompetent|needy|boring|crazy|thick|clumsy|gross|spineless|defective|unlikeable|unlikable|toxic|evil|hideous|dull|slow|rubbish|inept|talentless|cold-hearted|selfish|repulsive|damaged|forgettable|ridiculous|insane|mediocre|childish|immature|unreliable|disorganised|disorganized|annoying'
const badOnes =
  'bad|terrible|awful|horrible|rubbish|useless|lousy|crap|crappy|shit|shitty|rotten|shocking|horrible|worst|lazy|pathetic|weak|poor|hopeless|failed'
const harsh = new RegExp(`^(?:${harshNouns}|${harshAdjectives})$`)
const bad = new RegExp(`^(?:${badOnes})$`)
const starts = /^(?:i'm|i|i've)$/
const between =
  /^(?:am|feel|felt|like|was|been|being|just|such|so|really|a|an|the|total|complete|absolute|basically|always|honestly|clearly|must|be|have|seem|look|sound|still|truly|utter|bit|of|too|big|biggest|sometimes|actually|kind|only|one|real|huge|as|also|now|lately|again|even|completely|totally|probably|seriously|feeling|old|little|silly|sad|poor)$/
const aboutStarts = /^(?:every|when|whenever|for|because|since|after|if|compared|next|around|now)$/

export function verdictOf(words: readonly Word[]): Verdict | undefined {
  // "Such a loser, thirty-five and living with my nan" leaves the "I'm" out.
  if (
    /^(?:such|what)$/.test(words[0]?.lower ?? '') &&
    words.slice(1, 4).some(word => harsh.test(word.lower))
  ) {
    const end = words.findIndex(word => harsh.test(word.lower)) + 1
    return {
      insult: words
        .slice(words[0]!.lower === 'what' ? 1 : 0, end)
        .map((word, at) => (at === 0 ? { ...word, text: word.lower } : word)),
      about: [],
    }
  }
  for (let at = 0; at < words.length; at++) {
    if (!starts.test(words[at]!.lower)) continue
    // "he acts like I'm the problem" is his verdict, not theirs.
    if (
      at > 2 &&
      !words
        .slice(0, at)
        .some(word =>
          /^(?:think|know|realise|realize|say|thinking|guess|tell|feel|because|maybe|when|that|means|and|but)$/.test(
            word.lower,
          ),
        )
    )
      continue
    if (
      words
        .slice(0, at)
        .some(
          word =>
            /^(?:he|she|they|acts?|says?|said|thinks?|told|tells|calls?|called)$/.test(word.lower) &&
            word.lower !== 'say',
        )
    )
      continue
    let i = at + 1
    // "a silly old fool", but "too old to start over".
    const tooOld = () => words[i]!.lower === 'old' && words[i - 1]?.lower === 'too'
    while (i < words.length && between.test(words[i]!.lower) && !tooOld()) i++
    const previous = words[i - 1]?.lower
    const word = words[i]
    if (!word || i > at + 8) continue
    // "I have a cold" is no verdict.
    if (words[at + 1]?.lower === 'have' && words[at + 2]?.lower !== 'been') continue
    const isLink = words[i]!.lower === 'weak' && words[i + 1]?.lower === 'link'
    const isBad =
      bad.test(word.lower) &&
      words[i + 1]?.pos === 'NOUN' &&
      /^(?:a|an|the|such|really)$/.test(previous ?? '')
    // "I'm hopeless with money" names a failing, not a mood.
    const badAt =
      /^(?:hopeless|useless|terrible|rubbish|awful|crap|shit|lousy|pathetic|dreadful)$/.test(word.lower) &&
      /^(?:at|with)$/.test(words[i + 1]?.lower ?? '')
    // "not good enough" and "too sensitive" are verdicts too.
    const enough =
      /^(?:not|never)$/.test(word.lower) &&
      /\bgood enough|smart enough|pretty enough|strong enough|clever enough|thin enough/.test(
        words
          .slice(i, i + 5)
          .map(each => each.lower)
          .join(' '),
      )
    const tooMuch =
      previous === 'too' &&
      word.pos === 'ADJ' &&
      /^(?:sensitive|much|old|fat|weak|stupid|emotional|needy|slow|soft|boring|ugly|dramatic|quiet|loud|big|dumb)$/.test(
        word.lower,
      )
    if (!harsh.test(word.lower) && !isBad && !badAt && !enough && !tooMuch) continue
    // "I feel like nobody at church knows me" calls nobody names.
    if (/^(?:nobody|nothing)$/.test(word.lower) && previous === 'like' && words[i + 1]?.isWord) continue
    // "I look disgusting in every photo" is told whole, as a thought.
    if (
      words.slice(at, i).some(each => /^(?:look|looked|sound|sounded)$/.test(each.lower)) &&
      words[i + 1]?.isWord
    )
      continue
    if (
      /^(?:problem|nobody|link|baby|drama|nothing|one|cold|slow|waste|basket|joke|mess)$/.test(word.lower) &&
      !/^(?:a|an|the|such|so|total|absolute|complete|like)$/.test(previous ?? '')
    )
      continue
    if (/^(?:cold|slow|crazy|nothing|lazy)$/.test(word.lower) && words[i + 1]?.pos === 'NOUN') continue
    let from = i
    while (
      from > at + 1 &&
      /^(?:a|an|the|such|so|too|total|complete|absolute|just|utter|big|biggest|real|huge)$/.test(
        words[from - 1]!.lower,
      )
    )
      from--
    while (words[from]?.lower === 'just' || words[from]?.lower === 'so') from++
    const one = words[i + 1]?.lower === 'one' || words[i + 1]?.lower === 'ones'
    const endOfName = enough ? i + 3 : isBad || isLink || one ? i + 2 : i + 1
    const end = insultEnd(words, endOfName)
    const tail = words.slice(end)
    const begins = tail[0]?.lower ?? ''
    // "not good enough for her" is one piece, "an idiot for lending it" is two.
    if (begins === 'for' && !/ing$/.test(tail[1]?.lower ?? ''))
      return { insult: [...words.slice(from, end), ...clip(tail)], about: [] }
    return { insult: words.slice(from, end), about: aboutStarts.test(begins) ? clip(tail) : [] }
  }
  return undefined
}

/** "on this team" and "to go to the pool" belong to the insult; a new clause does not. */
function insultEnd(words: readonly Word[], from: number): number {
  if (!/^(?:on|in|at|of|to|with)$/.test(words[from]?.lower ?? '')) return from
  let end = from
  while (end < words.length && end < from + 7) {
    const word = words[end]!
    if (word.lower === 'every' && end === from + 1) {
      end++
      continue
    }
    if (!word.isWord || /^(?:and|but|because|when|every|that|who|so|i|for)$/.test(word.lower)) break
    end++
  }
  // Cut off in the middle, "in every photo from the ski" says less than nothing.
  if (end === from + 7 && words[end]?.isWord) return from
  while (end > from && /^(?:on|in|at|of|to|with|the|a|my)$/.test(words[end - 1]!.lower)) end--
  return end
}

function clip(words: readonly Word[]): Word[] {
  const stop = words.findIndex(
    (word, at) => at > 1 && (/^[,;–—-]$/.test(word.text) || /^(?:but|so)$/.test(word.lower)),
  )
  return words.slice(0, stop < 0 ? 14 : Math.min(stop, 14))
}

/** "I hate myself", "I can't do anything right", "I ruin everything": harsh without a name. */
export const harshClause =
  /\bI(?:'m| am)? (?:\w+ )?(?:hate|despise|loathe|disgust|sicken) (?:myself|me)\b|\bI (?:always |just )?(?:ruin|destroy|spoil|break|mess up|screw up|fail at|wreck|let (?:everyone|everybody|people|them all)? ?down)\b|\bI can(?:'t|not)(?: even)? (?:do|get) (?:anything|a single thing|one thing|nothing)\b|\bI(?:'ll| will) never (?:be|amount|get|find|learn|change)\b|\bI(?:'ve| have) (?:failed|ruined|wasted)\b|\b(?:nobody|no one|no-one|everyone|everybody) (?:\w+ )?(?:likes|loves|wants|hates|needs|cares about|would want) (?:me|to be around me)\b|\bwhat(?:'s| is) wrong with me\b|\b(?:all|it's|it is|it was) my (?:own )?fault\b|\bI don't deserve\b|\bI can't even (?!explain|describe|say|tell|begin|imagine|remember|look|think|believe|talk|breathe|sleep|cry)\w+|\bI(?:'m| am) (?:not|never) (?:good|smart|strong|pretty|thin|clever) enough\b|\bI should be (?:better|further|over (?:it|him|her|this|that|them))\b|\bI(?:'m| am) (?:not a (?:good|nice|real|proper)|nothing special|cursed|no good|bad at everything)\b|\bmy (?:brain|body|face|mind|life|head|english|accent|voice|writing|spelling|handwriting|cooking|work|skin|hair|nose|teeth|legs|memory|grammar|parenting|driving) (?:is|are|looks?|sounds?) (?:\w+ )?(?:garbage|trash|broken|useless|disgusting|stupid|awful|terrible|pathetic|ugly|rubbish|embarrassing|hideous|horrible|a (?:mess|joke|waste))\b|\bI (?:always |just |really )?(?:sound|look) (?:just )?like (?:an? |some |my )(?!mum|mother|dad|father|sister|brother)\w+|\bI(?:'d| would) (?:not|never) (?:hire|want|love|like|choose|pick) me\b|\bhate how (?!I\b)\w+ I (?:am|look|sound)\b|\bhate (?:how|that I'm) (?:needy|weak|lazy|stupid|fat)\b|\bas (?:thick|dumb|useless) as\b|\bthick as\b|\b(?:everyone|everybody)(?: else)? (?:is|can|has|manages|gets|knows)\b.*\bexcept me\b|\bI (?:always |really |just )?(?:look|sound) (?:so |really |absolutely |just )?(?:awful|terrible|horrible|hideous|disgusting|ridiculous|huge|ugly|stupid|dreadful|gross)\b|\b(?:something|somethings|something's|somethin)(?: (?:is|must be|has to be|deeply|seriously|fundamentally|really|just|so))* (?:broken|wrong|rotten|missing|defective|off|faulty|not right) (?:in|with|inside|about) me\b|\b(?:normal|decent|proper) (?:people|adults|mums|mothers|dads|fathers|parents|women|men|humans|grown-ups|daughters|sons) (?:don't|do not|can|just|wouldn't|would|manage|cope|have|are able|aren't|know how)\b|\bother (?:people|adults|mums|mothers|dads|parents|women|men) (?:just )?(?:manage|cope|can manage|can cope|know how)\b|\b(?:any normal|any decent|a normal|a better) (?:person|mother|mum|mom|father|dad|parent|friend|daughter|son|wife|husband|partner|teacher|nurse|adult|man|woman) (?:would|wouldn't|doesn't|does|could|can|remembers?|manages)\b|\bI\b.*\blike (?:an?|some|a complete|a total|an absolute) (?:idiot|fool|loser|lunatic|moron|mess|failure|freak|coward)\b|\beverything I (?:touch|do|try|start|make)(?: \w+)? (?:turns|goes|falls|breaks|fails|ends|is (?:rubbish|wrong|crap|shit))\b|\bsomething(?: deep)? (?:in|inside|about) me (?:is|must be|feels|has|just) (?:broken|missing|wrong|dead|rotten|off|not right|gone)\b|\bI(?:'m| am)(?: just)? not (?:built|made|cut out|meant|wired) for\b|\bonly (?:an? )?(?:idiot|fool|moron|loser|mug|coward)s? would\b|\b(?:nobody|no one|no-one) (?:would|will|could)(?: ever)? (?:pick|choose|want|hire|date|marry|love|like|notice|believe|employ) (?:me|somebody like me|someone like me)\b|\bwaste of (?:space|oxygen|air|time and space|skin)\b|\bmatter with me\b|\bI(?: always| just| only)? make (?:everything|it all|things|everyone's life) (?:worse|harder)\b|\bI (?:always |just |only )?(?:mess|screw|fuck|cock|muck|balls) (?:everything|it all|things|it) up\b|\bI (?:never|always) (?:get (?:anything|it|things) (?:right|wrong)|do (?:anything|it) (?:right|wrong)|say the wrong thing|let (?:everyone|people|him|her|them) down)\b|\bI (?:ruin|spoil) (?:everything|it all|things|everyone's|every)\b|\b(?:who|why) would (?:anyone|anybody|they|he|she) (?:ever )?(?:want|love|like|choose|pick|hire) me\b|\b(?:puts?|putting) up with me\b|\btrust me to\b|\bI(?:'m| am) (?:good for nothing|the common denominator|hard to love|impossible to love|not worth|unlovable|beyond help|a lost cause|rotten)\b|\bI(?:'m| am) the (?:reason|problem|cause|one who (?:ruined|broke|messed|spoilt|drove))\b/i
/** A harsh word anywhere near "I" or "my": enough to keep it from being said back as a fact. */
export const soundsHarsh = new RegExp(
  `\\b(?:I'm|I am|I was|I've been|I feel|I look|I sound|makes me|my (?:brain|body|face|mind|life|head) is)\\b(?: (?!though|although|because|when|if|but|and|that|about|at|of|for|with|the|my|his|her|their|nothing|no|not|going|gonna|to|having|expecting|losing|holding|carrying)[\\w']+){0,3} (?:a |an |the |such a |such an )?(?:${harshNouns}|${harshAdjectives})\\b`,
  'i',
)
/** "Pathetic." after what one did: the "I'm" is left out. */
export const bareInsult = new RegExp(
  `^(?:so |just |how |absolutely |completely |totally |utterly |what )*(?:an? |the )?(?:(?:total|complete|absolute|utter|proper|right|big) )?(?:${harshNouns}|${harshAdjectives})(?: as an? \\w+)?$`,
  'i',
)
export const selfHate = /\bI (?:really |just |kind of )?(?:hate|despise|loathe) myself\b/i
