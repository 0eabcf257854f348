// Who is who in a story: a sentence taken out of it must not speak of "him" where nobody knows whom. Where it is sure
// he is named; where it is not he stays "he", which is true at least, and the sentence counts as unclear.
import { keepsCapital, names } from './echo.ts'
import { textOf, type Word } from './parse.ts'
import type { Reading } from './reading.ts'
import { isUnderstood, type Place } from './referring.ts'

type Gender = 'he' | 'she' | undefined
/** `leads`: stands where the subject of a sentence mostly does. */
type Mention = { name: string; gender: Gender; sentence: number; leads: boolean }
/** Nobody's name: a "he" that stood there before anybody was named. */
const unnamed = ''
export type People = readonly Mention[]

const male =
  /^(?:dad|father|brother|son|husband|boyfriend|grandad|grandpa|grandfather|grandson|uncle|nephew|landlord|stepdad|stepson|son-in-law|father-in-law|brother-in-law|man|boy|guy|bloke|lad|fellow|chap|vicar|priest|king|gentleman|adam|andrew|anthony|ben|bill|bob|brian|carl|carlos|charles|dan|daniel|dave|david|derek|ed|eric|frank|fred|george|greg|harold|harry|henry|ian|jack|jake|james|jason|jim|joe|john|jon|josh|juan|kevin|kyle|leo|louis|luke|mark|martin|matt|max|michael|mike|nick|oliver|omar|oscar|paul|pedro|peter|phil|richard|rob|robert|ryan|scott|sean|simon|stephen|steve|ted|thomas|tim|tom|tony|victor|walter)$/
const female =
  /^(?:mum|mom|mam|mother|sister|daughter|wife|girlfriend|nan|nana|gran|granny|grandma|grandmother|granddaughter|aunt|auntie|niece|landlady|stepmum|mother-in-law|sister-in-law|daughter-in-law|woman|girl|lady|midwife|queen|amy|ana|anna|anne|barbara|chloe|claire|diana|eileen|elena|ellen|emily|emma|fatima|grace|hannah|helen|jane|jean|jenny|jess|joan|julia|julie|karen|kate|katie|laura|linda|lisa|lucy|maria|marie|mary|margaret|maryam|maya|nina|olivia|priya|rachel|rosa|ruth|sara|sarah|sofia|sophie|susan|tina)$/
const either =
  /^(?:partner|ex|cousin|boss|manager|supervisor|teacher|tutor|coach|friend|mate|flatmate|roommate|housemate|neighbour|neighbor|baby|dog|cat|puppy|horse|doctor|nurse|consultant|surgeon|dentist|therapist|counsellor|physio|solicitor|vet|minister|driver|colleague|client|customer|patient|student|pupil|stranger|kid|child|toddler|twin|carer|lodger|lecturer|officer|examiner|barber|cleaner|plumber|receptionist|headteacher|head|chef|captain|foreman|apprentice|grandchild|widow|bride|groom|director|agent|supplier|trainer|mentor|judge|principal|professor|interviewer|tenant|tailor|caterer|waiter|guard|repairer|instructor|assistant|secretary|salesman|buyer|seller|painter|builder|electrician|mechanic|courier|roomie|bloke|youngster|teenager|imam|pastor|rabbi|bishop|prefect|sergeant|clerk|pharmacist|optician|psychologist|psychiatrist|caregiver|babysitter|nanny|teammate|classmate|workmate|recruiter|banker|employer|farmer|fisherman|soldier|neighbor)$/
const bareKin = /^(?:mum|mom|mam|dad|nan|nana|gran|granny|grandma|grandad|grandpa|mother|father)$/
const owner = /^(?:my|our)$/
const article = /^(?:the|a|an|this|that|some|one)$/

const genderOf = (noun: string): Gender => (male.test(noun) ? 'he' : female.test(noun) ? 'she' : undefined)

