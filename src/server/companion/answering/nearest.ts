/** The moments nearest in meaning to a message, best first. */
import { cosineSimilarity, type KnownMoment, type Library } from '#server/companion/library/library.ts'
import type { Reading } from '#server/reading/reading.ts'

export type ScoredMoment = { moment: KnownMoment; score: number }

/** How many moments are scored in full, preselected by their mean vectors. */
const SCORED_IN_FULL = 160
const KEPT = 20

/** The weights of the three nearest tellings, and of the mean over all replies. */
const TELLINGS = [0.6, 0.25, 0.15]
const REPLIES = 0.5

export function nearest(
  library: Library,
  vector: Int8Array,
  fits: (moment: KnownMoment) => boolean = () => true,
): ScoredMoment[] {
  const { moments } = library
  const near = library.nearness(vector)
  const threshold = near.toSorted()[Math.max(0, near.length - SCORED_IN_FULL)] ?? 0
  const weighed: ScoredMoment[] = []
  moments.forEach((moment, m) => {
    if (near[m]! >= threshold && fits(moment)) weighed.push({ moment, score: scoreOf(moment, vector) })
  })
  return weighed.sort((a, b) => b.score - a.score).slice(0, KEPT)
}

/** Chosen by the matcher's classifier: examples of a broad moment differ too much to be found by similarity. */
export function broadCandidates(
  library: Library,
  { broad, match }: Pick<Reading, 'broad' | 'match'>,
): ScoredMoment[] {
  return broad.flatMap(({ name }) => {
    const moment = library.named(name)
    return moment ? [{ moment, score: scoreOf(moment, match) }] : []
  })
}

export function scoreOf({ tellings, replies }: KnownMoment, vector: Int8Array): number {
  const told = tellings.map(telling => cosineSimilarity(telling, vector)).sort((a, b) => b - a)
  const said =
    replies.reduce((sum, reply) => sum + cosineSimilarity(reply.vector, vector), 0) / replies.length
  return TELLINGS.reduce((sum, weight, i) => sum + weight * (told[i] ?? 0), 0) + REPLIES * said
}
