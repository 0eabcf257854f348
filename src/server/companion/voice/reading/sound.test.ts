import { describe, expect, test } from 'vitest'
import { unsound } from './sound.ts'

describe('what is no sound English is not told back', () => {
  test.each([
    "you didn't went to the party",
    'your mother say you are late',
    'he asked you where is your coat',
    "you don't know nothing",
    'you would of stayed',
    'you very miss the sea',
    'your mate is lowkey jealous',
    'you must to leave on Friday',
  ])('%s', text => {
    expect(unsound(text)).toBeTruthy()
  })

  test.each([
    'you lost the will to argue',
    'what they did to you was wrong',
    'he made your mother say sorry',
    'thank you very much was all he said',
    'you asked her to the dance and she said yes',
    'she said "you was late again" in front of everyone',
    "you can't have it your way and his",
    'it is what it is',
  ])('what is sound is let through: %s', text => {
    expect(unsound(text)).toBeUndefined()
  })
})
