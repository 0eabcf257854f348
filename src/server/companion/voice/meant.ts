// Chooses what is said of a message's meaning: what it is about, or how it is for the person, whichever is sure.
import type { Featurer, Features } from './features.ts'
import type { Meaning, Meanings } from './meaning.ts'
import { textOf } from './parse.ts'
import { byWeight, isLong, type Ways } from './ways.ts'

export type Meant = { gists: Meanings; stances: Meanings; featurer: Featurer }

/** What the message is about where that is sure, else how it is for the person: of the whole, or of what carries it. */
export function meant(ways: Ways, tools: Meant): Meaning | undefined {
  const bar = isLong(ways.reading) ? bars.long : namesFeeling(ways) ? bars.named : bars.short
  return surest(ways.route.features, tools, bar) ?? ofCore(ways, tools)
}

function namesFeeling(ways: Ways): boolean {
  const focal = byWeight(ways)[0]
  const own = focal && ways.reader.feeling(focal)
  return !!own && !own.negated
}

/** A story may be about several things; what carries it is about one. */
function ofCore(ways: Ways, tools: Meant): Meaning | undefined {
  const { reading } = ways
  const core = reading.sentences > 1 ? byWeight(ways)[0] : undefined
  if (!core) return undefined
  const words = reading.clauses.filter(each => each.sentence === core.sentence).flatMap(each => each.words)
  const text = textOf(words)
  return surest(tools.featurer(text, text, { group: false, answers: false }), tools, bars.core)
}

type Bars = { gist: number; stance: number; doubtful: number }

/**
 * How sure of them one must be. A gist says more than a stance, and is wrong more easily: a doubtful one is told only
 * where no stance is sure. To a feeling that was named, what it is about comes second: "ashamed of what I owe" is not
 * about money. A long message is about many things, and of its core the rest is unheard.
 */
const bars: Record<'short' | 'named' | 'long' | 'core', Bars> = {
  short: { gist: 0.9, stance: 0.48, doubtful: 0.72 },
  named: { gist: 1, stance: 0.48, doubtful: 1 },
  long: { gist: 0.95, stance: 0.6, doubtful: 1 },
  core: { gist: 0.92, stance: 0.52, doubtful: 1 },
}

function surest(features: Features, { gists, stances }: Meant, bar: Bars): Meaning | undefined {
  const gist = gists.of(features)
  if (gist && gist.sure > bar.gist) return gist
  const stance = stances.of(features)
  if (stance && stance.sure > bar.stance) return stance
  return gist && gist.sure > bar.doubtful ? gist : undefined
}
