// What every way of reflecting a message needs: its clauses by weight, and how a piece of it is said back.

import type { Closing } from '#server/companion/voice/meaning/closings.ts'
import type { Meaning, Share, Tone } from '#server/companion/voice/meaning/meaning.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho, type Echo, looseEcho } from '#server/companion/voice/reading/echo.ts'
import { isFiniteVerb } from '#server/companion/voice/reading/grammar.ts'
import { loss, weightOf } from '#server/companion/voice/reading/heavy.ts'
import { isInward } from '#server/companion/voice/reading/inward.ts'
import { countWords, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import type { Reader, Reading } from '#server/companion/voice/reading/reading.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { isWhole, leans } from '#server/companion/voice/reading/whole.ts'
import type { Route } from '#server/companion/voice/router/router.ts'
import type { Salience } from '#server/companion/voice/stories/salience.ts'
import type { Slot } from './compose.ts'
import type { Random } from './seeded.ts'

export type Ways = {
  reading: Reading
  route: Route
  reader: Reader
  random: Random
  answers: boolean
  /** The question that was open, or nothing. */
  asked: string
  /** How much of a story a clause carries. */
  salience: Salience
  /** What the message is about, where that is sure. */
  meaning: Meaning | undefined
  /** What a story may mean of which these sentences are said back, and on which side of things it stands. */
  meantBy?: (told: readonly string[]) => { meaning: Meaning | undefined; tone: Tone; rather?: boolean }
  /** How likely each stance is, also where none is sure. */
  shares?: () => Share[]
  /** Sentences that may close the reply, the best first; for a story, by what is told of it. */
  closings?: (told?: readonly string[]) => Closing
}

export const said = (what: string | Echo): Slot =>
  typeof what === 'string'
    ? { text: what, source: 'echo' }
    : { text: what.text, source: 'echo', ...(what.opens ? { opens: true } : {}) }

/** Too long to be said back whole. */
export const isLong = ({ raw, sentences }: Reading): boolean => raw.length > 380 || sentences > 4

export const clipped = (text: string): string =>
  text
    .replace(/[!?…]+/g, '')
    .replace(/^[\s,.-]+|[\s,.:;-]+$/g, '')
    .replace(/\s*[–—;]\s*/g, ', ')

/** "she said I was crazy" is somebody else's word, and a fact. */
const reported =
  /^(?:he|she|they|[Mm]y \p{L}+|his \p{L}+|her \p{L}+|\p{Lu}\p{L}+) (?:just |always |then )?(?:said|says|say|told|tells|called|calls)\b/u

export const isHarsh = (text: string): boolean =>
  isInward(text) &&
  !reported.test(text) &&
  // "scared I'll never be a mother" is a fear, and named as one.
  !/\b(?:fe(?:el|lt) nothing|fe(?:el|lt) (?:like|as if|as though) (?:nobody|no one|no-one|everyone|everybody|they|people)|scared|afraid|worried|terrified|frightened|anxious)\b/i.test(
    text,
  )

/** The whole sentence where it is short enough: half a sentence often loses the point. */
export function wholeEcho({ reading }: Pick<Ways, 'reading'>, focal: Clause, most = 19): Echo | undefined {
  const parts = reading.clauses.filter(clause => clause.sentence === focal.sentence)
  if (parts.length < 2 || parts.length > 3) return undefined
  // What is harsh is never told as a fact, and what is no sentence takes no "and".
  if (parts.some(part => verdictOf(part.words) || asks(part) || isHarsh(textOf(part.words)))) return undefined
  const odd = (part: Clause, at: number): boolean =>
    !isWhole(part.words) && (at === 0 || !(saysMore(part.words) || part.link === ','))
  if (parts.some(odd)) return undefined
  const last = parts.at(-1)!.link
  const words = parts.flatMap((part, at) =>
    at === 0
      ? part.words
      : [
          ...joined(part, last, parts[at - 1]!, { final: at === parts.length - 1, pair: at === 1 }),
          ...part.words,
        ],
  )
  const echo = countWords(words) <= most ? clauseEcho({ ...focal, words }, most) : undefined
  return !echo || echo.absolute || (reading.sentences > 2 && leans(echo.text)) ? undefined : echo
}

/** "so why do I cry in the car" is no fact, with or without its mark. */
const asks = (clause: Clause): boolean =>
  clause.question ||
  /^(?:so |and |but |then )?(?:why|how|what|where|who) (?:do|does|did|am|is|are|was|can|should|would|have)\b/i.test(
    textOf(clause.words),
  )

/** "and went home": the subject is in the clause before. */
const saysMore = (words: readonly Word[]): boolean => isFiniteVerb(words, 0)

/** A sentence that is none, as it stands: for frames that let it stand by itself. */
export function looseSentence({ reading }: Ways, focal: Clause): Echo | undefined {
  const parts = reading.clauses.filter(clause => clause.sentence === focal.sentence)
  if (parts.some(part => verdictOf(part.words) || asks(part) || isHarsh(textOf(part.words)))) return undefined
  if (parts.every(part => isWhole(part.words))) return undefined
  return looseEcho(parts.flatMap((part, at) => (at === 0 ? part.words : [...tied(part.link), ...part.words])))
}

const tied = (link: string): Word[] => {
  const comma = { text: ',', lower: ',', pos: 'PUNCT', isWord: false, spaced: false }
  return !link || link === ','
    ? [comma]
    : [comma, { text: link, lower: link, pos: 'CCONJ', isWord: true, spaced: true }]
}

const tag = /^(?:he|she|they|(?:the|my) \p{L}+) (?:said|says|told me|reckons)$/iu

type Place = { final: boolean; pair: boolean }
function joined(part: Clause, last: string, before: Clause, { final, pair }: Place): Word[] {
  const { link } = part
  const word = (text: string, spaced: boolean): Word => ({
    text,
    lower: text,
    pos: 'CCONJ',
    isWord: text !== ',',
    spaced,
  })
  // "the table, the one my grandfather made"
  if (tag.test(textOf(part.words)) || (link === ',' && !isWhole(part.words))) return [word(',', false)]
  if (link !== ',' && link)
    // "My ex kept the dog, and I kept the loan": without its mark the dog would keep it too.
    return before.words.some(each => each.text === ',') ||
      (/^(?:and|or)$/.test(link) &&
        part.words[0]?.lower === 'i' &&
        before.words.some(each => each.lower === 'and'))
      ? [word(',', false), word(link, true)]
      : [word(link, true)]
  // "I don't miss him, I miss having someone to text" sets right, it does not add.
  const denies = /^(?:I|I'm|I've|it|it's|he's|she's|we|they)\b.*(?:\bnot\b|n't\b)/i
  const who = (words: readonly Word[]) => words[0]?.lower.replace(/'.*/, '') ?? ''
  if (
    denies.test(textOf(before.words)) &&
    !/\bnot\b|n't\b|\bnever\b/.test(textOf(part.words)) &&
    /^(?:i|it|he|she|we|they)$/.test(who(part.words)) &&
    who(part.words) === who(before.words)
  )
    // "I can't sleep, I can't eat, I just lie there" only goes on.
    // "It's not the job, it's the people."
    return who(part.words) === 'it' || !pair ? [word(',', false)] : [word(',', false), word('but', true)]
  return last === 'and' || !final ? [word(',', false)] : [word(',', false), word('and', true)]
}

const onlyWhen = /^(?:when|whenever|if|until|unless|while|as)$/

/** A message is weighed once, however many plans ask. */
const ranked = new WeakMap<Reading, Clause[]>()

/** Heaviest first: loss, then feeling, then what the person did or met. */
export function byWeight({ reading, reader, salience }: Ways): Clause[] {
  const known = ranked.get(reading)
  if (known) return known
  const worth = (clause: Clause): number => {
    const text = textOf(clause.words)
    const own = reader.feeling(clause)
    const count = countWords(clause.words)
    const weight = weightOf(text)
    return (
      (weight === 'bare' ? 4 : weight === 'grave' ? 3 : 0) +
      (weight === 'ordinary' && loss.test(text) ? 2.5 : 0) +
      (own && !own.negated ? 2.5 : 0) +
      (reader.polarity(clause) === 'neg' ? 1 : 0) +
      (/\b(?:I|I'm|I've|me|my|[Ww]e|our|us|[Mm]y|[Ww]e're|[Ww]e've)\b/.test(text) ? 1 : 0) +
      (count >= 4 && count <= 16 ? 1 : 0) +
      (/^(?:it|that|this|there)\b/i.test(text) ? -0.7 : 0) +
      (/^(?:I (?:don't|do not) know|I guess|I mean|I think)\b/.test(text) && count < 6 ? -2 : 0) +
      (clause.question ? -2 : 0) +
      // The second of two sentences is mostly what the first was for.
      (clause.sentence === 1 ? 1.2 : 0) +
      // "I'm a nurse", "I'm 61" say who speaks, not what about.
      (!own && /^I(?:'m| am) (?:(?:an?|the) )?[\p{L}\p{N}-]+$/u.test(text) ? -2.5 : 0) +
      (/^(?:I'd say|funny how|it is what)\b/i.test(text) ? -2.5 : 0) +
      (clauseEcho(clause, 20) ? 1.5 : 0) +
      (topicsOf(clause.words)[0]?.owned ? 0.8 : topicsOf(clause.words).length ? 0.4 : 0) -
      reading.clauses.indexOf(clause) * 0.01
    )
  }
  // Of a story, what carries it; what cannot be said back carries nothing.
  const worths = reading.sentences > 2 ? salience.sentences(reading, reader) : []
  const ofStory = (clause: Clause): number =>
    worths[clause.sentence]! +
    salience.words(clause.words) / 2 +
    (clauseEcho(clause, 20) ? 1.5 : 0) +
    // "When I'm stuck on a drawing" only says when.
    (onlyWhen.test(clause.link) || onlyWhen.test(clause.words[0]?.lower ?? '') ? -1.5 : 0)
  const measure = reading.sentences > 2 ? ofStory : worth
  const measured = new Map(reading.clauses.map(clause => [clause, measure(clause)]))
  const order = [...reading.clauses].sort((a, b) => measured.get(b)! - measured.get(a)!)
  ranked.set(reading, order)
  return order
}
