/** A check-in in words: "quite tired and quite hopeful". */
import { feelings as listed, type MoodCheckIn } from '#shared/mood.ts'
import { list } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'

type Felt = Pick<MoodCheckIn, 'feelings' | 'ownWord' | 'strength'>

export function checkInText({ feelings, ownWord, strength }: Felt): string {
  const words = texts.mood
  const how = words.strengths[strength].toLowerCase()
  const named = feelings.map(feeling => words.feelings[feeling].toLowerCase())
  return list([...named, ...(ownWord ? [ownWord] : [])].map(word => words.felt(how, word)))
}

/** The name of a listed feeling; any other word is somebody's own. */
export function feelingName(word: string): string {
  const feeling = listed.find(one => one === word)
  return feeling ? texts.mood.feelings[feeling] : word
}
