/**
 * The best reply among those of some moments: the features say which few are worth reading, and a model reads these beside
 * the message and what they were written for.
 */
import { cosineSimilarity, type KnownMoment, type Reply } from '#server/companion/library/library.ts'
import type { OfferedReply, Reading, ReplyOpinion } from '#server/reading/reading.ts'
import type { ReplyRules, TurnInput } from './choose.ts'
import { isRepeated, isUnwanted, type TurnContext } from './exclusions.ts'
import { featuresOf, type ReplyVerdict } from './judge.ts'
import type { ScoredMoment } from './nearest.ts'

export type RepliesJudge = (
  text: string,
  asked: string,
  replies: readonly OfferedReply<string>[],
) => Promise<ReplyOpinion[]>
/** `by`: the reading that found it, if it isn't the message's own; `text`: what was read, if it was more than the message. */
export type MomentMatch = ScoredMoment & { by?: Reading; text?: string }
export type BestReply = { moment: KnownMoment; text: string; verdict: ReplyVerdict }
type Judged = BestReply & { told: string; read: string }

/** Reading takes time: a few are read, and none that has no chance. */
const MOST_READ = 5
const HOPELESS = 0.2

export async function bestReply(
  { library, judge }: ReplyRules,
  { reading, context, judgeReplies }: Pick<TurnInput, 'reading' | 'context' | 'judgeReplies'>,
  some: readonly MomentMatch[],
  beside: readonly MomentMatch[],
  threshold: number,
): Promise<BestReply | undefined> {
  const judged = some.flatMap(({ moment, score, by = reading, text = context.text }): Judged[] => {
    const reply = replyOf(moment, by, context)
    if (!reply) return []
    const lead = score - (beside[beside[0]?.moment === moment ? 1 : 0]?.score ?? 0)
    const verdict = judge.verdict(
      { moment, reply },
      featuresOf(library, { moment, reply, lead }, by, context),
    )
    return [{ moment, text: reply.text, told: nearestTelling(moment, by), read: text, verdict }]
  })
  const likeliest = byWorth(judged)
    .slice(0, MOST_READ)
    .filter(({ verdict }) => verdict.fine >= HOPELESS)
  const opinions = new Map<Judged, ReplyOpinion>()
  for (const [text, those] of Map.groupBy(likeliest, each => each.read)) {
    const offered = those.map(({ told, text }) => ({ told, said: text }))
    const found = await judgeReplies?.(text, context.asked ?? '', offered).catch(() => [])
    for (const [i, opinion] of (found ?? []).entries()) opinions.set(those[i]!, opinion)
  }
  const read = likeliest.map(each => {
    const opinion = opinions.get(each)
    // Without the model, by the features alone.
    if (!opinion) return each
    const candidate = { moment: each.moment, reply: { text: each.text } }
    return { ...each, verdict: judge.withOpinion(candidate, each.verdict, opinion) }
  })
  return byWorth(read).find(({ verdict }) => verdict.fine >= threshold)
}

const byWorth = (some: readonly Judged[]): Judged[] =>
  some.toSorted((a, b) => b.verdict.fine + b.verdict.good - a.verdict.fine - a.verdict.good)

/** The moment's reply closest to the message, among those that may be used now. */
function replyOf(moment: KnownMoment, reading: Reading, context: TurnContext): Reply | undefined {
  const allowed = moment.replies.filter(
    reply => !isRepeated(reply.text, context.replies) && !isUnwanted(reply.text, context),
  )
  if (allowed.length === 0) return undefined
  const nearness = (reply: Reply) => cosineSimilarity(reply.vector, reading.match)
  return allowed.reduce((a, b) => (nearness(b) > nearness(a) ? b : a))
}

/** What the moment was written for that comes nearest to the message. */
export function nearestTelling({ messages, tellings }: KnownMoment, { match }: Reading): string {
  const nearness = tellings.map(telling => cosineSimilarity(telling, match))
  return messages[nearness.indexOf(Math.max(...nearness))]!
}
