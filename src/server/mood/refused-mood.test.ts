/** What is refused for how it is written never reaches the store, so one app on one engine answers all of it. */
import { expect, test } from 'vitest'
import { getMood, putMood } from '#shared/mood.ts'
import { openApp } from '#test/support/any-engine.ts'

const app = await openApp()
const ada = await app.signIn('ada')

test.each([
  ['no word', { feelings: [], strength: 'clear' }],
  ['too many', { feelings: ['calm', 'sad', 'tired', 'angry'], strength: 'clear' }],
  ['the same twice', { feelings: ['calm', 'calm'], strength: 'clear' }],
  ['a word that is not on the list', { feelings: ['meh'], strength: 'clear' }],
  ['a blank word of her own', { feelings: ['calm'], ownWord: '  ', strength: 'clear' }],
  ['a long word of her own', { feelings: [], ownWord: 'x'.repeat(31), strength: 'clear' }],
  ['her own as a fourth', { feelings: ['calm', 'sad', 'tired'], ownWord: 'meh', strength: 'clear' }],
  ['a number', { feelings: ['calm'], strength: 7 }],
  ['no strength', { feelings: ['calm'] }],
])('%s is refused and nothing is kept', async (_, felt) => {
  const body = felt as never
  await expect(ada.call(putMood, { params: { id: 'm1' }, body })).rejects.toMatchObject({ status: 400 })
  expect((await ada.call(getMood)).checkIns).toEqual([])
})
