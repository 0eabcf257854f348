/** What happens after a care message, through the app with the real reader. */
import { expect, test } from 'vitest'
import type { Reader } from '#server/reading/reading.ts'
import { checkInTexts } from '#shared/care-texts.ts'
import { postChat } from '#shared/companion.ts'
import { getSupport, NOT_MEANT, postCareTap } from '#shared/support.ts'
import { openApp, type SignedIn } from '#test/support/any-engine.ts'
import { createTestClock } from '#test/support/clock.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import { shortAnswers } from './short-answers.ts'

const HOUR_MS = 3_600_000
const plain = 'I want to die.'
const implied = 'I already have what I need to do it. It is in the drawer next to me.'
const worry = 'I feel like everybody would be better off without me.'
const racing = "I can't sleep and my heart races every night"
const LONG = "so I can't keep you safe"

const say = (person: SignedIn, text: string, chatId = 'Wren') =>
  person.call(postChat, { body: { chatId, text } })
const isInSupport = async (person: SignedIn) => (await person.call(getSupport)).until !== null

test('nobody waits for the examples to be read, not even who is first after a start', async () => {
  let read = 0
  const reader: Partial<Reader> = {
    read(...message) {
      read += 1
      return sharedReader().read(...message)
    },
  }
  const ada = await (await openApp({ reader })).signIn('ada')
  await say(ada, plain)
  await say(ada, 'I am alone')
  expect(read).toBeLessThan(20)
})

test('after the long text Ada gets short answers to what she says, none twice', async () => {
  const ada = await (await openApp()).signIn('ada')
  expect((await say(ada, plain)).reply).toContain(LONG)
  const replies: string[] = []
  for (const text of ['I am alone', 'it hurts so much', plain, 'thanks', '...', 'I am alone', plain])
    replies.push((await say(ada, text)).reply)
  expect(new Set(replies).size).toBe(replies.length)
  expect(replies.join()).not.toContain(LONG)
  expect(replies[2]).toContain('emergency number')
  expect((await say(ada, 'Would it be silly to ring her, this late?')).reply).toMatch(/^No|^Yes|^Do it now/)
  expect((await say(ada, 'Does a person read this?')).reply).toMatch(/program/)
})

test('a new disclosure opens the panel again, also after "I’m safer now"', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, plain)
  await ada.call(postCareTap, { body: { tap: 'safer' } })
  expect(await isInSupport(ada)).toBe(true)
  expect((await say(ada, plain)).care).toMatchObject({ tier: 'crisis', show: 'panel' })
})

test('yes, asked whether she is in danger, is a crisis', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, plain)
  const { care, reply } = await say(ada, 'yes')
  expect(care).toMatchObject({ tier: 'crisis', show: 'panel', answered: 'yes' })
  expect(reply).toContain('emergency number')
})

test.each(['no', 'lol no', 'no, not like that', 'I meant the exam', NOT_MEANT.en, 'I was joking'])(
  '"%s" ends a false alarm at once, and the same words alarm nobody again in this chat',
  async words => {
    const ada = await (await openApp()).signIn('ada')
    expect((await say(ada, implied)).care.tier).toBe('crisis')
    const { care, reply } = await say(ada, words)
    expect(care).toMatchObject({ tier: 'none', show: null, over: true })
    expect(reply).toMatch(/^[^.]*[Ss]orry[^.]*\. ./)
    expect(await isInSupport(ada)).toBe(false)
    expect((await say(ada, implied.toUpperCase())).care.tier).toBe('none')
    // In another chat it still counts.
    expect((await say(ada, implied, 'Finch')).care.tier).toBe('crisis')
  },
)

test.each([
  'what? no no, just cold. figure of speech mate. its a radiator argument',
  'no, not like that, i only meant the heating',
  'lol why are you sending me a helpline, it was a figure of speech',
  'You misunderstood me completely. It is about my knitting needles.',
])('to "%s" Ada hears sorry once, and no more of it', async words => {
  for (const alarm of [implied, worry]) {
    const ada = await (await openApp()).signIn('ada')
    await say(ada, alarm)
    const { care, reply } = await say(ada, words)
    expect(care).toMatchObject({ tier: 'none', show: null, over: true })
    const sorry = shortAnswers.en.sorry.find(each => reply.startsWith(`${each} `)) ?? ''
    expect([reply, sorry]).toEqual([reply, expect.stringMatching(/sorry/i)])
    expect(reply.slice(sorry.length)).not.toMatch(/sorry|mistake|misread|misunderstood|gravely|darkly/i)
  }
})

test.each(['nobody understands', 'I mean it', 'that does not help', 'I am not joking', 'I put it away'])(
  '"%s" is no word of a false alarm',
  async words => {
    const ada = await (await openApp()).signIn('ada')
    await say(ada, implied)
    expect((await say(ada, words)).care).not.toHaveProperty('over')
    expect(await isInSupport(ada)).toBe(true)
    // After a short answer the alarm can still be retracted.
    expect((await say(ada, NOT_MEANT.en)).care).toMatchObject({ over: true })
    expect((await say(ada, implied)).care.tier).toBe('none')
  },
)