export function peopleOf(reading: Reading): People {
  return reading.spoken.flatMap(({ words }, sentence) =>
    words.flatMap((word, at) => {
      const name = nameAt(words, at)
      const leads = at < 4
      if (name) return [{ name, gender: genderOf(word.lower.replace(/'s$/, '')), sentence, leads }]
      return single.test(word.lower)
        ? [{ name: unnamed, gender: pronounGender(word.lower), sentence, leads }]
        : []
    }),
  )
}

function nameAt(words: readonly Word[], at: number): string | undefined {
  const { text, lower, pos } = words[at]!
  // "I was a teacher of chemistry" names nobody else.
  if (
    /\bI(?:'m| am| was|'ve been| used to be| became| work as| worked as) (?:(?:an?|the) )?(?:\p{L}+ )?$/iu.test(
      `${textOf(words.slice(Math.max(0, at - 6), at))} `,
    )
  )
    return undefined
  const noun = lower.replace(/'s$/, '')
  const before = words[at - 1]?.lower ?? ''
  const known = male.test(noun) || female.test(noun) || either.test(noun)
  const common = known && !names.has(noun)
  // "my old teacher", "a big fellow"
  const lead = common && words[at - 1]?.pos === 'ADJ' ? (words[at - 2]?.lower ?? '') : before
  // "She's a terrible patient", "like a doctor": says what somebody is, and is nobody new.
  const is = words[at - (lead === before ? 2 : 3)]?.lower ?? ''
  if (
    /^an?$/.test(lead) &&
    /^(?:is|was|be|been|being|as|like|became|become|she's|he's|it's|were|are)$/.test(is)
  )
    return undefined
  if (common && owner.test(lead)) return `your ${lead === before ? '' : `${before} `}${noun}`
  if (common && bareKin.test(noun) && !/^(?:his|her|their|your)$|'s$/.test(lead)) return `your ${noun}`
  if (common && article.test(lead)) return `the ${lead === before ? '' : `${before} `}${noun}`
  // "me and tasha have been friends": who writes without capitals has friends with names all the same.
  if (
    before === 'and' &&
    words[at - 2]?.lower === 'me' &&
    /^\p{L}{3,}$/u.test(lower) &&
    /^(?:PROPN|NOUN)$/.test(pos)
  )
    return known ? undefined : capital(text)
  if (!/^\p{Lu}\p{Ll}+(?:'s)?$/u.test(text) || keepsCapital.test(noun)) return undefined
  const name =
    names.has(noun) ||
    (known && !common) ||
    (pos === 'PROPN' && at > 0 && /^(?:VERB|AUX)$/.test(words[at + 1]?.pos ?? ''))
  return name ? text.replace(/'s$/, '') : undefined
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const single = /\b(?:he's|she's|he'd|she'd|he'll|she'll|himself|herself|he|she|him|his|hers|her)\b/
const pronounGender = (pronoun: string): Gender => (masculine.test(pronoun) ? 'he' : 'she')
const masculine = /^(?:he|him|his|himself|he'\p{L}+)$/u
const notOwned =
  /^(?:to|in|at|on|up|for|and|but|that|when|because|with|about|from|again|out|off|so|today|now|every|how|what|if|like|last|yesterday|down|away|into|the|a|an|your|not|than|before|after|i|you|he|she|who|go|do|be|come|leave|say|yet|too|either|anymore|anything|everything|something|nothing|back|alone|there|here|first|once|twice|whether|why|where|this|it|is|was|any|one|over|round|around|through|properly|tonight|tomorrow|anyway|still|already|together|while|until|since|whenever|though|instead|much|more|all|both|even|just|as|by|happy|cry|laugh|sleep)$/

/** "A woman in Ohio" is the woman. */
const lastWordOf = (name: string): RegExp => new RegExp(`\\b${name.split(' ').at(-1)}\\b`, 'i')

const somebody =
  /\b(?:your|the|an?|this|that|some|one) (?:\p{L}+ )?(?!(?:weather|summer|winter|october|november|december|number|letter|paper|dinner|supper|water|corner|computer|shower|counter|theatre|door|floor|mirror|matter|order|river|sofa|tower|power|flower|drawer|other|another|after|ever|over|under)\b)\p{L}{2,}(?:er|or|ist|ian|man|woman|person|mate|fella|lass|ee)\b/giu

/** Somebody of these words whom no list knows: "my grocer", "the florist", and for a "she" not "my father". */
function hasSomebody(text: string, gender: Gender): boolean {
  for (const found of text.matchAll(somebody)) {
    const own = genderOf(found[0].split(' ').at(-1)!.toLowerCase())
    if (!own || own === gender) return true
  }
  return false
}
export const isPerson = (noun: string): boolean => male.test(noun) || female.test(noun) || either.test(noun)

/** The words with whoever comes up in them named; `clear` where nobody and nothing is left to guess. */
export function named(
  told: Place,
  earlier: readonly Place[],
  people: People,
  news: ReadonlySet<number> = new Set(),
): { text: string; clear: boolean } {
  const he = namedOne(told, earlier, people, 'he')
  const she = namedOne({ ...told, text: he.text }, earlier, people, 'she')
  const follows = earlier.some(each => each.sentence === told.sentence - 1 || each.sentence === told.sentence)
  // "They are nice": whoever they are was said before, unless nobody was.
  const they = !follows && told.sentence > 0 && /^(?:they|they're|they've|they'd)\b/.test(told.text)
  return {
    text: she.text,
    clear: he.clear && she.clear && !they && isUnderstood(told, earlier, isPerson, news),
  }
}

const pronouns = {
  he: /\b(?:he's|he'd|he'll|himself|he|him|his)\b/,
  she: /\b(?:she's|she'd|she'll|herself|she|hers|her)\b/,
} as const

function namedOne(
  told: Place,
  earlier: readonly Place[],
  people: People,
  gender: 'he' | 'she',
): { text: string; clear: boolean } {
  const { text } = told
  const open = text.replace(/"[^"]*"/g, quote => ' '.repeat(quote.length))
  const one = pronouns[gender].exec(open)
  if (!one) return { text, clear: true }
  const fits = (each: Mention) => !each.gender || each.gender === gender
  const inText = open.slice(0, one.index)
  const mentioned = (words: string) =>
    people.some(each => each.name && fits(each) && lastWordOf(each.name).test(words))
  if (mentioned(inText) || hasSomebody(inText, gender)) return { text, clear: true }
  // Whoever "she" is in the second half of a sentence may stand in the half that is not told.
  if (told.from !== undefined && told.from > told.sentence) return { text, clear: false }
  const follows = earlier.some(each => each.sentence === told.sentence - 1 || each.sentence === told.sentence)
  const saidBefore = earlier.map(each => each.text).join(' ')
  const fitting = people.filter(fits)
  const who = whoIs(fitting, told.sentence)
  if (who === 'nobody') {
    // Nobody was named: who wrote so from the first sentence on means to leave it so.
    const first = fitting.find(each => !each.name)
    const left =
      !first ||
      first.sentence === 0 ||
      (told.sentence === first.sentence && /\b(?:who|a|an|the) /.test(inText))
    return {
      text,
      clear: left || (follows && (hasSomebody(saidBefore, gender) || pronouns[gender].test(saidBefore))),
    }
  }
  // After a sentence without anybody, "him" is nobody yet.
  if (who === 'unsure')
    return {
      text,
      clear:
        follows &&
        (pronouns[gender].test(saidBefore) || mentioned(saidBefore) || hasSomebody(saidBefore, gender)),
    }
  if (lastWordOf(who).test(saidBefore)) return { text, clear: true }
  if (/'d|'ll|self/.test(one[0])) return { text, clear: false }
  // Somebody who may be a man or a woman is hardly the "him" at whom something is thrown.
  const sure = people.some(each => each.name === who && each.gender)
  if (!sure && one[0] === 'him') return { text, clear: false }
  const next = /^ ([\p{L}'-]+)/u.exec(open.slice(one.index + one[0].length))?.[1] ?? ''
  const lastName = /^ (?:last|first|own|new|old) \p{L}/u.test(open.slice(one.index + one[0].length))
  const owns =
    /^(?:his|hers)$/.test(one[0]) ||
    (one[0] === 'her' &&
      !!next &&
      (!notOwned.test(next) ||
        (lastName &&
          !/^(?:last|first) (?:week|night|time|month|year|thing)/.test(open.slice(one.index + 4)))))
  const name = owns || one[0].endsWith("'s") ? `${who}'s` : who
  return { text: text.slice(0, one.index) + name + text.slice(one.index + one[0].length), clear: true }
}

/** The only one it can be, if there is one and he was spoken of just before. */
function whoIs(fitting: readonly Mention[], sentence: number): string | 'nobody' | 'unsure' {
  const before = fitting.filter(each => each.sentence < sentence)
  if (!before.some(each => each.name)) return 'nobody'
  // "He left everything to the boy": he is not the boy.
  if (!before[0]!.name) return 'unsure'
  const named = before.filter(each => each.name)
  const distinct = (some: readonly Mention[]) => new Set(some.map(each => each.name))
  // Whoever is spoken of all along is near, by name or as "he".
  const spoken = before.some(each => each.sentence >= sentence - 2)
  const near = named.filter(each => each.sentence >= sentence - (spoken ? 6 : 2))
  const last = named.filter(each => each.sentence === sentence - 1)
  // Of several, whom the sentence before was about; of one, whoever was spoken of just now.
  const sure = distinct(named).size === 1 ? near : distinct(last).size === 1 && last[0]!.leads ? last : []
  return sure[0]?.name ?? 'unsure'
}
