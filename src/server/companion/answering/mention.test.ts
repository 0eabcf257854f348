import { expect, test } from 'vitest'
import { sharedLibrary } from '#test/support/shared-reader.ts'
import { mentionedIn, withMentioned } from './mention.ts'

const { nouns } = sharedLibrary()
const sure = (name: string) => [{ name, sure: 1 }]
const told = (words: string, sort: string, opens = false, feels = 'o', tone = 'plain') => {
  const mention = { words, opens, sure: 0.8, sorts: sure(sort), feelings: sure(feels) }
  return mentionedIn({ mention, tones: sure(tone) }, nouns)
}

test.each([
  ['Ellie', 'n', 'Ellie'],
  ['auntie bea', 'n', 'Auntie Bea'],
  ['our Kieran', 'n', 'Kieran'],
  ['My brother', 'p', 'your brother'],
  ['mum', 'p', 'your mum'],
  ['Dad', 'p', 'your dad'],
  ['Achan', 'p', 'Achan'],
  ['priya', 'p', 'Priya'],
  ['A woman', 'p', 'the woman'],
  ['the new lad', 'p', 'the new lad'],
  ['my dog', 'ap', 'your dog'],
  ['biscuit', 'an', 'Biscuit'],
  ['our song', 't', 'your song'],
  ['this bath', 't', 'the bath'],
  ['friday', 'e', 'Friday'],
])('who writes "%s" hears it said back as it is said to them', (words, sort, said) => {
  expect(told(words, sort)?.said).toBe(said)
})

test('what opens a sentence has its capital from there, unless it is a name', () => {
  expect(told('Boiler', 't', true)?.said).toBe('the boiler')
  expect(told('Pancakes', 't', true)?.said).toBe('pancakes')
  expect(told('Mum', 'p', true)?.said).toBe('your mum')
})

test.each(['xyzzyx', 'two fellows from the garage', 'http://a.b', 'x"y', '<b>', 'my sister, the nurse'])(
  'nothing is named where "%s" would have to be said back',
  words => expect(told(words, 'p')).toBeUndefined(),
)

test('what is felt about them says which lines are for them', () => {
  expect(told('Ellie', 'n', false, 'w')?.sets).toEqual([{ name: 'who-worried', sure: 0.8 }])
  expect(told('Ellie', 'n', false, 'f', 'kindness')?.sets[0]).toEqual({ name: 'who-kind', sure: 0.8 })
  expect(told('the gig', 'e', false, 'l')?.sets).toEqual([{ name: 'ahead-keen', sure: 0.8 }])
})

test('a line begins with a capital, whoever stands there, and a dollar in a name stays one', () => {
  expect(withMentioned('{it} stole the show.', 'the cat')).toBe('The cat stole the show.')
  expect(withMentioned('Hurrah for {it}!', '$&')).toBe('Hurrah for $&!')
})
