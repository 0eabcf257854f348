/** The mood of a text from its emotions: from -1 (hard) to 1 (glad). */
const glad = [
  'admiration',
  'amusement',
  'excitement',
  'gratitude',
  'joy',
  'love',
  'optimism',
  'pride',
  'relief',
]
const hard = [
  'anger',
  'annoyance',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'fear',
  'grief',
  'nervousness',
  'remorse',
  'sadness',
]

export function moodOf({ emotions }: { emotions: Readonly<Record<string, number>> }): number {
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + (emotions[name] ?? 0), 0)
  return Math.max(-1, Math.min(1, sum(glad) - sum(hard)))
}

/** The kind of hard feeling, if one dominates. */
const shades = {
  sad: ['sadness', 'grief', 'disappointment'],
  cross: ['anger', 'annoyance', 'disapproval', 'disgust'],
  anxious: ['fear', 'nervousness'],
  sorry: ['remorse', 'embarrassment'],
} as const

const CLEAR = 0.45
const OUTWEIGHS = 1.5

/** Moods whose lines may be used, closest first. With `isGlad`, laughter comes before gladness. */
export function shadesOf(
  { emotions }: { emotions: Readonly<Record<string, number>> },
  isGlad: boolean,
): string[] {
  if (isGlad) return (emotions.amusement ?? 0) >= CLEAR ? ['amused', 'glad'] : ['glad']
  const [first, second] = Object.entries(shades)
    .map(([name, of]) => ({ name, sum: of.reduce((all, emotion) => all + (emotions[emotion] ?? 0), 0) }))
    .sort((a, b) => b.sum - a.sum)
  const isClear = first!.sum >= CLEAR && first!.sum >= OUTWEIGHS * second!.sum
  return isClear ? [first!.name, 'hard'] : ['hard']
}
