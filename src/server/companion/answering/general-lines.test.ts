/** What is said where no moment fits, with the shipped models, library and weights. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader } from './answering.ts'
import { generalLine, likelyLines, lineFeatures } from './general-lines.ts'
import { mentionedIn } from './mention.ts'
import { normalized } from './state.ts'
import { readThresholds } from './thresholds.ts'
import { createJudge } from './verdict.ts'

const reader = sharedReader()
const library = sharedLibrary()
const rules = { library, lineJudge: createJudge(library.lineWeights, lineFeatures) }
const thresholds = readThresholds()
async function lineAfter(text: string, replies: string[] = [], at = 0) {
  const [reading, whole] = await Promise.all([reader.read(text, { match: true }), reader.turn(text, '')])
  const context = { text, valence: reading.valence, before: '', avoid: [], replies }
  const mentioned = mentionedIn(whole!, library.nouns)
  const likely = likelyLines(rules, { reading, acts: { whole: whole!, parts: [] }, mentioned, context })
  return generalLine(thresholds, likely, text, () => at)
}
const BIRTH = 'My daughter had her baby last night and both of them are well!'

test.each([
  [BIRTH, ['tone-joy', 'glad', 'good-news', 'birth', 'expecting', 'mention-who-glad']],
  [
    'My cat knocked the wedding cake off the table and then sat in it, looking pleased.',
    ['tone-comic', 'tone-cringe', 'embarrassed', 'playful', 'mention-pet-funny'],
  ],
  [
    'Third month they have docked my pay for a till that was never mine, and the office just shrugs.',
    ['tone-unfair', 'unfair', 'angry', 'money-tight', 'not-believed'],
  ],
  [
    'The biopsy result comes on Monday and I keep refreshing the portal.',
    ['tone-worry', 'waiting', 'waiting-results'],
  ],
])('who writes "%s" hears that it was taken as it was meant', async (text, sets) => {
  expect(sets).toContain((await lineAfter(text))?.why.name)
})

test.each(['ok', 'yes', 'not really', 'what would you do?'])(
  'whoever only says "%s" hears no line about a mood or an event',
  async text => {
    const answering = createAnswering(library)
    const reading = await reader.read(text, { match: true })
    const message = {
      text,
      reading,
      parts: createPartReader(reader),
      chatId: 'a',
      avoid: [],
      asked: new Set<string>(),
      now: 0,
    }
    const { why } = await answering.reply(message, answering.fresh())
    expect(why.name.startsWith('tone-') || ['situation', 'stance'].includes(why.from)).toBe(false)
  },
)

test('whoever has heard a line lately hears another, and none of its set for some turns', async () => {
  const said: string[] = []
  const sets: (string | undefined)[] = []
  for (let turn = 0; turn < 8; turn += 1) {
    const line = await lineAfter(BIRTH, said)
    if (line) expect(sets.slice(-5)).not.toContain(line.why.name)
    const text = normalized(line?.line ?? `something else ${turn}`)
    expect(said).not.toContain(text)
    said.push(text)
    sets.push(line?.why.name)
  }
  expect(sets.filter(Boolean).length).toBeGreaterThan(2)
})

test('two people who write the same do not always hear the same', async () => {
  const heard = await Promise.all([0, 0.3, 0.6, 0.99].map(at => lineAfter(BIRTH, [], at)))
  expect(new Set(heard.map(line => line!.text)).size).toBeGreaterThan(1)
})

test('every tone that tells something has enough lines that nobody hears one twice in an evening', () => {
  const { tones } = JSON.parse(readFileSync('models/listener/listener.json', 'utf8')) as { tones: string[] }
  const silent = tones.filter(tone => library.general('tone', tone).length < 10)
  expect(silent).toEqual(['plain', 'bare', 'toyou'])
})

const SLIPPERS =
  'Forty-one years married today. Joan gave me new slippers and I gave her new slippers. Same shop.'

/** With nothing but lines that name somebody. */
const naming = {
  ...thresholds,
  ...{ moment: 1, momentRather: 1, line: 1, lineLight: 1, lineOfEvent: 1, lineNamed: 0.3 },
}

test('whoever tells of somebody may hear them named, and not if they may be unwell', async () => {
  const answering = createAnswering(library, naming)
  const reading = await reader.read(SLIPPERS, { match: true })
  const message = { text: SLIPPERS, reading, parts: createPartReader(reader), chatId: 'a', avoid: [], now: 0 }
  const heard = (isCareful: boolean) =>
    answering.reply({ ...message, asked: new Set<string>(), isCareful }, answering.fresh())
  const { text, why } = await heard(false)
  expect(text).toContain('Joan')
  expect(why.name).toMatch(/^mention-who-/)
  expect((await heard(true)).text).not.toContain('Joan')
})
