// Finds the feeling a person names as their own, in their own word, and what it is about.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFiniteVerb, startsClause } from './grammar.ts'
import type { Word } from './parse.ts'

export type Polarity = 'neg' | 'pos' | 'any'
export type OwnFeeling = {
  word: string
  family: string
  polarity: Polarity
  negated: boolean
  past: boolean
  /** How they say it: "I'm so homesick". */
  said: Word[]
  /** What follows the feeling in the same clause. */
  rest: Word[]
}
export type Feelings = {
  isFeeling: (word: string) => boolean
  familyOf: (word: string) => { family: string; polarity: Polarity } | undefined
  own: (words: readonly Word[]) => OwnFeeling | undefined
  /** Whether another feeling, of the other side, is named beside this one: "so proud and so sad". */
  isMixed: (feeling: OwnFeeling) => boolean
}

const degree =
  /^(?:so|really|very|just|pretty|quite|super|extremely|incredibly|always|constantly|totally|completely|still|more|also|all|too|a|bit|little|kind|of|sort|absolutely|genuinely|truly|even|sometimes|often|usually|never|not|most|this|that|been|such|rather|fairly|utterly|deeply|now|right|lately|weirdly|strangely|oddly|slightly|increasingly|feeling|being|getting|feel|like)$/
const verbs = /^(?:am|feel|felt|was|get|got|been|feeling|being|become|became|getting|stay|keep|remain|seem)$/
const carriers = /^(?:i'm|i|i've|i'd|we're|we|we've)$/
const kept = /^(?:weirdly|strangely|oddly|slightly|increasingly|deeply)$/

export function loadFeelings(folder: string): Feelings {
  const data = JSON.parse(readFileSync(join(folder, 'feelings.json'), 'utf8')) as Record<
    string,
    { polarity: Polarity; words: string }
  >
  const found = new Map<string, { family: string; polarity: Polarity }>()
  for (const [family, { polarity, words }] of Object.entries(data))
    for (const word of words.split(', ')) if (!found.has(word)) found.set(word, { family, polarity })

  const matchAt = (words: readonly Word[], at: number) => {
    for (let length = 4; length >= 1; length--) {
      const phrase = words
        .slice(at, at + length)
        .map(word => word.lower)
        .join(' ')
      const hit = words.length >= at + length && found.get(phrase)
      if (hit) return { phrase, length, ...hit }
    }
    return undefined
  }

  const own = (words: readonly Word[]): OwnFeeling | undefined => {
    for (let at = 0; at < words.length; at++) {
      if (!carriers.test(words[at]!.lower)) continue
      // "not sure if I'm sad", "he says I'm angry": nobody has said yet that they are.
      if (
        /^(?:if|whether|until|unless|says|said|saying|say|told|tell|tells|telling|me|thinks|reckons|pretend|pretending)$/.test(
          words[at - 1]?.lower ?? '',
        )
      )
        continue
      const missing = missed(words, at)
      if (missing) return missing
      let i = at + 1
      let verb = words[at]!.lower === "i'm" || words[at]!.lower === "we're" ? 'am' : ''
      let negated = false
      let flavour = ''
      for (; i < words.length && i < at + 9; i++) {
        const word = words[i]!
        const hit = verb ? matchAt(words, i) : undefined
        if (hit && !isOther(words, i, hit.length, hit.phrase)) {
          const past = /^(?:felt|was|got|became)$/.test(verb) && words[at]!.lower !== "i've"
          return {
            word: flavour + hit.phrase,
            family: hit.family,
            polarity: hit.polarity,
            negated,
            past,
            said: words.slice(at, i + hit.length),
            rest: words.slice(i + hit.length),
          }
        }
        if (/^(?:not|never)$/.test(word.lower) || /n't$/.test(word.lower)) negated = true
        if (kept.test(word.lower)) flavour = `${word.lower} `
        if (verbs.test(word.lower)) verb = verb && word.lower !== 'felt' ? verb : word.lower
        else if (
          !degree.test(word.lower) &&
          !/^(?:have|'ve|had|do|don't|didn't|haven't|can't|am|ever|keep|honestly|start|started|starting)$/.test(
            word.lower,
          )
        )
          break
      }
    }
    return undefined
  }
  const isMixed = ({ rest, polarity }: OwnFeeling): boolean =>
    rest.some((word, at) => {
      const other = found.get(word.lower)
      const beside = /^(?:and|but|,|so|also|very|really|a|bit|still|then|both|little)$/.test(
        rest[at - 1]?.lower ?? 'and',
      )
      // "If he's a good baby" says how the baby is, not how it is for them.
      const after = rest[at + 1]
      const ends =
        !after?.isWord || /^(?:and|but|about|at|that|when|for|of|to|too|because|as)$/.test(after.lower)
      return beside && ends && !!other && other.polarity !== polarity
    })
  return { isFeeling: word => found.has(word), familyOf: word => found.get(word), own, isMixed }
}

/** "I still miss my wife": no adjective, and as plain a feeling as any. A bus is only missed. */
function missed(words: readonly Word[], at: number): OwnFeeling | undefined {
  // Looked for in the next three words only: a message may be one clause of a thousand.
  const miss = words.slice(at + 1, at + 4).findIndex(word => word.lower === 'miss') + at + 1
  if (words[at]!.lower !== 'i' || miss === at) return undefined
  if (
    !words
      .slice(at + 1, miss)
      .every(word => /^(?:just|really|still|so|do|also|even|always|kind|sort|of)$/.test(word.lower))
  )
    return undefined
  const rest = words.slice(miss + 1)
  if (!rest.length || rest.slice(0, 4).some(word => scheduled.test(word.lower))) return undefined
  return {
    word: 'miss',
    family: 'missing',
    polarity: 'neg',
    negated: false,
    past: false,
    said: words.slice(at, miss + 1),
    rest,
  }
}
const scheduled =
  /^(?:bus|train|flight|ferry|boat|deadline|deadlines|call|calls|appointment|appointments|class|classes|shift|meeting|meetings|lesson|lessons|chance|point|target|alarm)$/

/** "down the street", "good at it", "off to work", "mad dog" are no feelings. */
function isOther(words: readonly Word[], at: number, length: number, phrase: string): boolean {
  const next = words[at + length]
  if (!next) return phrase === 'sick'
  if (
    next.pos === 'NOUN' &&
    !/^(?:today|tonight|tomorrow|yesterday|lately|mornings?|nights?|enough)$/.test(next.lower) &&
    length === 1 &&
    words[at]!.pos !== 'VERB'
  )
    return true
  if (/^(?:good|great|bad|terrible|better|awful|strong)$/.test(phrase) && /^(?:at|with|in)$/.test(next.lower))
    return true
  if (/^(?:down|off|behind|beat|moved|used|touched|pulled|buried|heavy)$/.test(phrase))
    return /^(?:to|the|on|with|my|a|at|it|from|out)$/.test(next.lower)
  // "I get lost in the new building" says where.
  if (phrase === 'lost')
    return (
      /^(?:gets?|got|getting)$/.test(words[at - 1]?.lower ?? '') ||
      /^(?:my|the|a|an|him|her|it|them|weight|four|five|\d+)$/.test(next.lower)
    )
  if (/^(?:hurt|low|free|nothing|small|rough|blank|okay|ok)$/.test(phrase))
    return /^(?:my|him|her|them|myself|on|of|to|with|like|about)$/.test(next.lower)
  if (phrase === 'good' || phrase === 'great') return /^(?:enough|for|to)$/.test(next.lower)
  // Ill is no feeling: "sick every time the phone lights up" is.
  if (phrase === 'sick') return !/^(?:about|every|when|whenever|just|thinking|at|before)$/.test(next.lower)
  if (phrase === 'torn') return /^(?:up|out|apart|off)$/.test(next.lower)
  if (phrase === 'sorry') return /^(?:for|but|to|if|i)$/.test(next.lower)
  return phrase === 'better' && /^(?:off|than)$/.test(next.lower)
}

const rests =
  /^(?:about|of|at|by|that|because|since|after|when|whenever|on|in|for|with|to|over|around|between|during|from|if|before|until|while|every|without|towards|all|these|this|lately|how|now)$/

/** The rest of a feeling as a phrase that can follow the feeling's word, in the person's order. */
/** "chuffed to bits", "bored to tears": how much, and not about what. */
const measure = /^(?:bits|pieces|tears|death|the)$/

export function aboutOf(rest: readonly Word[]): { words: Word[]; that: boolean } | undefined {
  const words = rest[0]?.text === ',' ? rest.slice(1) : [...rest]
  const first = words[0]
  if (!first || (first.lower === 'to' && measure.test(words[1]?.lower ?? ''))) return undefined
  const cut = cutSecondClause(words)
  if (cut.length > 16 || cut.length === 0) return undefined
  // "lonely even when I'm with people"
  if (first.lower === 'even')
    return /^(?:when|after|if|with|in|at|around|on|though)$/.test(cut[1]?.lower ?? '') && cut.length > 2
      ? { words: cut, that: false }
      : undefined
  if (rests.test(first.lower)) {
    if (first.lower === 'how' && !/^(?:easily|much|well|little|fast|often)$/.test(cut[1]?.lower ?? ''))
      return undefined
    if (
      /^(?:all|this|these|every)$/.test(first.lower) &&
      !/^(?:day|week|month|time|morning|night|year|weekend|days|weeks|evening|sunday|monday|winter|summer)$/.test(
        cut[1]?.lower ?? '',
      )
    )
      return undefined
    if (first.lower === 'now' && cut[1]?.lower !== 'that') return undefined
    // "excited to see her" needs a verb after "to", "to be honest" does not belong.
    if (first.lower === 'to' && cut[1]?.lower === 'be' && /^(?:honest|fair)$/.test(cut[2]?.lower ?? ''))
      return undefined
    return cut.length > 1 || first.lower === 'lately' ? { words: cut, that: false } : undefined
  }
  if (
    /^i$/.test(first.lower) &&
    (/^(?:just|am|do|can't|don't|know)$/.test(words[1]?.lower ?? '') || words.length < 4)
  )
    return undefined
  return startsClause(words, 0) && first.lower !== 'that' ? { words: cut, that: true } : undefined
}

/** "at my landlord I can't think straight": the second clause is not part of what the anger is about. */
function cutSecondClause(words: readonly Word[]): Word[] {
  for (let at = 2; at < words.length; at++) {
    const word = words[at]!
    // "for staying so long" goes on.
    const joins = /^(?:and|but)$/.test(word.lower) || (word.lower === 'so' && startsClause(words, at + 1))
    if (/^[,;–—-]$/.test(word.text) || joins) {
      const isList =
        word.text !== ',' &&
        word.lower === 'and' &&
        !startsClause(words, at + 1) &&
        !words[at + 1]?.pos.startsWith('ADJ')
      if (!isList) return words.slice(0, at)
    }
    if (
      /^(?:i|i'm|i've)$/.test(word.lower) &&
      !/^(?:that|how|what|when|because|if|since|after|before|until|while|every|whenever|time|who|like|as|where|which|than|everything|something|anything|all|people|person|things?|way)$/.test(
        words[at - 1]!.lower,
      ) &&
      words.slice(0, at).every((_, i) => !isFiniteVerb(words, i)) &&
      words[at - 1]!.pos === 'NOUN' &&
      // "stuck in a job I hate"
      words.slice(at + 1).filter(each => each.isWord).length > 1 &&
      isFiniteVerb(words, at + 1 < words.length ? at + 1 : at)
    )
      return words.slice(0, at)
  }
  return [...words]
}