test('the button ends it too; what is plainly said is heard again all the same', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, implied)
  expect(await ada.call(postCareTap, { body: { tap: 'not-meant' } })).toEqual({ until: null })
  expect((await say(ada, implied)).care.tier).toBe('none')
  await say(ada, plain)
  await ada.call(postCareTap, { body: { tap: 'not-meant' } })
  expect(await isInSupport(ada)).toBe(false)
  const again = await say(ada, plain)
  expect(again.care.tier).toBe('crisis')
  expect(again.reply).toContain(LONG)
})

test('no to "are you in danger" after plain words is no false alarm', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, plain)
  const { care } = await say(ada, 'no')
  expect(care).not.toHaveProperty('over')
  expect(await isInSupport(ada)).toBe(true)
})

test('no to a check-in is believed, and it is not asked again that day', async () => {
  const ada = await (await openApp()).signIn('ada')
  const asked = await say(ada, worry)
  expect(asked.care).toMatchObject({ tier: 'concern', show: 'row', checkIn: 'living' })
  expect(asked.reply).toContain('Is that part of it for you?')
  const no = await say(ada, 'no')
  expect(no.care).toEqual({ tier: 'none', category: null, show: null, answered: 'no' })
  expect(await isInSupport(ada)).toBe(false)
  const again = await say(ada, worry)
  expect(again.care).toMatchObject({ tier: 'concern', show: 'row' })
  expect(again.care).not.toHaveProperty('checkIn')
  expect(again.reply).not.toMatch(/\?|to live/)
})

test.each([
  'I got the promotion!!',
  'My brother is visiting this weekend',
  'I learned to juggle',
  'nothing on telly tonight',
  'The parcel arrived',
])('"%s" answers no check-in: it is still open, and has its ordinary reply', async words => {
  const ada = await (await openApp()).signIn('ada')
  for (const told of [racing, worry]) {
    expect((await say(ada, told)).care).toHaveProperty('checkIn')
    const { care, reply } = await say(ada, words)
    expect(care).toEqual({ tier: 'none', category: null, show: null })
    expect(reply).not.toMatch(/believe you|[Ss]orry/)
  }
})

test.each(['nope, nothing like that', "That's not what I meant", 'not like that', 'none of that'])(
  '"%s" answers a check-in: it is not a crisis, and the question is closed',
  async words => {
    const ada = await (await openApp()).signIn('ada')
    expect((await say(ada, racing)).care).toMatchObject({ tier: 'concern', checkIn: 'panic' })
    const { care } = await say(ada, words)
    expect(care).toMatchObject({ tier: 'none', show: null })
    expect(care.over || care.answered === 'no').toBe(true)
  },
)

test('the next day it may be asked again, in other words', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  await say(await app.signIn('ada'), worry)
  clock.advance(25 * HOUR_MS)
  const nextDay = await say(await app.signIn('ada'), worry)
  expect(nextDay.care).toMatchObject({ checkIn: 'living' })
  expect(nextDay.reply).toContain(checkInTexts.living[1])
})

test.each(['yes', 'yes, sometimes', 'a bit'])('"%s" to the check-in leads to the panel', async words => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, worry)
  const { care, reply } = await say(ada, words)
  expect(care).toMatchObject({ tier: 'crisis', show: 'panel', answered: 'yes' })
  expect(reply).toContain(LONG)
  expect(await isInSupport(ada)).toBe(true)
})

test('worries of another kind have a question of their own', async () => {
  const ada = await (await openApp()).signIn('ada')
  const eating = await say(ada, 'I feel so guilty after eating that I make myself skip the next day')
  expect(eating.care).toMatchObject({ tier: 'concern', checkIn: 'eating' })
  expect(eating.reply).toContain(checkInTexts.eating[0])
  expect(eating.reply).not.toMatch(/to live|\d/)
  const ben = await (await openApp()).signIn('ben')
  const brother = await say(ben, 'I am worried my brother might hurt himself')
  expect(brother.care).toMatchObject({ tier: 'concern', checkIn: 'somebody-else' })
  expect(brother.reply).toContain(checkInTexts['somebody-else'][0])
  expect(brother.reply).not.toContain('to live')
})

test('two worries in ten messages make the next one a crisis, and only if it is a worry itself', async () => {
  const ada = await (await openApp()).signIn('ada')
  expect((await say(ada, worry)).care.tier).toBe('concern')
  await say(ada, 'The bus was late and I made soup.')
  expect((await say(ada, `${worry} Again.`)).care.tier).toBe('concern')
  expect((await say(ada, 'The soup was good.')).care.tier).toBe('none')
  expect((await say(ada, `Still the same: ${worry}`)).care.tier).toBe('crisis')
})
