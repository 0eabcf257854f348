import { expect, test } from 'vitest'
import { loadLibrary } from '#server/companion/library/library.ts'
import {
  finishSession,
  forgetMemory,
  getMemory,
  getMessages,
  getWhy,
  postChat,
  sayNotIt,
} from '#shared/companion.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'

const chatId = 'TwinBot'
const say = (person: SignedIn, text: string) => person.call(postChat, { body: { text, chatId } })
const open = (person: SignedIn) => person.call(getMessages, { params: { chatId }, query: {} })

test('she can ask why she was answered so, and is told the moment, also after the session is over', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { messages } = await say(ada, 'got the job!!! they offered me the job')
  const messageId = messages[1]!.id
  const why = await ada.call(getWhy, { params: { chatId, messageId } })
  expect(why.why).toMatchObject({ from: 'moment', name: expect.stringContaining('job'), missed: false })
  expect(why.why!.score).toBeGreaterThanOrEqual(why.why!.bar)
  const { archivedAs } = await ada.call(finishSession, { params: { chatId } })
  expect(await ada.call(getWhy, { params: { chatId: archivedAs!, messageId } })).toEqual(why)
  expect((await dumpOf(app.place)).includes('got the job')).toBe(false)
  const ben = await app.signIn('ben')
  expect(await ben.call(getWhy, { params: { chatId, messageId } })).toEqual({ why: null })
})

test('of her own words and of what she was never told there is no why', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { messages } = await say(ada, 'I want to die.')
  for (const messageId of [messages[0]!.id, messages[1]!.id, 'nothing'])
    expect(await ada.call(getWhy, { params: { chatId, messageId } })).toEqual({ why: null })
})

test('"that’s not it" is answered by one line that says sorry and asks nothing, once, and is kept', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { messages } = await say(ada, 'got the job!!! they offered me the job')
  const params = { chatId, messageId: messages[1]!.id }
  const { message } = await ada.call(sayNotIt, { params })
  expect(message).toMatchObject({ from: 'bot', text: expect.stringMatching(/sorry/i) })
  expect(message!.text).not.toContain('?')
  expect((await open(ada)).messages.at(-1)).toEqual(message)
  expect(await ada.call(sayNotIt, { params })).toEqual({ message: null })
  expect((await ada.call(getWhy, { params })).why?.missed).toBe(true)
  await say(ada, 'It was the other job, the one at the harbour.')
  const shown = (await open(ada)).messages.map(({ text }) => text)
  expect(shown).toContain(message!.text)
  expect(new Set(shown).size).toBe(shown.length)
  await expect(ada.call(sayNotIt, { params: { chatId, messageId: 'nothing' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('with no vectors she is answered by lines of presence, and the operator is told', async () => {
  const library = loadLibrary('another model')
  const app = await openApp({ library })
  const ada = await app.signIn('ada')
  const { reply } = await say(ada, 'asdfgh')
  expect(reply).not.toBe('')
  const ready = await app.fetch('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ ok: true, library: expect.stringContaining('npm run library') })
  expect(app.logged()).toContain('npm run library')
})

test('a reader whose threads die costs her neither the reply nor what she wrote', async () => {
  const dead = {
    read: () => Promise.reject(new Error('the thread ended')),
    waiting: () => 0,
  }
  const app = await openApp({ reader: dead })
  const ada = await app.signIn('ada')
  const text = 'My sister Nora moved to Lisbon and I miss our Sunday walks.'
  const { reply, followUp } = await say(ada, text)
  expect(reply.length).toBeGreaterThan(5)
  expect(followUp).toBeNull()
  expect((await open(ada)).messages.map(message => message.text)).toContain(text)
  expect(app.logged()).not.toContain('Lisbon')
})

test('asked on another day, it quotes her with the day, and the next greeting takes one thing up', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const before = await app.signIn('ada')
  await open(before)
  await say(before, 'My sister Nora moved to Lisbon last spring.')
  clock.advance(26 * 3_600_000)
  const ada = await app.signIn('ada')
  const greeting = (await open(ada)).messages[0]!.text
  expect(greeting).toContain('"My sister Nora moved to Lisbon last spring."')
  expect((await say(ada, 'Do you remember where my sister lives?')).reply).toContain('Lisbon')
  for (const { id } of (await ada.call(getMemory)).memories) await ada.call(forgetMemory, { params: { id } })
  expect((await say(ada, 'Do you remember where my sister lives?')).reply).not.toContain('Lisbon')
})
