/**
 * Whether a reply fits: logistic regressions on features of the message, the moment and the reply, trained by
 * training/judge on readers' marks. Broad moments, whose replies say less, have weights of their own; a moment or a reply
 * that readers liked more or less than its features say has an offset. Of the likeliest few a model that reads the reply
 * beside the message has an opinion, which is weighed with the features' verdict.
 */
import {
  cosineSimilarity,
  type KnownMoment,
  type Library,
  type Reply,
} from '#server/companion/library/library.ts'
import { moodOf } from '#server/companion/library/mood.ts'
import type { Weights } from '#server/companion/library/weights.ts'
import { contentOf, wordsOf } from '#server/companion/text/words.ts'
import type { Reading, ReplyOpinion } from '#server/reading/reading.ts'
import { contentWordsOf, countNewRareWords, type TurnContext } from './exclusions.ts'

/** In the order of the weights. */
export const features = [
  'nearest',
  'second',
  'third',
  'tellings',
  'replies',
  'reply',
  'lead',
  'moods',
  'mood',
  'momentMood',
  'feels',
  'opposed',
  'shared',
  'brought',
  'words',
  'kind',
  'answer',
  'chosen',
] as const
export type Features = Record<(typeof features)[number], number>
/** The probability that strangers find it acceptable, and good. */
export type ReplyVerdict = { fine: number; good: number }
export type ReplyJudge = {
  /** By its features alone. */
  verdict(candidate: JudgedReply, seen: Features): ReplyVerdict
  withOpinion(candidate: JudgedReply, verdict: ReplyVerdict, opinion: ReplyOpinion): ReplyVerdict
}
type JudgedReply = { moment: Pick<KnownMoment, 'isBroad' | 'name'>; reply: Pick<Reply, 'text'> }

export type Candidate = {
  moment: KnownMoment
  reply: Reply
  /** By how much its score exceeds the best other moment's. */
  lead: number
}

/** Without weights, or with those of another version, nothing fits. */
export function createReplyJudge(weights: Weights | undefined): ReplyJudge {
  if (weights?.looks.join() !== features.join())
    return { verdict: () => ({ fine: 0, good: 0 }), withOpinion: (_, verdict) => verdict }
  const ofMoment = new Map(Object.entries(weights.moments))
  const ofReply = new Map(Object.entries(weights.replies))

  function verdict({ moment, reply }: JudgedReply, seen: Features): ReplyVerdict {
    const { mean, scale, fine, good } = moment.isBroad ? weights!.broad : weights!.narrow
    const scaled = features.map((name, i) => (seen[name] - mean[i]!) / scale[i]!)
    const offset = (at: 0 | 1) =>
      (ofMoment.get(moment.name)?.[at] ?? 0) + (ofReply.get(reply.text)?.[at] ?? 0)
    return {
      fine: probability(weighed(fine, scaled) + offset(0)),
      good: probability(weighed(good, scaled) + offset(1)),
    }
  }

  function withOpinion({ moment }: JudgedReply, verdict: ReplyVerdict, opinion: ReplyOpinion): ReplyVerdict {
    const { fine, good } = weights!.read[moment.isBroad ? 'broad' : 'narrow']
    const both = [verdict.fine, verdict.good, opinion.fine, opinion.good].map(logOdds)
    return { fine: probability(weighed(fine, both)), good: probability(weighed(good, both)) }
  }

  return { verdict, withOpinion }
}

const weighed = ({ bias, weights }: { bias: number; weights: readonly number[] }, seen: readonly number[]) =>
  seen.reduce((sum, each, i) => sum + weights[i]! * each, bias)
const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))
/** Bounded, as in training/judge/fit.py. */
const LEAST = 0.001
const logOdds = (sure: number): number => {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, sure))
  return Math.log(bounded / (1 - bounded))
}

export function featuresOf(
  library: Library,
  { moment, reply, lead }: Candidate,
  reading: Reading,
  context: TurnContext,
): Features {
  const told = moment.tellings.map(telling => cosineSimilarity(telling, reading.match)).sort((a, b) => b - a)
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const mood = moodOf(reading)
  return {
    nearest: told[0]!,
    second: told[1]!,
    third: told[2]!,
    tellings: mean(told),
    replies: mean(moment.replies.map(({ vector }) => cosineSimilarity(vector, reading.match))),
    reply: cosineSimilarity(reply.vector, reading.match),
    lead,
    moods: mood * moment.mood,
    mood,
    momentMood: moment.mood,
    feels: moment.feels[reading.valence as keyof KnownMoment['feels']] ?? 0,
    opposed: opposedTo(moment, reading.valence),
    shared: sharedWords(library, moment, context.text),
    brought: countNewRareWords(reply, context),
    words: Math.log(wordsOf(context.text).length + 1),
    kind: moment.kind === reading.kind ? 1 : 0,
    answer: moment.isAnswer ? 1 : 0,
    // The square root spreads out small probabilities.
    chosen: Math.sqrt(reading.broad.find(({ name }) => name === moment.name)?.sure ?? 0),
  }
}

function opposedTo({ feels }: KnownMoment, valence: string): number {
  if (valence === 'glad') return feels.hard
  return valence === 'hard' ? feels.glad : 0
}

/** The summed weight of the words shared with the message, for the telling that shares most. */
function sharedWords({ tellings }: Library, { messages }: KnownMoment, text: string): number {
  const said = [...contentOf(text)]
  const sums = messages.map(message => {
    const told = contentWordsOf(message)
    return said.reduce((sum, word) => sum + (told.has(word) ? tellings.weight(word) : 0), 0)
  })
  return Math.max(0, ...sums)
}
