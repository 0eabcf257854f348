// Chooses what is said of a message's meaning: what it is about, or how it is for the person, whichever is sure.
import { readFileSync } from 'node:fs'
import type { Featurer, Features } from './features.ts'
import { type Meaning, type Meanings, none, type Share } from './meaning.ts'
import { textOf } from './parse.ts'
import { overcomes, signIn } from './story-signs.ts'
import { byWeight, isLong, type Ways } from './ways.ts'
import { wentWell } from './wins.ts'

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

/** What may be said of a story, and at least on which side of things it stands. */
export type StoryMeaning = { meaning: Meaning | undefined; tone: Meaning['tone'] }

/**
 * A long story is about many things, and what is said back of it is about one or two: what these sentences say in so
 * many words goes first, then what one of them surely means, then what they and the whole say together. Where no stance
 * is sure it may be sure at least which way it goes, and for each way lines were written.
 */
export function meantByStory(ways: Ways, tools: Meant, told: readonly string[]): StoryMeaning {
  const { stances, featurer } = tools
  const sharesOf = (text: string) => stances.shares(featurer(text, text, { group: false, answers: false }))
  const chosen = told.join('. ')
  const ofChosen = sharesOf(chosen)
  const shares = stances
    .shares(ways.route.features)
    .map((each, at) => ({ ...each, share: (each.share + ofChosen[at]!.share) / 2 }))
    .filter(each => each.name !== none)
    .sort((a, b) => b.share - a.share)
  const sums = Object.entries(ofWays)
    .map(([way, names]) => ({ way, sum: sumOf(shares, each => names.includes(each.name)) }))
    .sort((a, b) => b.sum - a.sum)
  const good = sums.find(({ way }) => way === 'good')!.sum
  const bad = sumOf(shares, each => each.tone === 'neg')
  if (overcomes(ways.reading.text, chosen))
    return { meaning: { lines: 'stance:progress', tone: 'pos', sure: 0.9 }, tone: 'pos' }
  // Whoever passes their old school has passed no test: something good must have been said as well.
  const glad = ways.route.formScore('win') > story.win && saysGood(ways)
  const tone = good > 2 * bad && glad ? 'pos' : bad > story.bad && bad > 3 * good ? 'neg' : 'any'
  const says = signIn(chosen)
  if (says && tone !== 'pos') return { meaning: says, tone: 'neg' }
  const [top, next] = shares
  const both = top!.share > story.stance && top!.share > 2 * next!.share && (glad || top!.tone !== 'pos')
  const sure = both ? top : surestOf(told, sharesOf, tone, glad)
  if (sure)
    return { meaning: { lines: `stance:${sure.name}`, tone: sure.tone, sure: sure.share }, tone: sure.tone }
  const [first, second] = sums
  const way = first!.way !== 'good' ? story.way : glad ? story.good : 1
  if (first!.sum < way || first!.sum < story.ahead * second!.sum) return { meaning: undefined, tone }
  const side = first!.way === 'good' ? 'pos' : 'neg'
  return { meaning: { lines: `story:${first!.way}`, tone: side, sure: first!.sum }, tone: side }
}
const story = { win: 0.25, bad: 0.5, stance: 0.4, alone: 0.6, words: 6, way: 0.38, good: 0.55, ahead: 1.25 }

const saysGood = ({ reading, reader }: Ways): boolean =>
  reading.clauses.some(clause => reader.polarity(clause) === 'pos') || wentWell.test(reading.text)

const sumOf = (shares: readonly Share[], counts: (each: Share) => boolean): number =>
  shares.reduce((sum, each) => (counts(each) ? sum + each.share : sum), 0)

/** What one of the sentences means by itself, the last one first. "I said yes" alone may mean anything. */
function surestOf(
  told: readonly string[],
  sharesOf: (text: string) => Share[],
  tone: Meaning['tone'],
  glad: boolean,
): Share | undefined {
  if (told.length < 2) return undefined
  for (const text of told.toReversed()) {
    if (text.split(' ').length < story.words) continue
    const top = sharesOf(text).reduce((best, each) => (each.share > best.share ? each : best))
    const opposed =
      (top.tone !== 'any' && tone !== 'any' && top.tone !== tone) || (top.tone === 'pos' && !glad)
    if (top.name !== none && top.share > story.alone && !opposed) return top
  }
  return undefined
}

/** What others did; what has to be borne; what is good. Of what is gone, and of what goes on inside, no broad line was right. */
const ofWays: Record<string, readonly string[]> = {
  hurt: ['let-down', 'unfair', 'unseen', 'outsider', 'stung', 'angry', 'friction', 'trust-shaken'],
  load: ['too-much', 'worn', 'carrying', 'powerless', 'body', 'money', 'annoyed', 'behind'],
  good: ['comfort', 'glad', 'effort', 'courage', 'relief', 'progress', 'proud', 'gave'],
}
