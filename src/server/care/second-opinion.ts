/**
 * A second opinion where the reader suspects danger. The matcher was not trained on danger, so it makes
 * different mistakes: what both take for danger is rarely a joke or an idiom. Trained by
 * training/second-opinion.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Probabilities of a concern and a crisis; the rest is neither. */
export type Danger = { concern: number; crisis: number }
export type SecondOpinion = (match: Int8Array) => Danger

type ModelFile = {
  matcher: string
  sha256: string
  scale: number
  hidden: number[]
  weights: number[]
  bias: [number, number, number]
}

export const modelsFolder = new URL('../../../models/', import.meta.url)
const DIMENSIONS = 384
const UNIT = 127
const LEAST = 1e-6

/** Undefined if a file is missing, damaged or for another matcher: then the reader decides alone. */
export function readSecondOpinion(matcher: string, models: URL = modelsFolder): SecondOpinion | undefined {
  try {
    const file = (name: string) => readFileSync(new URL(`second-opinion/${name}`, models))
    const kept = JSON.parse(file('second-opinion.json').toString()) as ModelFile
    const bytes = file('hidden.bin')
    if (createHash('sha256').update(bytes).digest('hex') !== kept.sha256) return undefined
    if (!matcher || !kept.matcher.startsWith(matcher)) return undefined
    return opinionOf(kept, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length))
  } catch {
    return undefined
  }
}

function opinionOf({ scale, hidden, weights, bias }: ModelFile, table: Int8Array): SecondOpinion {
  const width = hidden.length
  return match => {
    const scores = [...bias]
    for (let unit = 0; unit < width; unit += 1) {
      let sum = 0
      for (let i = 0; i < DIMENSIONS; i += 1) sum += table[unit * DIMENSIONS + i]! * match[i]!
      const active = (sum * scale) / UNIT + hidden[unit]!
      if (active > 0)
        for (let k = 0; k < scores.length; k += 1) scores[k]! += active * weights[k * width + unit]!
    }
    const most = Math.max(...scores)
    const [none, concern, crisis] = scores.map(score => Math.exp(score - most)) as [number, number, number]
    const all = none + concern + crisis
    return { concern: concern / all, crisis: crisis / all }
  }
}

/** The geometric mean, so either can lower the other. */
export function combineOpinions(one: Danger, other: Danger): Danger {
  const mean = (a: number, b: number) => Math.sqrt(Math.max(LEAST, a) * Math.max(LEAST, b))
  const none = mean(1 - one.concern - one.crisis, 1 - other.concern - other.crisis)
  const concern = mean(one.concern, other.concern)
  const crisis = mean(one.crisis, other.crisis)
  const all = none + concern + crisis
  return { concern: concern / all, crisis: crisis / all }
}
