import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thingsAskedIn } from './asking.ts'
import { clausesOf, stretchesOf } from './clauses.ts'

test.each([
  [
    'shes got her biology gcse on thursday and shes asleep face down on a diagram of a kidney',
    ['shes got her biology gcse on thursday', 'and shes asleep face down on a diagram of a kidney'],
  ],
  ['It was the flat, he wants to sell it.', ['It was the flat', 'he wants to sell it.']],
  ['I love him – but it is killing me', ['I love him', 'but it is killing me']],
])('Ada’s "%s" is cut where a clause begins', (sentence, clauses) => {
  expect(clausesOf(sentence)).toEqual(clauses)
})

test.each([
  'If she rings on Sunday, I will go.',
  'I think if she rings, I will go.',
  'Since Cerys and I moved in together we never argue.',
  "He said 'Mummy, it sounds like the cat.'",
  'She took the blender, the good dog and my coat.',
  'I do not think he is coming.',
])('what would mean something else alone stays whole: "%s"', sentence => {
  expect(clausesOf(sentence)).toEqual([sentence])
})

test('a stretch begins without the words that only join it to the one before', () => {
  expect(stretchesOf('we sold out by ten, and then we went home')).toContain('we went home')
  expect(stretchesOf("Well we're called wet socks")).toEqual(["we're called wet socks"])
})

test('whatever Ben writes, each stretch is his own words, and all clauses together are all he wrote', () => {
  const word = fc.constantFrom(
    'and',
    'but',
    'she',
    'I',
    'not',
    'rang',
    'Nora',
    'if',
    'then',
    'home',
    '–',
    'so',
    '"hi',
    'no"',
  )
  const mark = fc.constantFrom('', ',', ';', '...', '.')
  const words = fc.array(fc.tuple(word, mark), { maxLength: 20 })
  fc.assert(
    fc.property(words, some => {
      const sentence = some.map(([one, after]) => `${one}${after}`).join(' ')
      for (const stretch of stretchesOf(sentence)) expect(sentence).toContain(stretch)
      let left = sentence
      for (const clause of clausesOf(sentence)) {
        expect(left).toContain(clause)
        left = left.slice(left.indexOf(clause) + clause.length)
      }
      expect(left).toBe('')
    }),
  )
})

test('two things asked at once are heard as two', () => {
  expect(thingsAskedIn('Do you remember what she is called, and in what town she lives?')).toEqual([
    'Do you remember what she is called',
    'in what town she lives?',
  ])
  expect(thingsAskedIn('Do you remember what Nora and Ben had?')).toHaveLength(1)
})
