/**
 * Which stretch of what somebody told answers a question about it. A regression judges each by how near it and what stands around
 * it lie to the question, and by what it adds (`training/memory/fit.ts`); that none answers it is one of the possibilities.
 */
import { cosineSimilarity, type Library } from '#server/companion/library/library.ts'
import type { RecallWeights } from '#server/companion/library/weights.ts'
import { stretchesOf } from '#server/companion/text/clauses.ts'
import { contentOf, sentencesOf, stemsOf, wordsOf } from '#server/companion/text/words.ts'
import type { PartReader } from './acts.ts'
import type { Memory } from './state.ts'

/** What is asked, and its content words without those of asking. */
export type Asked = { text: string; words: readonly string[] }
/** A part of a sentence that can be quoted, or of two that follow each other. */
export type Stretch = { memories: readonly Memory[]; text: string }
export type Answer = Stretch & {
  /** How likely its sentence answers it, rather than none. */
  sure: number
}
/** What the models say of the sentences: where they lie, and how likely, as a logit, each answers the question. */
export type Read = { vectors: ReadonlyMap<string, Int8Array>; heard: ReadonlyMap<string, number> }
type WordWeight = Library['tellings']['weight']

export const looks = [
  'near',
  'nearSentence',
  'nearWithLast',
  'nearBefore',
  'shared',
  'sharedSentence',
  'sharedLast',
  'sharedBefore',
  'adds',
  'addsNothing',
  'length',
  'isSentence',
  'isTwo',
  'leads',
  'number',
  'noNumber',
  'name',
  'noName',
  'heard',
] as const

const MOST_SENTENCES = 60
/** Of these every part is looked at. */
const MOST_LIKELY = 10
/** Two sentences are quoted together only if they are short. */
const MOST_WORDS = 26
/** What was told shortly before often has the words of the question, and the answer has not. */
const TURNS_BEFORE = 2
const MOST_NEW = 5
/** How much shared words count beside meaning in a first choice. */
const BESIDE_MEANING = 0.2

/** What a question asks for in so many words, and how that looks. */
const kinds = [
  { asks: /\b(?:when|how (?:many|much|old|long|far)|(?:what|which) (?:time|day|date))\b/i, has: /\d/ },
  { asks: /\b(?:who|whose|names?|named|called)\b/i, has: /(?<=[\p{L},] )\p{Lu}\p{Ll}/u },
]

/** Of each sentence, and with the next one, which often has the name, the day or the ending. */
export const stretchesIn = (memories: readonly Memory[], all: readonly Memory[]): Stretch[] =>
  memories.flatMap(memory => {
    const own = [...new Set([...sentencesOf(memory.said).flatMap(stretchesOf), memory.said])]
    const next = all[all.indexOf(memory) + 1]
    const isNext = next?.turn === memory.turn
    return [
      ...own.map(text => ({ memories: [memory], text })),
      ...(isNext ? across(memory.said, next.said) : [])
        .filter(text => wordsOf(text).length <= MOST_WORDS)
        .map(text => ({ memories: [memory, next!], text })),
    ]
  })

/** All of both, or only the end of the one and the beginning of the other. */
function across(one: string, other: string): string[] {
  const ends = stretchesOf(one).filter(text => one.endsWith(text))
  const begins = stretchesOf(other).filter(text => other.startsWith(text))
  const outer = (some: readonly string[]) => [...new Set([some[0], some.at(-1)])].flatMap(text => text ?? [])
  return outer(ends).flatMap(end => outer(begins).map(begin => `${end} ${begin}`))
}

/** Sentences of the same message follow each other. */
function lastOf(memory: Memory, memories: readonly Memory[]): Memory | undefined {
  const last = memories[memories.indexOf(memory) - 1]
  return last?.turn === memory.turn ? last : undefined
}

/** A sentence together with the last one, which may say who "he" is. */
export function withLast(memory: Memory, memories: readonly Memory[]): string {
  const last = lastOf(memory, memories)
  return last ? `${last.said} ${memory.said}` : memory.said
}

/** The looks of a stretch, in their order. */
export function seenIn(
  weight: WordWeight,
  { text, words }: Asked,
  stretch: Stretch,
  memories: readonly Memory[],
  { vectors, heard }: Read,
): number[] {
  const [memory, next] = stretch.memories as [Memory, Memory?]
  const said = stretch.memories.map(({ said }) => said)
  const near = (told: string) => nearness(vectors, text, told)
  const shared = (...told: string[]) => sharedBy(weight, words, told)
  const before = memories
    .slice(0, memories.indexOf(memory))
    .filter(({ turn }) => memory.turn - turn <= TURNS_BEFORE)
    .map(({ said }) => said)
  const own = shared(stretch.text)
  const sentence = shared(...said)
  const withTheLast = shared(withLast(memory, memories), ...said)
  const isNew = [...contentOf(stretch.text)].filter(word => !words.includes(word)).length
  return [
    near(stretch.text),
    Math.max(...said.map(near)),
    near(withLast(memory, memories)),
    Math.max(0, ...before.map(near)),
    own,
    sentence - own,
    withTheLast - sentence,
    shared(...said, ...before) - withTheLast,
    Math.min(isNew, MOST_NEW) / MOST_NEW,
    Number(isNew === 0),
    Math.log(wordsOf(stretch.text).length),
    Number(said.some(each => stretch.text.length >= each.length - 1)),
    Number(next !== undefined),
    Number(next !== undefined && shared(memory.said) > 0),
    ...kinds.flatMap(({ asks, has }) => {
      const isAsked = asks.test(text)
      const isThere = has.test(stretch.text)
      return [Number(isAsked && isThere), Number(isAsked && !isThere)]
    }),
    Math.max(...said.map(each => heard.get(each) ?? UNHEARD)),
  ]
}

