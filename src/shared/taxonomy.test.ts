import { describe, expect, test } from 'vitest'
import { hierarchy, tagCodes, taxonomy } from './taxonomy.ts'

/** Word stems that the gauges look for in tag names. */
const WORDS = {
  stress: ['stress', 'tense', 'pressure', 'burnout', 'overload', 'overstrain', 'fight-or-flight'],
  anxiety: ['anxiety', 'worry', 'panic', 'fear', 'ruminate', 'unease', 'nervous', 'dread'],
  focus: ['focus', 'attention', 'clarity', 'present', 'grounding', 'concentration'],
} as const

describe('the taxonomy', () => {
  test('has sixty tags in seven domains, each tag in one', () => {
    expect(taxonomy).toHaveLength(60)
    expect(new Set(taxonomy.map(({ tag }) => tag)).size).toBe(60)
    expect(Object.keys(hierarchy)).toHaveLength(7)
    expect(Object.values(hierarchy).flat()).toHaveLength(60)
  })

  test('gives codes of one width, none the beginning of another', () => {
    const codes = Object.values(tagCodes).flat()
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}-\d{2}$/)
    expect(new Set(codes).size).toBe(60)
    for (const one of codes)
      for (const other of codes) if (one !== other) expect(other.startsWith(one)).toBe(false)
  })

  test('lists entries as a code and a name', () => {
    expect(hierarchy['Cognitive Processing']?.[0]).toBe('CP-01 Ruminate')
  })

  test.each(Object.entries(WORDS))(
    'the words for %s catch exactly the tags that feed it',
    (metric, words) => {
      const caught = taxonomy.filter(({ tag }) => words.some(word => tag.toLowerCase().includes(word)))
      const meant = taxonomy.filter(({ insight }) => insight === metric)
      expect(caught.map(({ tag }) => tag)).toEqual(meant.map(({ tag }) => tag))
    },
  )
})
