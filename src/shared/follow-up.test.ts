import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoriesBySignal, categoriesFor, followUp, nextQuestion, openingQuestion } from './follow-up.ts'
import { questionCategories, questions } from './questions.ts'

const chance = fc.float({ min: 0, max: Math.fround(0.999), noNaN: true })
const ids = questions.map(question => question.id)
const someAsked = fc.subarray(ids).map(list => new Set(list))
const someCategories = fc.subarray(questionCategories, { minLength: 1 })

describe('the question that follows what Ada said', () => {
  test('is never one that she was asked before', () => {
    fc.assert(
      fc.property(fc.string(), someAsked, chance, (text, asked, at) => {
        const question = followUp({ text }, asked, () => at)
        expect(question === null || !asked.has(question.id)).toBe(true)
      }),
    )
  })

  test('comes from the categories asked for as long as one of them has a question left', () => {
    fc.assert(
      fc.property(someCategories, someAsked, chance, (categories, asked, at) => {
        const question = nextQuestion(categories, asked, () => at)
        const left = questions.some(each => categories.includes(each.category) && !asked.has(each.id))
        if (left) expect(categories).toContain(question?.category)
        else if (asked.size < questions.length) expect(question).not.toBeNull()
      }),
    )
  })

  test('is none once all 111 have been asked', () => {
    fc.assert(
      fc.property(someCategories, chance, (categories, at) => {
        expect(nextQuestion(categories, new Set(ids), () => at)).toBeNull()
      }),
    )
  })

  test('asked on and on, gives each of the 111 exactly once', () => {
    const asked = new Set<string>()
    for (let question = openingQuestion(asked, () => 0.5); question; ) {
      expect(asked.has(question.id)).toBe(false)
      asked.add(question.id)
      question = followUp({ text: 'I am stressed about my plan' }, asked, () => 0.3)
    }
    expect(asked.size).toBe(111)
  })

  test('opens an empty chat with a challenge or a feelings question', () => {
    fc.assert(
      fc.property(chance, at => {
        expect(['challenge', 'feelings']).toContain(openingQuestion(new Set(), () => at)?.category)
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
