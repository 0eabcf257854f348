/** A reading that contains only what a test gives it. */
import type { Reading } from '#server/reading/reading.ts'

export function readingWith(found: Partial<Reading>): Reading {
  return {
    version: 'test',
    care: { concern: 0, crisis: 0, category: 'suicide_passive' },
    kind: 'sit',
    kindSure: 1,
    situations: [],
    stances: [],
    valence: 'flat',
    results: {},
    labels: [],
    emotions: {},
    emotionLabels: [],
    stress: 0,
    stressor: 'Work',
    vector: new Int8Array(384),
    match: new Int8Array(384),
    broad: [],
    ...found,
  }
}
