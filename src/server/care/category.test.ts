import { expect, it } from 'vitest'
import { createCare, createReader, readSenses } from './care.ts'
import { createNaming, readCategories, writeCategories } from './category.ts'
import type { Weighed } from './conclude.ts'

const read = createReader()
const weights = {
  scale: 0.1,
  categories: ['eating_disorder', 'suicide_plan'] as const,
  bias: [0, 0.5],
  features: new Map([
    ['supper', [40, -40]],
    ['=suicide_plan', [-99, 99]],
  ]),
}
const nameOf = createNaming({ ...weights, categories: [...weights.categories] }, readSenses())
const found: Weighed = { tier: 'concern', category: null, plain: false, findings: [] }

it('names what the words are about, and leans on what the rules found', () => {
  expect(nameOf(found, read('I gave my supper to the dog again'))).toBe('eating_disorder')
  expect(nameOf(found, read('I gave my dog away'))).toBe('suicide_plan')
  expect(nameOf({ ...found, category: 'suicide_plan' }, read('a supper'))).toBe('suicide_plan')
})

it('leaves what is plainly said, and incitement, to the rules', () => {
  const reads = read('supper')
  expect(nameOf({ ...found, category: 'suicide_attempt', plain: true }, reads)).toBe('suicide_attempt')
  expect(nameOf({ ...found, category: 'incitement' }, reads)).toBe('incitement')
})

it('is read as it is written', () => {
  const kept = { ...weights, categories: [...weights.categories] }
  expect(readCategories(writeCategories(kept))).toEqual(kept)
})

it.each([
  ['i make myself sick after every meal and nobody knows', 'eating_disorder'],
  ['He checks my phone every night and I have to ask before I see my sister', 'abuse_violence'],
  ['my hands shake and my chest is so tight on the bus that I think I will pass out', 'panic_medical'],
])('tells somebody who writes "%s" what it heard', (text, category) => {
  expect(createCare().judge(text)).toMatchObject({ category })
})
