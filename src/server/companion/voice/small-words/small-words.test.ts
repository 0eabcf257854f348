import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadBank } from '#server/companion/voice/bank.ts'
import type { Tone } from '#server/companion/voice/meaning/meaning.ts'
import { ageIn, spanIn } from '#server/companion/voice/spelling/numbers.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { signs } from './small-signs.ts'
import { sideOf, smallWordsIn } from './small-words.ts'

const sides: readonly Tone[] = ['neg', 'pos', 'any']
const voice = loadVoice()
const lineOf = (text: string): string | undefined =>
  voice
    .reply({ text, chatId: 'small' }, voice.fresh())
    .state.used.map(each => each.id)
    .find(id => id.startsWith('small-'))
    ?.replace(/^small-|-\d+$/g, '')

describe('the small word that tells how it was', () => {
  test.each([
    ['Your cousin sold the boat without asking any of you', 'unasked'],
    ['Your foreman rang you on your day off about a ladder', 'on-day'],
    ['A man on the tram screamed at you over a bag', 'over-small'],
    ['She ended it by text', 'by-text'],
    ['Your aunt only phones when she wants a lift', 'only-when'],
    ['The lift broke for the sixth time this month', 'nth-bad'],
    ['The van was late for the fourth morning in a row', 'nth-bad'],
    ['Nobody talks to you at the bakery', 'nobody'],
  ])('is found in "%s"', (told, sign) => {
    expect(smallWordsIn(told, 'neg')?.lines[0]).toBe(`small:${sign}`)
  })

  test('is not what only looks like one', () => {
    for (const told of [
      'You took the last chair without asking',
      'You ate in front of the telly',
      'You got a warning for being late three times',
      'You are used to the noise',
      "You can't do this any more",
      'It is never mind',
      'You want to see the sea again',
      'The lad downstairs keeps offering you his umbrella',
      'She hugged you in front of the whole platform',
      'You said you were fine with the late bus',
    ])
      expect(smallWordsIn(told, 'neg'), told).toBeUndefined()
  })

  test('is said of good news only as good, and of bad only as bad', () => {
    expect(smallWordsIn('You rang the bank yourself, in Dutch', 'pos')?.lines).toEqual(['small:tongue'])
    expect(smallWordsIn('You rang the bank yourself, in Dutch', 'neg')).toBeUndefined()
    const shares = [
      { name: 'proud', tone: 'pos', share: 0.3 },
      { name: 'unfair', tone: 'neg', share: 0.25 },
    ] as const
    expect(sideOf({ frame: 'sit' }, shares)).toBe('any')
    expect(sideOf({ frame: 'win' }, shares)).toBe('pos')
    expect(sideOf({ frame: 'sit' }, shares.slice(1))).toBe('neg')
  })

  test('takes the place of a sentence that would fit anything', () => {
    expect(lineOf('My cousin sold the boat without asking any of us.')).toBe('unasked')
    expect(lineOf('My uncle keeps bringing up the loan at dinner.')).toBe('they-keep')
    expect(lineOf('I found out from the noticeboard that my course is being cut.')).toBe('second-hand')
  })

  test('is not looked for in a question, a loss or a joke', () => {
    for (const text of [
      'Did they change the rota without asking you too?',
      'My dad died again in my dream without a word.',
      'They buried my brother without telling me.',
    ])
      expect(lineOf(text), text).toBeUndefined()
  })

  test('has lines for every sign and each side that it is told on', () => {
    const { offers } = loadBank(join(import.meta.dirname, '..', 'lines'))
    for (const { lines, on = sides, by } of signs)
      for (const polarity of on.map(side => (side === 'any' ? (by ?? side) : side)))
        expect(
          offers(`small:${lines}`, { polarity }, new Map(), Math.random).length,
          `${lines} ${polarity}`,
        ).toBeGreaterThanOrEqual(2)
  })
})

describe('numbers', () => {
  test('tell how long something was, and not how often or when', () => {
    expect(spanIn('no drink for 9 nights now', 'lasted')).toEqual({
      text: 'nine nights',
      long: false,
      told: true,
    })
    expect(spanIn('you kept the stall for thirty-one years', 'lasted')?.text).toBe('thirty-one years')
    for (const text of [
      'four days a week',
      'she is two years older',
      'in three weeks',
      'two weekends a year',
    ])
      expect(spanIn(text, 'lasted'), text).toBeUndefined()
  })

  test('tell an age from an hour', () => {
    expect(ageIn('you learned to dive at 66')?.years).toBe(66)
    expect(ageIn('the letter came at eight')).toBeUndefined()
    expect(ageIn("your son cooks and he's ten", 'child')?.text).toBe('ten')
  })
})
