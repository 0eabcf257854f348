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
