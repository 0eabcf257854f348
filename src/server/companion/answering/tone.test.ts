/** The tone of a reply where no moment fits, with the shipped models and library. */
import { expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { readThresholds } from './thresholds.ts'
import { toneLines, tonesOf } from './tone.ts'

const reader = sharedReader()
const library = sharedLibrary()
const linesAfter = async (text: string) => {
  return toneLines(library, readThresholds(), await reader.read(text, { match: true }))
}

test.each([
  ['Our offer on the house was accepted this morning!', 'tone-joy'],
  [
    'I walked the whole length of the pier before I saw my zip was down. A seagull was laughing.',
    'tone-comic',
  ],
  [
    'Third month they have docked my pay for a till that was never mine, and the office just shrugs.',
    'tone-unfair',
  ],
  ['The biopsy result comes on Monday and I keep refreshing the portal.', 'tone-worry'],
  ['Back to back night shifts, my feet are two sizes bigger and I fell asleep in the lift.', 'tone-worn'],
])('who writes "%s" is answered in that tone', async (text, tone) => {
  expect((await linesAfter(text))[0]).toBe(tone)
})

test('whoever says a bare word, or speaks to the companion, gets no line of a tone', async () => {
  for (const text of ['ok', 'yes', 'what would you do?'])
    expect((await linesAfter(text)).filter(of => of.startsWith('tone-'))).toEqual([])
})

test('a tone against what the reader found must be surer', () => {
  const match = new Int8Array(384)
  const tones = { tones: ['joy', 'low'], biases: [0, 0], weights: [match, match].map(row => [...row]) }
  const thresholds = { ...readThresholds(), toneLight: 0.4, toneAgainst: 0.6 }
  const sets = (valence: string) => toneLines({ ...library, tones }, thresholds, { match, valence })
  expect(sets('flat')).toEqual(['tone-joy'])
  expect(sets('hard')).toEqual([])
})

test('every tone but two has enough lines that nobody hears one twice in an evening', () => {
  const silent = library.tones!.tones.filter(tone => library.lines('presence', `tone-${tone}`).length < 10)
  expect(silent).toEqual(['bare', 'toyou'])
})

test('without weights, or with those of another matcher, no tone is claimed', () => {
  expect(tonesOf(undefined, new Int8Array(384))).toEqual([])
  expect(tonesOf(library.tones, new Int8Array(12))).toEqual([])
})
