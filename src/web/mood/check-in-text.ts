/** A check-in in words: "quite tired and hopeful". */
import type { MoodCheckIn } from '#shared/mood.ts'
import { list } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'

export function checkInText({ feelings, strength }: Pick<MoodCheckIn, 'feelings' | 'strength'>): string {
  const words = texts.mood
  const named = feelings.map(feeling => words.feelings[feeling].toLowerCase())
  return words.felt(words.strengths[strength].toLowerCase(), list(named))
}
