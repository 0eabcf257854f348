import { describe, expect, test } from 'vitest'
import { asksOfThem, wonderingOf } from './wondering.ts'

describe('a question for somebody else’s judgement', () => {
  test.each([
    ['Which of us should ring the other first?', 'which of you ought to ring the other first'],
    [
      'who ought to pay for the fence, me or the neighbour',
      'who ought to pay for the fence, you or the neighbour',
    ],
    ['Should my wife and I sell up?', 'whether you and your wife ought to sell up'],
    ['should my brother or I tell gran', 'whether your brother or you ought to tell your gran'],
    ['should my daughter repeat the year', 'whether your daughter ought to repeat the year'],
    ['should i keep the dog or not, what would u do', 'whether to keep the dog or not'],
    ['Do I deserve a second chance?', 'whether you deserve a second chance'],
    ['ought we to move nearer to my father', 'whether to move nearer to your father'],
    ['When is it too late to say sorry?', "when it's too late to say sorry"],
    ["what's a kind thing to bring to a new widow", 'what to bring to a new widow'],
    ['what would be a gentle way to turn down a proposal', 'how to turn down a proposal'],
    ['Which is worse, staying quiet or starting a row?', 'which is worse, staying quiet or starting a row'],
    ['how often do you have to visit an aunt', 'how often to visit an aunt'],
    ['What do people wear to a second wedding?', 'what to wear to a second wedding'],
    ['What do you reckon, stay or go?', "which it's to be, stay or go"],
    [
      'Which of my jobs is worse, the bar or the warehouse?',
      'which of your jobs is worse, the bar or the warehouse',
    ],
    ['At what point do you give up on a plant?', 'when to give up on a plant'],
    [
      "who's right, me for leaving or him for locking the door",
      "who's right, you for leaving or him for locking the door",
    ],
    ['how often should a father ring', 'how often a father ought to ring'],
    ['who should I tell first', 'who to tell first'],
  ])('%s', (text, told) => expect(wonderingOf(text)).toBe(told))

  test('what goes on in somebody else is told from what to do', () => {
    expect(asksOfThem('Do you think my father was ever proud of us?')).toBe(true)
    expect(asksOfThem('Do you think I should go?')).toBe(false)
    expect(asksOfThem('do you think she should pay')).toBe(false)
  })
})
