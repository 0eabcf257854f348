// What to say to a message that tells something: ways to reflect it, the best first, so that the composer can fall
// back from a rich reflection to a plain one and never to nothing.
import { onlyPerson, withNames } from './antecedent.ts'
import type { Clause } from './clauses.ts'
import type { Plan } from './compose.ts'
import { clauseEcho, withLowerStart } from './echo.ts'
import { aboutOf, type Polarity } from './feelings.ts'
import { hasMainVerb } from './grammar.ts'
import { weightOf } from './heavy.ts'
import { countWords, splitSentences, textOf, type Word } from './parse.ts'
import { reflectWords } from './reflect.ts'
import { asThought, selfPlans } from './self-criticism.ts'
import { sidesOf } from './sides.ts'
import { strandPlans } from './strands.ts'
import { withMeaning } from './told.ts'
import { topicsOf } from './topics.ts'
import { verdictOf } from './verdict.ts'
import { byWeight, clipped, isHarsh, isLong, looseSentence, said, type Ways, wholeEcho } from './ways.ts'
import { leans } from './whole.ts'
import { questionAsClause } from './wondering.ts'

/** Each way to reflect a message, and before it the same with meaning added, where what it is about is sure. */
export function* contentPlans(ways: Ways): Generator<Plan> {
  for (const plan of plainPlans(ways)) {
    const told = withMeaning(plan, ways)
    if (told) yield told
    yield plan
  }
}

function* plainPlans(ways: Ways): Generator<Plan> {
  const { reading } = ways
  const heavy = reading.weight !== 'ordinary'
  const long = isLong(reading)
  const focal = focalClause(ways)
  if (!long) {
    yield* selfPlans(ways)
    yield* fragmentPlans(ways)
  }
  if (!long && reading.sentences <= 2) yield* sidePlans(ways)
  if (!long && focal && isWin(ways, focal)) yield* winPlans(ways, focal)
  const wordy = reading.clauses.length > 1 && reading.text.split(' ').length > 19
  if (reading.sentences > 1 || long || wordy) yield* strandPlans(ways, long)
  if (focal) {
    yield* feelingPlans(ways, focal)
    yield* situationPlans(ways, focal)
  }
  for (const clause of byWeight(ways)) if (clause !== focal) yield* situationPlans(ways, clause)
  yield* questionPlans(ways)
  yield* quotedPlans(ways)
  yield* topicPlans(ways)
  yield { frame: 'bare', wish: { heavy } }
}

/** Lines that may follow: they must belong to this clause, to this person, and to the right side of things. */
function seconds(ways: Ways, clause: Clause): string[] {
  if (ways.reading.weight === 'bare' || ways.reading.idiom) return []
  const own = ways.reader.feeling(clause)
  if (ways.reader.mixed(clause) || wentWell.test(ways.reading.text)) return []
  // "tired of it" is not "tired".
  if (/^(?:tired|restless)$/.test(own?.family ?? '') && own?.rest[0]?.lower === 'of') return []
  // "bad for laughing" may be shame or sorrow, and pride in a daughter is no pride in oneself.
  if (
    own &&
    /^(?:ok|okay|alright|bad|awful|terrible|off|weird|strange|horrible|rough|rubbish|crap|like crap|heavy|strange|odd|not great|shit|like shit)$/.test(
      own.word,
    )
  )
    return []
  if (own?.family === 'proud' && own.rest[0]?.lower === 'of' && own.rest[1]?.lower !== 'myself') return []
  if (own && !own.negated && !own.past) return [`feeling:${own.family}`]
  // A theme alone is too little to build on: "every night" at home is not about homes.
  return []
}

const wishFor = (ways: Ways, clause: Clause) => ({
  polarity: toneOf(ways, clause),
  heavy: ways.reading.weight !== 'ordinary',
})

const wentWell =
  /\b(?:but|and|then) (?:it|everything|that|he|she|they|I) (?:\p{L}+ )?(?:went|turned out|worked out|was|were|is|did) (?:\p{L}+ )?(?:ok|okay|fine|well|good|great|alright|all right|lovely|brilliant|brilliantly)\b/iu

