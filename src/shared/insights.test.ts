import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  domainCounts,
  domainOf,
  gaugeCounts,
  gauges,
  metricCounts,
  metricOf,
  shares,
  tagsOfGauge,
  totalOf,
} from './insights.ts'
import { hierarchy, tagCodes, taxonomy } from './taxonomy.ts'

const tags = Object.keys(tagCodes)
const counts = fc.dictionary(fc.constantFrom(...tags), fc.nat({ max: 10_000 }))

test('every tag counts for the metric it was named for, and for no other', () => {
  for (const { tag, insight } of taxonomy) expect([tag, metricOf(tag) ?? null]).toEqual([tag, insight])
})

test.each([
  ['Stress', 'stress'],
  ['Feeling tense', 'stress'],
  ['Tension', 'stress'],
  ['Overstrained', 'stress'],
  ['Fight-or-Flight', 'stress'],
  ['Anxious Thoughts', 'anxiety'],
  ['Rumination', 'anxiety'],
  ['Worries', 'anxiety'],
  ['Uneasiness', 'anxiety'],
  ['Concentration', 'focus'],
  ['Being Present', 'focus'],
  ['Grounded', 'focus'],
  ['Distractibility', undefined],
  ['Intense Joy', undefined],
  ['Fearless', undefined],
  ['Stress-Free', undefined],
  ['Presentation', undefined],
  ['Background', undefined],
] as const)('by its words, "%s" counts for %s', (tag, metric) => {
  expect(metricOf(tag)).toBe(metric)
})

test('shares are rounded percents of the total, and all 0 when there is nothing', () => {
  expect(shares({ stress: 42, anxiety: 27, focus: 31 })).toEqual({ stress: 42, anxiety: 27, focus: 31 })
  expect(shares({ stress: 1, anxiety: 1, focus: 1 })).toEqual({ stress: 33, anxiety: 33, focus: 33 })
  expect(shares({ stress: 1, anxiety: 7, focus: 0 })).toEqual({ stress: 13, anxiety: 88, focus: 0 })
  expect(shares({ stress: 0, anxiety: 0, focus: 0 })).toEqual({ stress: 0, anxiety: 0, focus: 0 })
})

test('a metric is the plain sum over its tags', () => {
  expect(metricCounts({ 'Stress Load': 3, Burnout: 2, Worry: 4, Focus: 1, Gratitude: 9 })).toEqual({
    stress: 5,
    anxiety: 4,
    focus: 1,
  })
})

test('a tag leads to a domain by its first code, as the beginning of an entry', () => {
  const domains = { One: ['AA-01 Alpha', 'AA-02 Beta'], Two: ['BB-01 Gamma'] }
  const codes = { alpha: ['AA-01', 'BB-01'], gamma: ['BB-01'], lost: ['ZZ-01'], bare: [] }
  expect(['alpha', 'gamma', 'lost', 'bare', 'unknown'].map(tag => domainOf(tag, codes, domains))).toEqual([
    'One',
    'Two',
    undefined,
    undefined,
    undefined,
  ])
  expect(domainCounts({ gamma: 3, alpha: 1, lost: 50 }, codes, domains)).toEqual({ One: 1, Two: 3 })
})

test('every count of a tag is in exactly one domain', () => {
  fc.assert(
    fc.property(counts, current => {
      expect(totalOf(domainCounts(current, tagCodes, hierarchy))).toBe(totalOf(current))
    }),
  )
})

test('shares never stray from a whole by more than rounding, and keep the order of the counts', () => {
  fc.assert(
    fc.property(counts, current => {
      const found = metricCounts(current)
      const percents = shares(found)
      const sum = totalOf(percents)
      expect(totalOf(found) === 0 ? sum === 0 : Math.abs(sum - 100) <= 1).toBe(true)
      if (found.stress > found.focus) expect(percents.stress).toBeGreaterThanOrEqual(percents.focus)
    }),
  )
})

test('a gauge is made of the same tags whether one adds up tags or opens it', () => {
  fc.assert(
    fc.property(counts, current => {
      const shown: Record<string, number> = {
        ...metricCounts(current),
        ...domainCounts(current, tagCodes, hierarchy),
      }
      expect(gaugeCounts(current)).toEqual(shown)
      for (const gauge of gauges) {
        const behind = tagsOfGauge(gauge).map(tag => current[tag] ?? 0)
        expect(behind.reduce((sum, count) => sum + count, 0)).toBe(shown[gauge])
      }
    }),
  )
})
