// Says of any text whether the person who wrote it, or somebody in it, may be in danger. Pure and synchronous, asks
// nothing of the network or of any other part, and never throws: a failure is a verdict that says so.
import { readFileSync } from 'node:fs'
import type { CareVerdict } from '#shared/care.ts'
import { isGraver } from '#shared/care.ts'
import { createNaming, type NameCategory, readCategories } from './category.ts'
import type { Weighed } from './conclude.ts'
import { type Recent, raisesByConversation } from './conversation.ts'
import { createLearned, type Learned } from './learned.ts'
import { isLong, weighLong } from './long.ts'
import { createMatcher } from './matcher.ts'
import { oddsOfMiddling } from './middling.ts'
import { fold, undisguise } from './normalise.ts'
import { createSenses, type Senses } from './senses.ts'
import { createSpelling } from './spelling.ts'
import { ideasIn, temper } from './temper.ts'
import { createSentenceReader } from './tokens.ts'
import { type Read, weigh } from './weigh.ts'
import { readWeights } from './weights.ts'

const weightsFile = new URL('./learned.tsv', import.meta.url)
const categoriesFile = new URL('./categories.tsv', import.meta.url)
const sensesFile = new URL('./lexicon/senses.txt', import.meta.url)

/** Changes whenever the rules or the weights do, for the yearly count. */
export const careVersion = '8'

export type Care = {
  /** Changes with the rules, for the yearly count. */
  version: string
  judge: (text: string, recent?: readonly Recent[], now?: number) => CareVerdict
  /** What was found and why, for the eval and for people who tune the rules; never logged. */
  explain: (text: string) => Weighed
}

export function createCare(): Care {
  const reader = createTextReader()
  const senses = readSenses()
  const learned = createLearned(readWeights(readFileSync(weightsFile, 'utf8')), senses)
  const nameOf = createNaming(readCategories(readFileSync(categoriesFile, 'utf8')), senses)
  const weighText = (folded: string) => weighReads(reader.read(folded), learned, nameOf)
  const explain = (text: string) => read(text, reader.known, weighText)
  return {
    version: careVersion,
    explain,
    judge(text, recent = [], now = Date.now()) {
      try {
        const { tier, category, faint } = explain(text)
        const mayRise = tier === 'concern' && category !== 'incitement' && !faint
        if (mayRise && raisesByConversation(recent, now)) return { tier: 'crisis', category }
        return { tier, category }
      } catch {
        return { tier: 'none', category: null, failed: true }
      }
    },
  }
}

function read(text: string, known: TextReader['known'], weighText: (folded: string) => Weighed): Weighed {
  const folded = fold(text)
  const asWritten = weighText(folded)
  const undisguised = undisguise(folded, known)
  if (undisguised === null) return asWritten
  const asMeant = weighText(undisguised)
  return isGraver(asMeant.tier, asWritten.tier) ? asMeant : asWritten
}

/** What rules and learned layer make of a text together. */
export function weighReads(reads: Read[], learned: Learned, nameOf: NameCategory): Weighed {
  const odds = learned(reads)
  if (isLong(reads)) return weighLong(reads, odds, nameOf)
  const weighed = temper(weigh(reads), oddsOfMiddling(reads, odds), ideasIn(reads))
  return weighed.tier === 'none' ? weighed : { ...weighed, category: nameOf(weighed, reads) }
}

type TextReader = {
  /** The sentences of a folded text, and which rules met in each. */
  read: (folded: string) => Read[]
  known: (word: string) => string | null
}

function createTextReader(): TextReader {
  const matcher = createMatcher()
  const spelling = createSpelling(matcher.vocabulary)
  const sentencesOf = createSentenceReader(spelling.mend)
  return {
    known: spelling.known,
    read: folded => sentencesOf(folded).map(sentence => ({ sentence, matches: matcher.find(sentence) })),
  }
}

/** The notions of the learned layer, as they are kept beside the lexicon. */
export function readSenses(): Senses {
  return createSenses(readFileSync(sensesFile, 'utf8'))
}

/** A text as the rules and the learned layer see it: for training and measuring only. */
export function createReader(): (text: string) => Read[] {
  const reader = createTextReader()
  return text => reader.read(fold(text))
}
