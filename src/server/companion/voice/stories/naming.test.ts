import { describe, expect, test } from 'vitest'
import type { People } from '#server/companion/voice/reading/people.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { named } from './naming.ts'
import { pointsBack } from './pointing-back.ts'
import { knownIn, unknown } from './referring.ts'

const voice = loadVoice()
const replyTo = (text: string): string => voice.reply({ text, chatId: 'naming' }, voice.fresh()).text
const nobody: People = []
const clear = (text: string, before: string[] = [], known = unknown): boolean =>
  named(
    { text, sentence: 4 },
    before.map(each => ({ text: each, sentence: 0 })),
    nobody,
    known,
  ).clear

test.each([
  'this morning you stood where it used to be',
  'you hate that your aunt put that in your head',
  'you told your wife about it',
  'you have worked there for nine years',
])('what it is, or where, has to be said: %s', text => {
  expect(clear(text)).toBe(false)
})

test.each([
  'you bought a kayak and sold it again',
  'it took an hour to get home',
  'you said nothing, and that in front of the judge',
])('what is said in the same breath is clear: %s', text => {
  expect(clear(text)).toBe(true)
})

test('late in a story "it" is what it began with, unless something else came up', () => {
  const story = ['I run the school fair.', 'Nobody helps.', 'I rang.', 'I wrote.', 'I used to love it.']
  const other = ['I run the school fair.', 'I found a diary.', 'I rang.', 'I wrote.', 'I kept it.']
  const isPerson = () => false
  expect(clear('you used to love it', ['you run the school fair'], knownIn(story, isPerson))).toBe(true)
  expect(clear('you kept it', ['you run the school fair'], knownIn(other, isPerson))).toBe(false)
})

test('they are somebody once several people were spoken of', () => {
  const known = knownIn(['I had lunch with Omar and Britta.', 'It rained.', 'We ate.', 'Then.'], () => false)
  expect(clear('today they went without you', [], known)).toBe(false)
  expect(clear('today they went without you', ['you had lunch with Omar and Britta'], known)).toBe(true)
  expect(clear('today they moved you to another desk')).toBe(true)
})

test('each of two people is looked at, and not the first alone', () => {
  const father: People = [{ name: 'your father', gender: 'he', sentence: 0, leads: true }]
  const both = { text: 'he rang and she would not come', sentence: 1 }
  expect(named(both, [], [...father, { name: '', gender: 'she', sentence: 1, leads: false }])).toEqual({
    text: 'your father rang and she would not come',
    clear: false,
  })
})

test('nobody is taken for somebody who may be a man where a woman was spoken of', () => {
  const reply = replyTo(
    'I nurse at the county hospital. An old woman fell on my shift and I had not put the rail up. My supervisor read my report and wrote "well put" under it. I felt as if I had used her. I could not finish my sandwich.',
  )
  expect(reply).not.toMatch(/used your supervisor/)
})

test('what somebody is, is nobody new', () => {
  const reply = replyTo(
    "My wife broke her leg skiing. Now she's at home and I do the cooking. She's a dreadful patient. Yesterday she threw the remote at me because the soup had no salt. I was so scared when they rang me, and now I count the days.",
  )
  expect(reply).not.toMatch(/the (?:dreadful )?patient/)
})

test('whoever she is in the second half of a sentence is not sought in another one', () => {
  const reply = replyTo(
    'Moira went home with her back again, so I had the whole counter to myself. Then a girl came up, white as a sheet, her gran was upstairs in intensive care, and she wanted a hot chocolate and I had to tell her the machine was broken and that I could not even boil a kettle. I could have howled.',
  )
  expect(reply).not.toMatch(/Moira wanted/)
})

