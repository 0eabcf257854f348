// Who comes up in a story, sentence by sentence, by name or only as "he" or "she".
import { keepsCapital, names } from './echo.ts'
import { textOf, type Word } from './parse.ts'
import type { Reading } from './reading.ts'

export type Gender = 'he' | 'she' | undefined
/** `leads`: stands where the subject of a sentence mostly does; `fresh`: "a boy", of whom nobody has heard before. */
export type Mention = { name: string; gender: Gender; sentence: number; leads: boolean; fresh?: boolean }
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

export const genderOf = (noun: string): Gender =>
  male.test(noun) ? 'he' : female.test(noun) ? 'she' : undefined

export function peopleOf(reading: Reading): People {
  return withGender(mentionsIn(reading), reading)
}

const kin =
  /^(?:sister|brother|son|daughter|wife|husband|mother|father|mum|mom|dad|aunt|auntie|uncle|niece|nephew|girlfriend|boyfriend|grandson|granddaughter)$/

/**
 * "My sister Odile" is a woman; and where a sentence speaks of nobody but Marisol, whoever comes up as "she" in the next
 * one is Marisol.
 */
function withGender(people: People, { spoken }: Reading): People {
  const genders = new Map<string, Gender>()
  for (const { name, gender, sentence } of people) {
    if (!name || gender || genders.has(name) || name.includes(' ')) continue
    const words = spoken[sentence]!.words
    const before = words[words.findIndex(word => word.text.replace(/'s$/, '') === name) - 1]?.lower ?? ''
    if (kin.test(before)) {
      genders.set(name, genderOf(before))
      continue
    }
    const alone = people.every(each => each.sentence !== sentence || !each.name || each.name === name)
    const next = people.filter(each => each.sentence === sentence + 1 || each.sentence === sentence)
    if (alone && people[0]?.name === name && next.every(each => !each.name || each.name === name))
      genders.set(name, next.find(each => !each.name)?.gender)
  }
  return people.map(each => ({ ...each, gender: each.gender ?? genders.get(each.name) }))
}

function mentionsIn(reading: Reading): People {
  return reading.spoken.flatMap(({ words }, sentence) =>
    words.flatMap((word, at) => {
      const name = nameAt(words, at)
      const leads = at < 4
      const fresh = [1, 2].some(back => /^(?:an?|some|one|this)$/.test(words[at - back]?.lower ?? ''))
      if (name) return [{ name, gender: genderOf(word.lower.replace(/'s$/, '')), sentence, leads, fresh }]
      return single.test(word.lower)
        ? [{ name: unnamed, gender: pronounGender(word.lower), sentence, leads }]
        : []
    }),
  )
}

const deter = /^(?:my|our|the|a|an|this|that|some|one|his|her|their|your)$/

/** "She's a terrible patient", "like a doctor": says what somebody is, and is nobody new. */
function saysWhat(words: readonly Word[], at: number): boolean {
  const is = words[at]?.lower ?? ''
  if (/^(?:she's|he's|like|as|became|become|being|been|be)$/.test(is)) return true
  return /^(?:is|was)$/.test(is) && /^(?:he|she|who|it|that)$/.test(words[at - 1]?.lower ?? '')
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
  if (/^(?:mother|father)'s$/.test(lower) && words[at + 1]?.lower === 'day') return undefined
  const before = words[at - 1]?.lower ?? ''
  const known = male.test(noun) || female.test(noun) || either.test(noun)
  const common = known && !names.has(noun)
  // "my mother tongue", "the head office": no person.
  // "My husband snores": where there is no other verb, that is one.
  const tells = words.some(word => /^(?:VERB|AUX)$/.test(word.pos))
  if (common && tells && !/'s$/.test(lower) && /^(?:NOUN|PROPN)$/.test(words[at + 1]?.pos ?? ''))
    return undefined
  // "my old teacher", "a rescue dog"
  const described = common && !deter.test(before) && /^(?:ADJ|NOUN|VERB)$/.test(words[at - 1]?.pos ?? '')
  const lead = described ? (words[at - 2]?.lower ?? '') : before
  const whole = described && (deter.test(lead) || bareKin.test(noun)) ? `${before} ${noun}` : noun
  if (/^an?$/.test(lead) && saysWhat(words, at - (described ? 3 : 2))) return undefined
  if (common && owner.test(lead)) return `your ${whole}`
  if (common && bareKin.test(noun) && !/^(?:his|her|their|your)$|'s$/.test(lead)) return `your ${noun}`
  if (common && article.test(lead)) return `the ${whole}`
  // "me and tasha have been friends": who writes without capitals has friends with names all the same.
  if (
    before === 'and' &&
    words[at - 2]?.lower === 'me' &&
    /^\p{L}{3,}$/u.test(lower) &&
    /^(?:PROPN|NOUN)$/.test(pos)
  )
    return known ? undefined : capital(text)
  // "I told my oma and she laughed", "my kuya said": somebody whom no list knows.
  if (owner.test(before) && !thingsThatRing.test(noun) && /^\p{L}+$/u.test(noun)) {
    const spoken = towards.test(words[at - 2]?.lower ?? '') && pos === 'NOUN'
    if (spoken || speaks.test(words[at + 1]?.lower ?? '')) return `your ${noun}`
  }
  if (!/^\p{Lu}\p{Ll}+(?:'s)?$/u.test(text) || keepsCapital.test(noun)) return undefined
  const name =
    names.has(noun) ||
    (known && !common) ||
    (pos === 'PROPN' &&
      at > 0 &&
      (/'s$/.test(text) ||
        towards.test(before) ||
        owner.test(before) ||
        // "my brother Anselm", "our neighbour Tilde"
        isPerson(before) ||
        /^(?:VERB|AUX)$/.test(words[at + 1]?.pos ?? '')))
  const title = /^(?:mr|mrs|ms|miss|dr)\.?$/.test(before) ? `${words[at - 1]!.text} ` : ''
  return name ? title + text.replace(/'s$/, '') : undefined
}

/** What one does to people, and what only people do. */
const towards =
  /^(?:told|asked|tell|ask|trained|taught|met|married|thanked|hugged|texted|invited|phoned|called|with|and|begged|warned)$/
const speaks =
  /^(?:said|says|told|asked|laughed|laughs|cried|shouted|whispered|answered|replied|smiled|nodded)$/
const thingsThatRing = /^(?:phone|alarm|bell|boots?|heart|head|body|stomach|brain|mind)$/

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const single = /\b(?:he's|she's|he'd|she'd|he'll|she'll|himself|herself|he|she|him|his|hers|her)\b/
const pronounGender = (pronoun: string): Gender => (masculine.test(pronoun) ? 'he' : 'she')
const masculine = /^(?:he|him|his|himself|he'\p{L}+)$/u

export const isPerson = (noun: string): boolean => male.test(noun) || female.test(noun) || either.test(noun)
