import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoriesBySignal, categoriesFor, openingCategories, openingQuestion } from './follow-up.ts'
import { questions } from './questions.ts'

const chance = fc.float({ min: 0, max: Math.fround(0.999), noNaN: true })
const ids = questions.map(question => question.id)
const someAsked = fc.subarray(ids).map(list => new Set(list))

describe('the question that opens Ada’s chat', () => {
  test('is never one that she was asked before, and one about a challenge or feelings while any is left', () => {
    fc.assert(
      fc.property(someAsked, chance, (asked, at) => {
        const question = openingQuestion(asked, () => at)
        const left = questions.filter(({ id }) => !asked.has(id))
        const opening = left.filter(({ category }) => openingCategories.includes(category))
        if (left.length === 0) expect(question).toBeNull()
        else expect(opening.length > 0 ? opening : left).toContain(question)
      }),
    )
  })

  test('asked on and on, gives each of the 111 exactly once, and then none', () => {
    fc.assert(
      fc.property(chance, at => {
        const asked = new Set<string>()
        for (let question = openingQuestion(asked, () => at); question; ) {
          expect(asked.has(question.id)).toBe(false)
          asked.add(question.id)
          question = openingQuestion(asked, () => at)
        }
        expect(asked.size).toBe(111)
      }),
    )
  })
})

describe('what Ada’s words point to', () => {
  test.each(Object.entries(categoriesBySignal))(
    'Ada, whose words were read as %s, is asked about what goes with it',
    (label, categories) => {
      expect(categoriesFor('nothing in particular', [label])).toEqual(categories)
    },
  )

  test.each([
    ['I was so angry on the bus', ['triggers', 'grounding']],
    ['went for a walk by the river', ['toolbox']],
    ['I feel stuck in this', ['growth', 'coping']],
    ['quietly proud of that', ['confidence']],
    ['my plan for the week', ['accountability']],
    ['my teenager slammed the door', ['challenge']],
    ['it rained all day', ['feelings']],
  ])('Ada, who wrote "%s", is asked about what that is about', (text, categories) => {
    expect(categoriesFor(text)).toEqual(categories)
  })

  test('a label that no rule knows, even one named like a property of every object, points nowhere', () => {
    expect(categoriesFor('it rained', ['constructor', 'Stress Load'])).toEqual(['feelings'])
  })
})
