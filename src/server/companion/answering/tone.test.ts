/** The tone of a reply where no moment fits, with the shipped models and library. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { readThresholds } from './thresholds.ts'
import { toneLines } from './tone.ts'

const reader = sharedReader()
const library = sharedLibrary()
const linesAfter = async (text: string) => {
  const [{ valence }, turn] = await Promise.all([reader.read(text), reader.turn(text, '')])
  return toneLines(library, readThresholds(), { tones: turn!.tones, valence })
}

test.each([
  ['My daughter had her baby last night and both of them are well!', 'tone-joy'],
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
  const thresholds = { ...readThresholds(), toneLight: 0.4, toneAgainst: 0.6 }
  const tones = [
    { name: 'joy', sure: 0.5 },
    { name: 'low', sure: 0.5 },
  ]
  const sets = (valence: string) => toneLines(library, thresholds, { tones, valence })
  expect(sets('flat')).toEqual(['tone-joy'])
  expect(sets('hard')).toEqual([])
})

test('every tone that tells something has enough lines that nobody hears one twice in an evening', () => {
  const { tones } = JSON.parse(readFileSync('models/follow-up/follow-up.json', 'utf8')) as { tones: string[] }
  const silent = tones.filter(tone => library.lines('presence', `tone-${tone}`).length < 10)
  expect(silent).toEqual(['plain', 'bare', 'toyou'])
})
