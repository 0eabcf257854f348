/**
 * Scores a reader on the dev splits, which it was not trained on: emotions separately and in six groups, and
 * stressors.
 */
import type { Reading } from '#server/reading/reading.ts'
import { readDevSplit } from './labelled-lines.ts'
import { type ClassScores, type Counts, noCounts, rate, sum } from './rates.ts'

export type EmotionScores = {
  texts: number
  macroF1: number
  microF1: number
  ekmanMacroF1: number
  perEmotion: Record<string, ClassScores>
}

const EKMAN: Record<string, string[]> = {
  anger: ['anger', 'annoyance', 'disapproval'],
  disgust: ['disgust'],
  fear: ['fear', 'nervousness'],
  joy: [
    'joy',
    'amusement',
    'approval',
    'excitement',
    'gratitude',
    'love',
    'optimism',
    'relief',
    'pride',
    'admiration',
    'desire',
    'caring',
  ],
  sadness: ['sadness', 'disappointment', 'embarrassment', 'grief', 'remorse'],
  surprise: ['surprise', 'realization', 'confusion', 'curiosity'],
  neutral: ['neutral'],
}
const GROUP_OF = new Map(
  Object.entries(EKMAN).flatMap(([group, names]) => names.map(name => [name, group] as const)),
)

export async function scoreEmotions(
  folder: string,
  read: (text: string) => Promise<Reading>,
): Promise<EmotionScores> {
  const items = readDevSplit(folder, 'goemotions')
  const single = table([...GROUP_OF.keys()])
  const grouped = table(Object.keys(EKMAN))
  for (const { text, labels } of items) {
    const said = (await read(text)).emotionLabels
    tally(single, said, labels)
    tally(grouped, groups(said), groups(labels))
  }
  const perEmotion = Object.fromEntries(Object.entries(single).map(([name, counts]) => [name, rate(counts)]))
  return {
    texts: items.length,
    macroF1: mean(Object.values(perEmotion).map(each => each.f1)),
    microF1: rate(sum(single)).f1,
    ekmanMacroF1: mean(Object.values(grouped).map(counts => rate(counts).f1)),
    perEmotion,
  }
}

export async function scoreStressors(
  folder: string,
  read: (text: string) => Promise<Reading>,
): Promise<{ texts: number; accuracy: number }> {
  const items = readDevSplit(folder, 'sad')
  let right = 0
  for (const { text, labels } of items) if (labels.includes((await read(text)).stressor)) right += 1
  return { texts: items.length, accuracy: short(right / items.length) }
}

const table = (names: string[]): Record<string, Counts> =>
  Object.fromEntries(names.map(name => [name, noCounts()]))

const groups = (labels: string[]) => [...new Set(labels.flatMap(label => GROUP_OF.get(label) ?? []))]

function tally(into: Record<string, Counts>, said: string[], truth: string[]): void {
  for (const name of said) into[name]![truth.includes(name) ? 'tp' : 'fp']++
  for (const name of truth) if (!said.includes(name)) into[name]!.fn++
}

const mean = (values: number[]) => short(values.reduce((a, b) => a + b, 0) / values.length)

const short = (value: number) => Math.round(value * 10_000) / 10_000
