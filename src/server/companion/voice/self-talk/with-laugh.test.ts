import { expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const said = (text: string): string => voice.reply({ text, chatId: 'laugh' }, undefined).text
const hard =
  /hard on yourself|blame|your own eyes|kick yourself|forgive yourself|fed up with yourself|call yourself/i

test.each([
  "I joined a tap class. I'm awful. My knees click louder than my shoes and I'm having a blast.",
  'hopeless at chess but we have a good laugh',
])('who laughs at themselves hears nothing of blame: %s', text => {
  expect(said(text)).not.toMatch(hard)
  expect(said(text)).not.toMatch(/\byou're (?:awful|hopeless)\b/i)
})

test.each([
  ["I'm so two-faced, I praised her cake and binned it.", /you're so two-faced/i],
  ['I have no backbone, I let them take the room.', /^(?:So )?you have no backbone/i],
  ["I can't call myself a father after that phone call.", /^(?:So )?you can't call yourself/i],
])('and what is meant in earnest is not told as a fact: %s', (text, fact) => {
  expect(said(text)).not.toMatch(fact)
})

test('what somebody feels they ought to be glad of stays an "ought"', () => {
  expect(said("I should be happy that my son's moving to Lisbon.")).toMatch(/ought to be happy/)
})
