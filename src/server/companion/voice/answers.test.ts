import { describe, expect, test } from 'vitest'
import { kindOfClass } from '#server/companion/voice/router/kind.ts'
import { loadVoice } from './voice.ts'

const voice = loadVoice()
/** The same message in several chats, since chance chooses among many lines. */
const repliesTo = (text: string) =>
  Array.from({ length: 12 }, (_, at) => voice.reply({ text, chatId: `answers-${at}` }, undefined))

describe('somebody who asks about the program', () => {
  test.each([
    ['is this free?', /cost|charge|pay|price|money|bill|nothing is asked|free/i],
    ['can you speak Spanish?', /English/],
    ['can I delete everything?', /delet|wipe|remove|go\b/i],
    ['do you judge people', /judg|opinion|verdict|weighed|against|bores/i],
    ['will you tell my boss?', /no one|nobody|nothing|no\b/i],
  ])('hears an answer to "%s"', (text, answer) => {
    for (const said of repliesTo(text)) {
      expect(said.kind).toBe('meta')
      expect(said.text).toMatch(answer)
    }
  })
})

describe('somebody hard on themselves', () => {
  test.each([
    "I'm hopeless with money, always have been.",
    'I look awful in every photo.',
    "I'm the reason they split up.",
  ])('never hears "%s" said back as a fact', text => {
    for (const said of repliesTo(text))
      expect(said.text).toMatch(
        /voice|verdict|judge|thought|label|word|critic|yourself|mind|belie|look to you|says|story|judgement|charge|insist|inward|within|feel as though|seem|sense|own eyes|see it|tell it|you think|come to think|to you/i,
      )
  })
})

test('a labelled class and a kind are told apart in one place', () => {
  expect(kindOfClass('complain')).toBe('repair')
  expect(kindOfClass('rant')).toBe('content')
})
