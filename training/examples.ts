/** The texts a model learns from, as words and as what should be said of them. NaN: this source says nothing here. */
import { modelWord } from '#server/classification/engine/terms.ts'
import { tokenize } from '#server/classification/engine/tokens.ts'
import { readSplit, SOURCES, type Source, type Split } from '#server/classification/score/labelled-lines.ts'
import { COLUMNS, RANGE, STRESS_AT, targetsOf } from './heads.ts'

export type Example = { words: string[]; target: Float32Array; source: Source }

const UNCLEAR = [
  'anger',
  'annoyance',
  'sadness',
  'grief',
  'remorse',
  'disappointment',
  'embarrassment',
  'disgust',
  'confusion',
  'caring',
  'desire',
  'realization',
  'surprise',
  'disapproval',
]
const STRESSED = ['fear', 'nervousness']

export function readExamples(folder: string, split: Split): Example[] {
  return SOURCES.flatMap(source =>
    readSplit(folder, source, split).map(item => {
      const target = new Float32Array(COLUMNS).fill(Number.NaN)
      const known = targetsOf(item, source)
      const [from, to] = RANGE[source]
      for (let o = from; o < to; o++) target[o] = known[o]!
      if (source !== 'sad') target[STRESS_AT] = stressOf(item.labels, source)
      return { words: wordsOf(item.text), target, source }
    }),
  )
}

/** Stress is labelled in one source only; happy moments and calm talk serve as its opposite, mixed feelings as nothing. */
function stressOf(labels: string[], source: Source): number {
  if (source === 'claff_happydb') return 0
  if (labels.some(label => STRESSED.includes(label))) return 0.8
  if (labels.some(label => UNCLEAR.includes(label))) return Number.NaN
  return 0
}

export function wordsOf(text: string): string[] {
  return tokenize(text).map(modelWord)
}
