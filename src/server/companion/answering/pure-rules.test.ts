import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentions, sharesRun } from '#server/companion/text/overlap.ts'
import { asideIn } from './aside.ts'
import { isRepeated } from './exclusions.ts'
import { optionsIn } from './options.ts'
import { seededRandom } from './seeded-random.ts'
import { normalized } from './state.ts'

const word = fc.constantFrom('river', 'sister', 'garden', 'moving', 'letter', 'again', 'the', 'to', 'quietly')
const words = fc.array(word, { minLength: 2, maxLength: 8 }).map(some => some.join(' '))

test('a reply just given counts as repeated, also with other signs and capitals around it', () => {
  fc.assert(
    fc.property(words, fc.array(words), (text, others) => {
      expect(isRepeated(`${text.toUpperCase()}!`, [...others, normalized(text)])).toBe(true)
      expect(isRepeated(text, [])).toBe(false)
    }),
  )
})

test('a topic that Ada does not want is found wherever its words stand, and an empty one nowhere', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom('dog', 'old boss', 'Lisbon'), (before, after, topic) => {
      expect(mentions(`${before} ${topic} ${after}`, topic)).toBe(true)
      expect(mentions(`${before} ${after}`, topic)).toBe(false)
      expect(mentions(before, ' ')).toBe(false)
    }),
  )
})

test('a copied run of words is found from either side', () => {
  fc.assert(
    fc.property(words, words, words, (before, run, after) => {
      const length = run.split(' ').length
      expect(sharesRun(`${before} ${run} ${after}`, run, length)).toBe(true)
      expect(sharesRun(run, after, 3)).toBe(sharesRun(after, run, 3))
    }),
  )
})

test('the two options of Ada’s question come back in her own words', () => {
  const option = fc.array(fc.constantFrom('call', 'her', 'stay', 'home', 'tonight'), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(option, option, (one, other) => {
      const [first, second] = [one.join(' '), other.join(' ')]
      expect(optionsIn(`It is late. Should I ${first} or ${second}?`)).toEqual({ one: first, other: second })
      expect(optionsIn(`So what should I do, ${first} or ${second}?`)).toEqual({ one: first, other: second })
      expect(optionsIn(`Should I ${first}?`)).toEqual({ deed: first })
      expect(optionsIn(`I will ${first} or ${second}.`)).toBeUndefined()
    }),
  )
})

test('what is taken for an aside was written so, and one sentence alone has none', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), fc.constantFrom('.', '?'), (some, end) => {
      const text = some.map(sentence => `${sentence}${end}`).join(' ')
      const aside = asideIn(text)
      if (some.length === 1) expect(aside).toBeUndefined()
      if (aside !== undefined) expect(text).toContain(aside)
    }),
  )
})

test('the same chat and turn draw the same numbers, all from 0 up to 1', () => {
  fc.assert(
    fc.property(fc.string(), seed => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)]
      for (let i = 0; i < 50; i += 1) {
        const drawn = one()
        expect(other()).toBe(drawn)
        expect(drawn >= 0 && drawn < 1).toBe(true)
      }
    }),
  )
})