/** What a model says of the likely ones, and what is taken for the others. */
export const heardAs = (told: readonly string[], sure: readonly number[]): Map<string, number> =>
  new Map(sure.map((each, i) => [told[i]!, Math.max(UNHEARD, Math.log((each + BOUND) / (1 - each + BOUND)))]))
const BOUND = 0.01
const UNHEARD = -4

function nearness(vectors: Read['vectors'], one: string, other: string): number {
  const [a, b] = [vectors.get(one), vectors.get(other)]
  return a && b ? cosineSimilarity(a, b) : 0
}

/** The share of the words that these have; rare ones count more. */
function sharedBy(weight: WordWeight, words: readonly string[], told: readonly string[]): number {
  const stems = new Set(told.flatMap(text => [...stemsOf(text)]))
  const sum = (some: readonly string[]) => some.reduce((all, word) => all + weight(word), 0)
  return words.length > 0 ? sum(words.filter(word => stems.has(word))) / sum(words) : 0
}

/** How likely each is to answer. What is left of 1 says that none does. */
export function likelihoods(
  { weights, bias }: Pick<RecallWeights, 'weights' | 'bias'>,
  seen: readonly (readonly number[])[],
): number[] {
  const scores = seen.map(each => Math.exp(each.reduce((sum, value, i) => sum + value * weights[i]!, bias)))
  const all = 1 + scores.reduce((sum, score) => sum + score, 0)
  return scores.map(score => score / all)
}

/** The likeliest answer to each of several questions; undefined where nothing was told, or nothing can be read. */
export async function answersTo(
  { recallWeights, tellings: { weight } }: Pick<Library, 'recallWeights' | 'tellings'>,
  questions: readonly Asked[],
  memories: readonly Memory[],
  parts: Pick<PartReader, 'match' | 'answers'> | undefined,
): Promise<(Answer | undefined)[]> {
  const isCurrent = recallWeights?.looks.join() === looks.join()
  const vectors = new Map<string, Int8Array>()
  const read = async (texts: readonly string[]) => {
    const unread = [...new Set(texts)].filter(text => !vectors.has(text))
    const found = (await parts?.match(unread)) ?? []
    for (const [i, vector] of found.entries()) vectors.set(unread[i]!, vector)
  }
  const byWords = ({ words }: Asked, { said }: Memory) => sharedBy(weight, words, [said])
  const sharing = memories
    .map(memory => ({ memory, shared: Math.max(...questions.map(asked => byWords(asked, memory))) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ memory }) => memory)
  const some = [...new Set([...memories.slice(-MOST_SENTENCES / 2), ...sharing])].slice(0, MOST_SENTENCES)
  await read([...questions.map(({ text }) => text), ...some.map(({ said }) => said)])
  const likely = questions.map(asked => {
    const score = (memory: Memory) =>
      nearness(vectors, asked.text, memory.said) + BESIDE_MEANING * byWords(asked, memory)
    const best = new Set(some.toSorted((a, b) => score(b) - score(a)).slice(0, MOST_LIKELY))
    // What follows the best may be the answer.
    return memories.filter(memory => best.has(memory) || best.has(lastOf(memory, memories)!))
  })
  const chosen = [...new Set(likely.flat())]
  await read(
    chosen.flatMap(memory => [
      withLast(memory, memories),
      ...stretchesIn([memory], memories).map(({ text }) => text),
    ]),
  )
  return Promise.all(
    questions.map(async (asked, i) => {
      const stretches = stretchesIn(likely[i]!, memories)
      const told = likely[i]!.map(({ said }) => said)
      const heard = heardAs(told, (await parts?.answers(asked.text, told)) ?? [])
      const seen = stretches.map(stretch => seenIn(weight, asked, stretch, memories, { vectors, heard }))
      return isCurrent ? likeliest(stretches, likelihoods(recallWeights, seen)) : undefined
    }),
  )
}

/** How likely a part of it must answer beside it, to be quoted instead; what follows the words of the question is seldom idle. */
const WITHOUT_ITS_BEGINNING = 0.8
const WITHOUT_ITS_END = 0.85

function likeliest(stretches: readonly Stretch[], likelihood: readonly number[]): Answer | undefined {
  const all = stretches.map((stretch, i) => ({ ...stretch, likely: likelihood[i]! }))
  const sum = (some: typeof all) => some.reduce((before, { likely }) => before + likely, 0)
  const [best] = all.toSorted((a, b) => b.likely - a.likely)
  if (!best) return undefined
  const isPart = ({ text, memories, likely }: (typeof all)[number]) =>
    best.text.includes(text) &&
    memories.at(-1) === best.memories.at(-1) &&
    likely >= best.likely * (best.text.endsWith(text) ? WITHOUT_ITS_BEGINNING : WITHOUT_ITS_END)
  const [shortest] = all.filter(isPart).sort((a, b) => a.text.length - b.text.length)
  const own = sum(all.filter(({ memories }) => memories[0] === best.memories[0]))
  return { ...shortest!, sure: own / (own + 1 - sum(all)) }
}
