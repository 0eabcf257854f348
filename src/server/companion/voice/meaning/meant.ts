// Chooses what is said of a message's meaning: what it is about, or how it is for the person, whichever is sure.
import { readFileSync } from 'node:fs'
import { bright, wentWell } from '#server/companion/voice/content/wins.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import type { Featurer, Features } from '#server/companion/voice/router/features.ts'
import { closingIn } from '#server/companion/voice/stories/story-closings.ts'
import { overcomes, signIn } from '#server/companion/voice/stories/story-signs.ts'
import { byWeight, isLong, type Ways } from '#server/companion/voice/ways.ts'
import type { Closing, Closings } from './closings.ts'
import { type Meaning, type Meanings, none, type Share, type Tone } from './meaning.ts'

/** `agree`: whether such a stance is usual in messages of such a gist. */
export type Meant = {
  gists: Meanings
  stances: Meanings
  featurer: Featurer
  agree: (gist: Meaning, stance: Meaning) => boolean
}

/** The file has a gist a line, with the stances that people read in its messages. */
export function loadAgreement(file: string): Meant['agree'] {
  const pairs = new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.split('\t'))
      .flatMap(([gist, ...stances]) => stances.map(stance => `gist:${gist} stance:${stance}`)),
  )
  return (gist, stance) => pairs.has(`${gist.lines} ${stance.lines}`)
}

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

type Bars = { gist: number; stance: number; alone: number }

/**
 * How sure of them one must be. Where a gist and a stance go together both are likelier right: then less is asked, and
 * the gist is told where it is very sure, since it says more. A stance alone must be surer, and a gist alone is not
 * told at all: readers found more than half of those wrong. To a feeling that was named, what it is about comes
 * second: "ashamed of what I owe" is not about money. A long message is about many things, and of its core the rest is
 * unheard.
 */
const bars: Record<'short' | 'named' | 'long' | 'core', Bars> = {
  short: { gist: 0.8, stance: 0.3, alone: 0.48 },
  named: { gist: 1, stance: 0.3, alone: 0.48 },
  long: { gist: 0.97, stance: 0.6, alone: 0.85 },
  core: { gist: 0.95, stance: 0.45, alone: 0.65 },
}

function surest(features: Features, { gists, stances, agree }: Meant, bar: Bars): Meaning | undefined {
  const stance = stances.of(features)
  const gist = gists.of(features)
  if (!stance || !gist || !agree(gist, stance)) {
    // Good to the one and bad to the other: somebody else was given the part.
    const opposed = gist && stance && gist.tone !== stance.tone && ![gist.tone, stance.tone].includes('any')
    return stance && !opposed && stance.sure > bar.alone ? stance : undefined
  }
  if (gist.sure > bar.gist) return gist
  return stance.sure > bar.stance ? stance : undefined
}

/** What a story says in so many words, on which side of things it stands, and whether it is rather a good one. */
export type StoryMeaning = { meaning: Meaning | undefined; tone: Meaning['tone']; rather?: boolean }

/** A long story is about many things, and what is said back of it is about one or two: these count as much as the whole. */
export function meantByStory(ways: Ways, tools: Meant, told: readonly string[]): StoryMeaning {
  const chosen = told.join('. ')
  const shares = sharesWith(ways, tools, chosen)
  const [good, bad] = [sumOf(shares, 'pos'), sumOf(shares, 'neg')]
  if (overcomes(ways.reading.text, chosen))
    return { meaning: { lines: 'stance:progress', tone: 'pos', sure: 0.9 }, tone: 'pos' }
  // Whoever passes their old school has passed no test: something good must have been said as well.
  const glad = ways.route.formScore('win') > story.win && saysGood(ways)
  // A heavy line is said only where what is told is heavy as well as the whole.
  const heavy =
    bad > story.bad &&
    bad > 4 * good &&
    sumOf(inBoth(ways, tools, chosen), 'neg') > story.both &&
    !bright.test(ways.reading.text)
  const tone = good > 2 * bad && glad ? 'pos' : heavy ? 'neg' : 'any'
  const says = tone === 'pos' ? undefined : signIn(chosen)
  if (says) return { meaning: says, tone: 'neg' }
  const lines = closingIn(told, tone)
  return { meaning: lines ? { lines, tone: 'any', sure: 0.85 } : undefined, tone, rather: good > bad }
}
const story = { win: 0.25, bad: 0.6, both: 0.5 }

const saysGood = ({ reading, reader }: Ways): boolean =>
  reading.clauses.some(clause => reader.polarity(clause) === 'pos') || wentWell.test(reading.text)

const sumOf = (shares: readonly Share[], tone: Tone): number =>
  shares.reduce((sum, each) => (each.tone === tone && each.name !== none ? sum + each.share : sum), 0)

/** How likely each stance is by the whole message and by what is said back of it. */
function sharesWith(ways: Ways, { stances, featurer }: Meant, chosen: string): Share[] {
  const ofChosen = stances.shares(featurer(chosen, chosen, { group: false, answers: false }))
  return stances
    .shares(ways.route.features)
    .map((each, at) => ({ ...each, share: (each.share + ofChosen[at]!.share) / 2 }))
}

/** The sentences that may close a reply to it, or to a story of which these are told. */
export function closingsOf(
  ways: Ways,
  tools: Meant & { closings: Closings },
  told?: readonly string[],
): Closing {
  const gists = tools.gists.shares(ways.route.features)
  const shares = told ? inBoth(ways, tools, told.join('. ')) : tools.stances.shares(ways.route.features)
  return tools.closings(shares, told ? [] : gists, ways.random)
}

/** How likely each stance is at least, by the whole and by what is told: what only one of them says closes nothing. */
function inBoth(ways: Ways, { stances, featurer }: Meant, chosen: string): Share[] {
  const ofChosen = stances.shares(featurer(chosen, chosen, { group: false, answers: false }))
  const least = stances
    .shares(ways.route.features)
    .map((each, at) => ({ ...each, share: Math.min(each.share, ofChosen[at]!.share) }))
  const open = 1 - least.reduce((sum, each) => sum + each.share, 0)
  return least.map(each => (each.name === none ? { ...each, share: each.share + open } : each))
}
