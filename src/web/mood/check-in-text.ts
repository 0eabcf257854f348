/** A check-in in words: "quite tired and quite hopeful". */
import type { MoodCheckIn } from '#shared/mood.ts'
import { list } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'

export function checkInText({ feelings, strength }: Pick<MoodCheckIn, 'feelings' | 'strength'>): string {
  const words = texts.mood
  const how = words.strengths[strength].toLowerCase()
  return list(feelings.map(feeling => words.felt(how, words.feelings[feeling].toLowerCase())))
}
