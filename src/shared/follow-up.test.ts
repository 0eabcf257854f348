import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signals } from './classification.ts'
import { categoriesFor, pickFollowUp, pickOpener } from './follow-up.ts'
import { openers, questions } from './questions.ts'

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('I am so angry', 'we made a plan', 'my son is ill', 'I failed again'),
)
const anyLabels = fc.array(fc.oneof(fc.constantFrom(...signals), fc.string()), { maxLength: 4 })
const someAsked = fc.subarray(questions.map(({ id }) => id)).map(ids => new Set(ids))
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map(value => () => value)

test('nobody is asked the same question twice', () => {
  fc.assert(
    fc.property(anyText, anyLabels, someAsked, anyRandom, (text, labels, asked, random) => {
      const question = pickFollowUp({ text, labels, asked, random })
      if (question) expect(asked.has(question.id)).toBe(false)
      else expect(asked.size).toBe(questions.length)
    }),
  )
})

test('the question comes from the categories that the message points to, while they have one left', () => {
  fc.assert(
    fc.property(anyText, anyLabels, someAsked, anyRandom, (text, labels, asked, random) => {
      const categories = categoriesFor(text, labels)
      const left = questions.some(({ id, category }) => categories.includes(category) && !asked.has(id))
      const question = pickFollowUp({ text, labels, asked, random })
      if (left) expect(categories).toContain(question?.category)
    }),
  )
})

test('somebody who has been asked everything is asked nothing more', () => {
  const asked = new Set<string>()
  for (let i = 0; i < questions.length; i += 1) {
    const question = pickFollowUp({ text: 'hello', labels: [], asked, random: Math.random })
    expect(question).not.toBeNull()
    asked.add(question!.id)
  }
  expect(pickFollowUp({ text: 'hello', labels: [], asked, random: Math.random })).toBeNull()
  expect(pickOpener({ asked, random: Math.random })).toBeNull()
})

test.each([
  ['I was so angry at the bus stop', ['triggers', 'grounding']],
  ['Everything is stressful', ['triggers', 'grounding']],
  ['I have been journaling', ['toolbox']],
  ['Went for a run', ['toolbox']],
  ['I feel stuck', ['growth', 'coping']],
  ['I failed the test', ['growth', 'coping']],
  ['I am proud of it', ['confidence']],
  ['My next step is clear', ['accountability']],
  ['My teenager will not talk', ['challenge']],
  ['A random song came on', ['feelings']],
  ['The weather turned', ['feelings']],
])('%j points to %j', (text, categories) => {
  expect(categoriesFor(text, [])).toEqual(categories)
})

test('what the classifier heard and what was said both count', () => {
  expect(categoriesFor('my plan', ['Overwhelm', 'Stress Load'])).toEqual([
    'grounding',
    'boundaries',
    'accountability',
  ])
})

test('a session opens with an easy question of challenge or feelings', () => {
  fc.assert(
    fc.property(anyRandom, random => {
      const question = pickOpener({ asked: new Set(), random })
      expect(openers).toContain(question?.id)
      expect(['challenge', 'feelings']).toContain(question?.category)
    }),
  )
})
