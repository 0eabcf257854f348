import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '#shared/errors.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import { createCare } from './care.ts'
import { harmlessFilter } from './harmless-filter.ts'

const reader = sharedReader()
const care = createCare(reader)
const tier = async (text: string, asked?: string) => (await care.judge(text, { context: { asked } })).tier
beforeAll(() => reader.ready())

describe('a person who says it plainly', () => {
  it.each([
    'I want to die.',
    'i dont want to be alive anymore',
    "I'm going to end my life",
    'No quiero vivir, quiero morirme',
    'je veux mourir',
    'Ich will nicht mehr leben',
    'quero morrer',
    'मैं मरना चाहता हूँ',
    'main marna chahta hu',
    'أريد أن أموت',
    'تعبت كثيرا وأريد أن أموت',
    '我不想活了',
    'i want 2 d1e',
    'I wаnt tо diе',
    'i want to dieeee',
    'I w\u200bant to d\u200bie',
  ])('is in crisis: %s', async text => {
    expect(await tier(text)).toBe('crisis')
  })

  it('is heard in the middle of a long ordinary message', async () => {
    const chatter = 'The bus was late and the soup was good. '.repeat(60)
    expect(await tier(`${chatter}I want to die. ${chatter}`)).toBe('crisis')
  })
})

describe('a person who does not mean that', () => {
  it.each([
    'I want to be honest, yes',
    "I'm quite calm tonight",
    "I'm dying to see you",
    'this homework is killing me',
    'I could murder a pizza',
    'my phone died halfway through',
    'ants in the kitchen. everywhere. i give up',
    'this is goodbye for a bit, im off to harvest in the valley and theres no signal. ill tell you in september',
    "The new colleague hums. Not songs. Just one note, the whole time she's doing invoices.",
  ])('is left alone: %s', async text => {
    expect(await tier(text)).toBe('none')
  })
})

const CHECK_IN =
  'Sometimes when people feel like this they also think about not wanting to live. Is that part of it for you?'

describe('a person who hints at it, where the reader is sure and the second opinion is not', () => {
  it('is asked', async () => {
    expect(await tier("Some days I don't see the point of going on.")).toBe('concern')
  })
})

describe('a person who answers in a word', () => {
  it('is understood by the question that was asked', async () => {
    expect(await tier('yes', CHECK_IN)).toBe('crisis')
    expect(await tier('yes', 'Did you like it?')).toBe('none')
    expect(await tier('no', CHECK_IN)).toBe('none')
  })
})

describe('when the reader fails', () => {
  const broken = createCare({ ...reader, read: () => Promise.reject(new Error('no model')) })

  it('a plain statement is heard all the same, and everything else is answered with the way to help', async () => {
    expect(await broken.judge('I want to kill myself')).toEqual({
      tier: 'crisis',
      category: 'suicide_active',
    })
    expect(await broken.judge('hello')).toEqual({ tier: 'none', category: null, failed: true })
  })
})

describe('when too many wait for the reader', () => {
  const full = createCare({ ...reader, read: () => Promise.reject(new Refusal('busy')) })

  it('whoever says plainly that they are in danger is heard, and others are asked to try again', async () => {
    expect(await full.judge('I want to kill myself.')).toMatchObject({ tier: 'crisis' })
    await expect(full.judge('It rained all day.')).rejects.toMatchObject({ code: 'busy' })
  })
})

describe('what was said in a group before', () => {
  it('is not read again for the next who says it, and never by its words', async () => {
    let reads = 0
    const counted = createCare({
      ...reader,
      read(text) {
        reads += 1
        return reader.read(text)
      },
    })
    const text = 'Good morning everyone, hope you all slept well'
    const quick = { quick: true }
    expect(await counted.judge(text, quick)).toEqual({ tier: 'none', category: null })
    expect(await counted.judge(text, quick)).toEqual({ tier: 'none', category: null })
    expect(reads).toBe(1)
    await counted.judge(text, { ...quick, recent: [{ tier: 'concern', at: Date.now() }] })
    expect(reads).toBe(2)
  })
})

describe('the gate of the groups', () => {
  const passes = harmlessFilter()

  it('lets small talk through and nothing grave', () => {
    expect(passes('how was your weekend?')).toBe(true)
    for (const text of ['kill myself', 'i took all of them', 'he hit me again', '我不想活了'])
      expect(passes(text)).toBe(false)
  })
})