/** "So nervous, but it went ok" is no longer only bad, "finally asked her, and she said no" no longer only good. */
function toneOf({ reader, reading }: Ways, clause: Clause): Polarity {
  const told = reader.polarity(clause)
  if (told === 'neg' && wentWell.test(reading.text)) return 'any'
  if (told === 'pos' && undone.test(reading.text)) return 'any'
  // "Best day in ages. Took the boat out."
  const others = told === 'any' && reading.clauses.length < 4 ? reading.clauses.map(reader.polarity) : []
  return others.includes('pos') && !others.includes('neg') && !undone.test(reading.text) ? 'pos' : told
}

/** "probably my phone" names the phone. */
const hedge =
  /^(?:(?:probably|maybe|mostly|honestly|definitely|just|basically|i guess|perhaps)[, ]+)+(?=\p{L})/iu
/** When or how, and no thing that could be named in the middle of a sentence. */
const loose =
  /^(?:after|since|when|whenever|at|in|on|with|without|because|before|during|from|not|about|around|until|till|to|by|for|if|every|only|never|sometimes|late|early|always|usually|often|once|near|under|over|between|like|as|so|too|very|pretty|really|kind of|sort of|both|either|neither|none|all|more|less|better|worse|good|bad|fine|that|how|what|where|\d)\b|\p{L}ly$|,/iu

function fragmentPlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const only = reading.clauses.length === 1 ? reading.clauses[0]! : undefined
  const count = only ? countWords(only.words) : 0
  const noVerb = reading.clauses.every(clause => !hasMainVerb(clause.words))
  const amount = ways.answers && /^(?:about|around|roughly|maybe|probably)\b/i.test(reading.text)
  if (
    !noVerb &&
    !amount &&
    !(route.form === 'frag' && count <= 5 && ways.answers && !/^I\b/.test(reading.text))
  )
    return []
  const comma: Word = { text: ',', lower: ',', pos: 'PUNCT', isWord: false, spaced: false }
  const words = reading.clauses.flatMap((clause, at) => (at ? [comma, ...clause.words] : clause.words))
  if (countWords(words) > (ways.answers ? 11 : 7)) return []
  // "My kids fight from morning to night": a verb that looked like a noun.
  const told = /^(?:my|our)\b/i.test(reading.text) && countWords(words) > 4 && route.form !== 'frag'
  if (told && !ways.answers) return []
  const text = clipped(reflectWords(withLowerStart(words))).replace(hedge, '')
  // Somebody does something here, with a verb we do not know.
  if (!text || /^(?:you|he|she|they|it|you're|you've)\b/.test(text)) return []
  const heavy = reading.weight !== 'ordinary'
  const slots = { fragment: said(text) }
  if (heavy) return [{ frame: 'frag.heavy', slots }]
  if (milestone.test(reading.text)) return [{ frame: 'win.bare', slots }]
  // "Nine applications, no replies" answers nothing: it is a small story.
  if (!ways.answers && countWords(words) > 3 && !/^(?:not|no|all|like|so|too|both)\b/.test(text))
    return [
      {
        frame: 'sit',
        slots: { clause: { ...said(text), loose: true } },
        wish: wishFor(ways, reading.clauses[0]!),
      },
    ]
  if (loose.test(text)) return [{ frame: 'frag.loose', slots }]
  const asAnswer: Plan[] = ways.answers && ways.random() < 0.3 ? [{ frame: 'frag.answer', slots }] : []
  return [...asAnswer, { frame: 'frag', slots }]
}

function sidePlans(ways: Ways): Plan[] {
  const { reading, route } = ways
  const sides = sidesOf(reading.clauses, route.form === 'ambiv' && route.formScore('ambiv') > 0.5)
  if (!sides || !(sides.explicit || route.form === 'ambiv' || route.formScore('ambiv') > 0.3)) return []
  if (reading.clauses.length > 4) return []
  return [
    {
      frame: 'ambiv',
      slots: { first: said(sides.first), second: said(sides.second) },
      wish: { heavy: reading.weight !== 'ordinary' },
    },
  ]
}

