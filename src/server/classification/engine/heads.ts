/**
 * The learned part of a reading: emotions, the kind of stressor, how stressed the text sounds. Long texts are read in
 * stretches of a few sentences, as the models have only ever seen short ones.
 */
import { Linear } from './linear.ts'
import { Network } from './network.ts'
import { modelWord } from './terms.ts'
import type { Token } from './tokens.ts'
import type { Weights } from './weights.ts'

/** Longer texts are cut into stretches of about this many words. */
const STRETCH = 32
const LONGEST_ALONE = 72
/** Of a very long text only so many stretches are read, evenly spread, so that its time stays bounded. */
const MOST_STRETCHES = 16

export type Outlook = {
  /** Per output, the mean over the stretches, and the highest. */
  mean: Float64Array
  top: Float64Array
  /** The mean of the words' vectors. */
  meaning: Float64Array
}

export class Heads {
  readonly network: Network
  readonly linear: Linear
  private readonly share: Float64Array

  constructor(weights: Weights) {
    this.network = new Network(weights)
    this.linear = new Linear(weights)
    const { linearShare, outputs } = weights.header
    this.share = Float64Array.from(outputs, name =>
      name.startsWith('sad:') ? linearShare.stressors : linearShare.emotions,
    )
  }

  read(tokens: Token[]): Outlook {
    const size = this.network.outputs
    const mean = new Float64Array(size)
    const top = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
    const words = tokens.map(modelWord)
    const stretches = cut(words)
    const byNetwork = new Float64Array(size)
    const byTerms = new Float64Array(size)
    for (const stretch of stretches) {
      this.network.read(stretch, byNetwork)
      this.linear.read(stretch, byTerms)
      for (let o = 0; o < size; o++) {
        const said = byNetwork[o]! + this.share[o]! * byTerms[o]!
        mean[o]! += said / stretches.length
        if (said > top[o]!) top[o] = said
      }
    }
    return { mean, top, meaning: this.network.meaning(words) }
  }
}

function cut(words: string[]): string[][] {
  if (words.length <= LONGEST_ALONE) return [words]
  const stretches: string[][] = []
  let current: string[] = []
  for (const word of words) {
    current.push(word)
    const ends = word === '.' || word === '!' || word === '?' || word === '\n'
    if ((ends && current.length >= STRETCH) || current.length >= LONGEST_ALONE) {
      stretches.push(current)
      current = []
    }
  }
  if (current.length > 0) stretches.push(current)
  if (stretches.length <= MOST_STRETCHES) return stretches
  return Array.from(
    { length: MOST_STRETCHES },
    (_, n) => stretches[Math.floor((n * stretches.length) / MOST_STRETCHES)]!,
  )
}