describe('a wrong name is worse than none', () => {
  const lotta = { name: 'Lotta', gender: 'she', leads: true } as const
  const father = { name: 'your father', gender: 'he', leads: true } as const
  test.each<[string, People]>([
    [
      'you went home and told your oma and she laughed',
      [
        { ...lotta, sentence: 0 },
        { ...lotta, sentence: 1 },
      ],
    ],
    ['on Sunday you asked Kwame to come and he said no', [{ ...father, sentence: 1 }]],
    [
      'he has no petrol',
      [
        { ...father, sentence: 0 },
        { name: 'Kwame', gender: 'he', sentence: 1, leads: true },
      ],
    ],
    ['you were pleased to meet him', [{ name: 'the boy', gender: 'he', sentence: 0, leads: true }]],
  ])('where it may be somebody else: %s', (text, people) => {
    expect(named({ text, sentence: 2 }, [], people)).toEqual({ text, clear: false })
  })

  test('but where there is only one he is named', () => {
    expect(
      replyTo(
        'My husband whistles. I know, I know. But last spring he had his jaw wired and I could not work in the silence. I bought a canary and it sat there like a stone. He laughed through his teeth.',
      ),
    ).toMatch(/your husband had his jaw wired|[Yy]our husband whistles/)
  })
})

test('whoever has not been told of yet is somebody new', () => {
  const people: People = [{ name: 'the boy', gender: 'he', sentence: 1, leads: true, fresh: true }]
  expect(named({ text: 'now he brings you half his sandwich', sentence: 2 }, [], people).text).toBe(
    'now a boy brings you half his sandwich',
  )
  expect(
    named({ text: 'now he waits', sentence: 2 }, [{ text: 'a boy asked you', sentence: 1 }], people).text,
  ).toBe('now he waits')
})

test('of a boy nobody has heard of it is not said how he is', () => {
  const people: People = [{ name: 'the gardener', gender: 'he', sentence: 1, leads: true, fresh: true }]
  expect(named({ text: 'he is a widower', sentence: 2 }, [], people).text).toBe('the gardener is a widower')
  expect(named({ text: 'they cut his hours', sentence: 2 }, [], people).clear).toBe(false)
})

test('"the parcel" is clear only where it was told that there was one', () => {
  const known = knownIn(
    ['My aunt moved.', 'I rang.', 'She sent me a parcel.', 'I waited.', 'I hid the parcel.'],
    () => false,
  )
  expect(clear('you hid the parcel', ['your aunt moved'], known)).toBe(false)
  expect(clear('you hid the parcel', ['your aunt sent you a parcel'], known)).toBe(true)
})

test('what "it" is in the second half of a sentence stands in the half that was cut off', () => {
  const first = [{ text: 'you drive a mobile library', sentence: 0 }]
  expect(named({ text: 'you saw it from the cab', sentence: 1 }, first, nobody).clear).toBe(true)
  expect(named({ text: 'you saw it from the cab', sentence: 1, from: 1.01 }, first, nobody).clear).toBe(false)
})

test.each([
  ["you asked at the desk, and it wasn't", 8],
  ["your fingers were so stiff that you couldn't", 8],
  ['you will do the rest on Sunday', 7],
])('leans on what was said before: %s', (text, count) => {
  expect(pointsBack(text, count)).toBe(true)
})

test('"her" is nobody sure where somebody else came up since', () => {
  const people: People = [
    { name: 'your mum', gender: 'she', sentence: 0, leads: true },
    { name: 'Noor', gender: undefined, sentence: 2, leads: true },
  ]
  const first = [{ text: 'your mum collects everything', sentence: 0 }]
  expect(named({ text: 'you could see her through the glass', sentence: 4 }, first, people).clear).toBe(false)
})

test('Mrs Okoro keeps her title, and nobody is made of a day in March', () => {
  const buzzer = replyTo(
    "I work on a ward. On Friday I forgot Mrs Okoro's tea for an hour. She was polite. She is still not drinking. I lay awake over it all night.",
  )
  expect(buzzer).not.toMatch(/(?<!Mrs )Okoro/)
  const day = replyTo(
    "On Mother's Day I always go to the allotment. I have no children. My niece came along this year. At the gate she told the keeper that I was her favourite. I had to look at the leeks.",
  )
  expect(day).not.toMatch(/your mother/i)
})