const signOfWin =
  /\b(?:finally|managed|passed|finished|first (?:time|ever|one|\w+ (?:in|since|without))|my first|won|made it|asked for|proud|sober|clean|in a row|even though|without (?:a (?:drink|cigarette|panic|fight|single|break)|crying|shouting|help|stopping|drinking|smoking|alcohol|\w+ing)|anyway|did it|stayed calm|kept calm|kept my|held my|handed in (?!my notice)|signed up|(?:I|finally|and) said no)\b/i
/** "I told her I loved her and she said thank you": the story ends with somebody else. */
const wellEnded =
  /\b(?:enjoyed|had fun|had a (?:good|great|nice|lovely) time|loved it|liked it|felt good|was fun|worked out|fine|okay|ok|listened|agreed|hugged|smiled|happy|laughed with|said yes|thanked|understood|nobody (?:laughed|died|noticed|minded|shouted|complained|got hurt)|nothing (?:exploded|happened|bad|broke)|no one (?:laughed|minded|noticed))\b(?! me)/i
const elsewhere = /\b(?:and|but|then) (?:then |now )?(?:he|she|they|my|nobody|everyone|people|it|went|got)\b/i

const deed =
  /^(?:I|we)(?:'ve| have)? (?:just |finally |actually |even )?(?:\p{L}+ed|didn't|did|got|gone|went|been|made|said|told|took|ran|wrote|spoke|slept|ate|stood|paid|swam|sang|read|left|gave|kept|held|came|bought|sold|found|drove|rang|met|sent|began|won|built|let|put|sat|cut|beat|led|taught|done)\b/iu
const milestone =
  /\b(?:(?<!\b(?:my|our|his|her|the|this) )(?:days|weeks|months|years?) (?:sober|clean|without|off the|(?:smoke|drug|drink|alcohol|gambling|bet)[- ]free)|sober (?:for|since)|clean for|for the first time (?:in|since)|went (?:really |so |very )?well|got the job|got in|passed)\b/i

