// Reads a saying of danger whose object is plainly a thing ("end it with this bank", "kill the ivy") in other words, so
// that neither the rules nor the learned layer take it for danger. Mostly such a saying must be the whole message; and
// where a rule finds anything beside it, or a word of dying, means, despair, violence, an hour or a denial stands near,
// nothing is changed.
import { inOtherWords } from './in-other-words.ts'
import { type Everyday, everyday } from './lexicon/everyday.ts'
import { graveWords, nearWords, tails, tellers } from './lexicon/everyday-guards.ts'
import { everydayName } from './lexicon/everyday-rules.ts'
import type { Match } from './matcher.ts'
import type { Sentence } from './tokens.ts'
import type { Read } from './weigh.ts'

const sayings = new Map(everyday.map((saying, at) => [everydayName(at), saying]))
const setOf = (text: string) => new Set(text.trim().split(/\s+/u))
const grave = setOf(graveWords)
const near = setOf(nearWords)
const tail = setOf(tails)
const telling = setOf(tellers)

export function readEveryday(reads: readonly Read[], find: (sentence: Sentence) => Match[]): Read[] {
  return reads.map((read, at) => {
    const said = sayingsIn(read)
    if (said.length === 0) return read
    const neighbours = [reads[at - 1], reads[at + 1]].filter(each => each !== undefined)
    const isSaid = (from: number, to: number) => said.some(saying => from < saying.to && to > saying.from)
    const finds = ({ rule, from, to }: Match) => rule.tier !== 'flag' && !isSaid(from, to)
    if (read.matches.some(finds) || neighbours.some(findsAny)) return read
    const beside = read.sentence.tokens.filter((_, i) => !isSaid(i, i + 1))
    const around = [...beside, ...neighbours.flatMap(each => each.sentence.tokens)]
    const harmless = said.filter(({ rule, to }) => {
      const saying = sayings.get(rule.name)!
      if (!saying.amid && (reads.length > 1 || !isClosed(read.sentence.tokens.slice(to)))) return false
      return !isGrave(around, saying)
    })
    if (harmless.length === 0) return read
    const sentence = inOtherWords(read.sentence, harmless, match => sayings.get(match.rule.name)!.to)
    return { sentence, matches: find(sentence) }
  })
}

const findsAny = ({ matches }: Read) => matches.some(({ rule }) => rule.tier !== 'flag')

// From left to right, none over another.
function sayingsIn({ matches }: Read): Match[] {
  let end = 0
  return matches
    .filter(({ rule }) => sayings.has(rule.name))
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = to
      return true
    })
}

const isClosed = (after: readonly string[]) =>
  after.length === 0 || (tail.has(after[0]!) && !after.some(token => telling.has(token)))

const isGrave = (tokens: readonly string[], { anytime }: Everyday) =>
  tokens.some(token => grave.has(token) || (!anytime && near.has(token)))