/** "got bullied again", "asked her out and she said no": done to them, or ended elsewhere. */
const undone =
  /\b(?:got|get|was|were|been) (?!promoted|accepted|invited|picked|hired|offered|married|engaged|paid|chosen|asked|selected|discharged|finished|dressed|moved|started|upgraded)\p{L}{3,}ed\b|\b(?:he|she|they|it|boss|manager) (?:said no|refused|laughed|ignored|didn't|turned (?:me|it|us) down|never)\b/iu

/** "I didn't get the part", "I spilled wine on her sofa" */
const missed =
  /\b(?:didn't|couldn't|wasn't|haven't|never) (?!drink|smoke|cry|shout|snap|panic|gamble|text|check|run|give up|quit|lose|say sorry|apologi)|\b(?:spilled|spilt|dropped|forgot|broke|burned|burnt|crashed|lied|stole|missed|lost|hid|snapped|shouted|screamed|argued|fell|slipped|panicked|froze|cried|ruined|failed)\b/i

/** By the weights, or by the plain word: "I'm feeling better". */
function isWin({ reading, route, reader }: Ways, focal: Clause): boolean {
  const text = textOf(focal.words)
  const own =
    /^(?:I|I've|we|we've|got|today|my)\b/i.test(text) &&
    !/\b(?:trying|tried|wish|want|should|could|would|used to|back to|supposed)\b/i.test(text)
  const ended = wellEnded.test(reading.text)
  const spoiled = !ended && reading.clauses.some(clause => reader.polarity(clause) === 'neg')
  if (undone.test(reading.text)) return false
  if (/(?<!without |not |happy )\b(?:cried|crying|sobbed|tears)\b/i.test(reading.text)) return false
  // "It worked for a week. Now I'm back to scrolling" ends elsewhere.
  if (reading.sentences > 2 && /\b(?:now|but|though|still|again|then)\b/i.test(reading.text)) return false
  const sign = signOfWin.test(reading.text)
  // A story of two sentences that names no feat is a story.
  if (reading.sentences > 1 && !sign && !wellEnded.test(reading.text)) return false
  if (!sign && !ended && (spoiled || elsewhere.test(reading.text))) return false
  // Without a word for what went well the weights alone must be very sure.
  const bar = spoiled || reading.sentences > 2 ? 0.8 : sign || ended ? 0.45 : 0.85
  if (!sign && !ended && (missed.test(text) || reader.polarity(focal) === 'neg')) return false
  // What is so every day is no deed: "I spend three hours on the train".
  const done = sign || ended || deed.test(text) || reader.polarity(focal) === 'pos'
  if (own && done && route.form === 'win' && route.formScore('win') > bar) return true
  if (own && milestone.test(reading.text) && !spoiled && route.formScore('win') > 0.15) return true
  return (
    /^(?:I|I'm|I've)\b.*\b(?:better|calmer|lighter)\b/.test(text) &&
    !/\b(?:not|n't|never|wish|could|should|off|deserve|know|than (?:me|him|her|them|I))\b|n't/.test(text) &&
    reader.polarity(focal) !== 'neg'
  )
}

const eased = /\b(?:better|calmer|lighter|easier|rested|slept (?:\w+ ){0,3}(?:well|hours|through|night))\b/i

function winPlans(ways: Ways, focal: Clause): Plan[] {
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 18)
  if (!echo || ways.reading.weight === 'bare') return []
  const heavy = ways.reading.weight !== 'ordinary'
  const better = eased.test(echo.text)
  const slots = { clause: said(echo) }
  if (better && !/\b(?:than (?:me|you)|better off)\b/.test(echo.text))
    return [{ frame: 'better', slots, wish: { heavy } }]
  const byThem =
    /^you(?:'ve|'d)?\b/.test(echo.text) &&
    !/^you(?:'re| are| were| feel| felt| got (?:a|the|an|your|in|told))\b/.test(echo.text)
  return [
    { frame: 'win', slots, ...(byThem ? { seconds: ['win.effort'] } : {}), wish: { heavy, polarity: 'pos' } },
  ]
}

function feelingPlans(ways: Ways, focal: Clause): Plan[] {
  const own = ways.reader.feeling(focal)
  if (!own || isHarsh(textOf(focal.words))) return []
  const wish = wishFor(ways, focal)
  const more = seconds(ways, focal)
  const plans: Plan[] = []
  // "I feel nothing" must not become "you are nothing".
  const present = !own.negated && !own.past && !/^(?:nothing|butterflies|like \w+|blank)$/.test(own.word)
  const feeling = said(own.word.replace(/\bmyself\b/, 'yourself').replace(/\bmy\b/, 'your'))
  // "so anxious before calls that I write a script" is one thought.
  const soThat = /\bso \p{L}+(?:\b.* that| (?:I|I'm|my|it|he|she|they))\b/iu.test(textOf(focal.words))
  const about = present && !soThat && !/ing$/.test(own.word) ? aboutOf(own.rest) : undefined
  // "ashamed of that" says nothing without what "that" is.
  const pointing =
    about && /^(?:of|about|by|at|with|for|over)? ?(?:it|that|this|them|him|her)$/i.test(textOf(about.words))
  const phrase = about && !pointing && clipped(`${about.that ? 'that ' : ''}${reflectWords(about.words)}`)
  const wholeRest = about && about.words.length >= own.rest.filter(word => word.text !== ',').length - 1
  if (
    phrase &&
    !ways.reader.mixed(focal) &&
    phrase.split(' ').length <= 15 &&
    (wholeRest || about.words.length > 2)
  )
    plans.push({ frame: 'feel.about', slots: { feeling, about: said(phrase) }, seconds: more, wish })
  const alone = ways.reading.clauses.length === 1
  // "I'm glad he's gone and I keep making two cups of tea" is not only glad.
  const whole = alone ? undefined : wholeEcho(ways, focal)
  if (whole && !whole.absolute) {
    const mixed = wish.polarity === 'pos'
    return [
      {
        frame: 'feel.clause',
        slots: { clause: said(whole) },
        seconds: mixed ? [] : more,
        wish: mixed ? { ...wish, polarity: 'any' } : wish,
      },
      ...plans,
    ]
  }
  if (present && alone && own.rest.filter(word => word.isWord).length === 0 && countWords(focal.words) < 9)
    plans.push({ frame: 'feel.bare', slots: { feeling }, seconds: more, wish })
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (echo && !echo.absolute)
    plans.push({ frame: 'feel.clause', slots: { clause: said(echo) }, seconds: more, wish })
  return plans
}

function situationPlans(ways: Ways, focal: Clause): Plan[] {
  const { reading } = ways
  if (focal.question) return []
  const wish = wishFor(ways, focal)
  const loose = looseSentence(ways, focal)
  if (loose) return [{ frame: 'sit', slots: { clause: { ...said(loose.text), loose: true } }, wish }]
  const echo = wholeEcho(ways, focal) ?? clauseEcho(focal, 20)
  if (echo && reading.sentences > 1 && leans(echo.text)) return []
  if (!echo || /^(?:it's|that's|it is|that is|it was) (?:you|it|that|this|her|him|them)$/.test(echo.text))
    return []
  if (echo.absolute || isHarsh(textOf(focal.words)))
    return [
      { frame: 'sit.absolute', slots: { harsh: said(asThought(echo.text)) }, wish: { heavy: wish.heavy } },
    ]
  // Out of a long story, "he" is nobody until he is named.
  const long = isLong(reading)
  const named = long ? withNames([echo.text], onlyPerson(reading))?.[0] : echo.text
  if (!named && weightOf(echo.text) === 'ordinary') return []
  const told = named ?? echo.text
  const slots = { clause: said({ ...echo, text: told }) }
  if (reading.idiom)
    return [
      {
        frame: 'light',
        slots,
        wish: { polarity: /\bdying (?:to|for)\b/i.test(reading.text) ? 'pos' : 'any' },
      },
      { frame: 'sit', slots, wish },
    ]
  return [{ frame: 'sit', slots, seconds: seconds(ways, focal), wish }]
}

function questionPlans(ways: Ways): Plan[] {
  for (const sentence of ways.reading.text.split(/(?<=[.!?])\s+/)) {
    const wondering = questionAsClause(sentence)
    if (wondering)
      return [
        {
          frame: 'wonder',
          slots: { wondering: said(wondering) },
          wish: { heavy: ways.reading.weight !== 'ordinary' },
        },
      ]
  }
  return []
}

/** What cannot be turned round is said back word for word, in quotation marks: never clever, and never wrong. */
function quotedPlans({ reading, route }: Ways): Plan[] {
  const sentences = splitSentences(reading.text)
  const brief = reading.text.split(' ').length < 8
  const first =
    brief && sentences.length > 1 ? { body: reading.text.replace(/[.!]+$/, ''), end: '' } : sentences[0]
  if (
    !first ||
    reading.weight === 'bare' ||
    route.formScore('selfcrit') > 0.8 ||
    /["?]/.test(first.body + first.end)
  )
    return []
  const count = first.body.split(' ').length
  if (count < (brief ? 2 : 3) || count > 14 || reading.sentences > 3) return []
  if (reading.clauses.some(clause => verdictOf(clause.words) || isHarsh(textOf(clause.words)))) return []
  const text = `"${first.body.replace(/[,;:\s-]+$/, '')}"`
  return [
    { frame: 'quoted', slots: { fragment: said(text) }, wish: { heavy: reading.weight !== 'ordinary' } },
  ]
}

function topicPlans(ways: Ways): Plan[] {
  const heavy = ways.reading.weight !== 'ordinary'
  return byWeight(ways)
    .flatMap(clause => topicsOf(clause.words))
    .filter(topic => topic.owned || /^(?:the|that|this|his|her|their) /.test(topic.name))
    .slice(0, 2)
    .map(topic => ({ frame: 'topic', slots: { topic: said(topic.name) }, wish: { heavy } }))
}

function focalClause(ways: Ways): Clause | undefined {
  return byWeight(ways)[0]
}
