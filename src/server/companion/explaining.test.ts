import { expect, test } from 'vitest'
import { loadLibrary } from '#server/companion/library/library.ts'
import { detectorFailedText } from '#shared/care-texts.ts'
import {
  finishSession,
  forgetMemory,
  getMemory,
  getMessages,
  getWhy,
  postChat,
  sayNotIt,
} from '#shared/companion.ts'
import { putPreferences } from '#shared/preferences.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'
import { dataIn, fetchExport, filesIn, sendExport, zipOf } from '#test/support/export.ts'
import { freePort } from '#test/support/port.ts'

const chatId = 'TwinBot'
const say = (person: SignedIn, text: string) => person.call(postChat, { body: { text, chatId } })
const open = (person: SignedIn) => person.call(getMessages, { params: { chatId }, query: {} })

onEmbedded(
  'she can ask why she was answered so, and is told the moment, also after the session is over',
  async () => {
    const app = await openApp()
    const ada = await app.signIn('ada')
    const { messages } = await say(ada, 'got the job!!! they offered me the job')
    const messageId = messages[1]!.id
    const why = await ada.call(getWhy, { params: { chatId, messageId } })
    expect(why.why).toMatchObject({ from: 'moment', name: expect.stringContaining('job'), missed: false })
    expect(why.why!.score).toBeGreaterThanOrEqual(why.why!.threshold)
    const { archivedAs } = await ada.call(finishSession, { params: { chatId } })
    expect(await ada.call(getWhy, { params: { chatId: archivedAs!, messageId } })).toEqual(why)
    expect((await dumpOf(app.storage)).includes('got the job')).toBe(false)
    const ben = await app.signIn('ben')
    expect(await ben.call(getWhy, { params: { chatId, messageId } })).toEqual({ why: null })
  },
)

onEmbedded('who puts it right is told sorry, asked nothing, and can ask why', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'My boss shouted at me in front of the whole kitchen over a tray of rolls.')
  const { reply, followUp, messages } = await say(ada, "No, that's not what I meant. You misunderstood me.")
  expect(reply).not.toContain('?')
  expect(followUp).toBeNull()
  const { why } = await ada.call(getWhy, { params: { chatId, messageId: messages[1]!.id } })
  expect(why).toMatchObject({
    name: expect.stringMatching(/^corrected-|^complain$|not what I|misunder|wrong/),
    missed: false,
  })
})

onEmbedded('of her own words and of what she was never told there is no why', async () => {
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

test('what she said missed is in her own export, for as long as the reply is, and goes along with it', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { messages } = await say(ada, 'got the job!!! they offered me the job')
  const reply = messages[1]!
  await ada.call(sayNotIt, { params: { chatId, messageId: reply.id } })
  const zip = await fetchExport(app, ada)
  const missed = (data: Record<string, unknown[]>) =>
    (data.messages as { text: string; missed?: boolean }[]).filter(message => message.missed)
  expect(missed(dataIn(zip))).toMatchObject([{ id: reply.id, text: reply.text }])
  const pages = Object.entries(filesIn(zip)).filter(([name]) => name.includes('/sessions/'))
  expect(pages.map(([, page]) => page).join('')).toContain('you said: that’s not it')
  const ben = await app.signIn('ben')
  await sendExport(app, ben, zip)
  expect(missed(dataIn(await fetchExport(app, ben)))).toEqual(missed(dataIn(zip)))
})

test('the operator sees which moments miss, without a word of hers, and only where she agreed', async () => {
  const port = await freePort()
  const app = await openApp({ settings: { METRICS_PORT: String(port) } })
  const figures = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const ada = await app.signIn('ada')
  async function miss(person: SignedIn) {
    const { messages } = await say(person, 'got the job!!! they offered me the job')
    const params = { chatId, messageId: messages[1]!.id }
    await person.call(sayNotIt, { params })
    return (await person.call(getWhy, { params })).why!
  }
  await miss(ada)
  expect(await figures()).not.toContain('twinbot_replies_missed_total')
  await ada.call(putPreferences, { body: { countMisses: true } })
  const { from, name } = await miss(ada)
  expect(await figures()).toContain(`twinbot_replies_missed_total{from="${from}",name="${name}"} 1\n`)
  expect(await figures()).not.toContain('offered me')

  // An import cannot put names of its own into the metrics.
  const ben = await app.signIn('ben')
  const { messages } = await say(ben, 'got the job!!! they offered me the job')
  const files = Object.entries(filesIn(await fetchExport(app, ben)))
  const brought = files.map(([path, text]) => [path, text.replaceAll(`"name":"${name}"`, '"name":"heron"')])
  expect(brought).not.toEqual(files)
  const chloe = await app.signIn('chloe')
  expect((await sendExport(app, chloe, zipOf(Object.fromEntries(brought)))).status).toBe(200)
  await chloe.call(putPreferences, { body: { countMisses: true } })
  const params = { chatId, messageId: messages[1]!.id }
  expect((await chloe.call(getWhy, { params })).why?.name).toBe('heron')
  expect((await chloe.call(sayNotIt, { params })).message).not.toBeNull()
  expect(await figures()).not.toContain('heron')
})

onEmbedded('with no vectors she is answered by lines of presence, and the operator is told', async () => {
  const library = loadLibrary('another model')
  const app = await openApp({ library })
  const ada = await app.signIn('ada')
  const { reply } = await say(ada, 'asdfgh')
  expect(library.lines('presence', 'noise')).toContain(reply)
  const ready = await app.fetch('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ ok: true, library: expect.stringContaining('npm run library') })
  expect(app.logged()).toContain('npm run library')
})

onEmbedded('a reader whose threads die costs her neither the reply nor what she wrote', async () => {
  const dead = {
    read: () => Promise.reject(new Error('the thread ended')),
    waiting: () => 0,
  }
  const app = await openApp({ reader: dead })
  const ada = await app.signIn('ada')
  const text = 'My sister Nora moved to Lisbon and I miss our Sunday walks.'
  const { reply, followUp } = await say(ada, text)
  expect(reply).toBe(detectorFailedText())
  expect(followUp).toBeNull()
  expect((await open(ada)).messages.map(message => message.text)).toContain(text)
  expect(app.logged()).not.toContain('Lisbon')
})

onEmbedded(
  'asked on another day, it quotes her with the day, and the next greeting takes one thing up',
  async () => {
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
    for (const { id } of (await ada.call(getMemory)).memories)
      await ada.call(forgetMemory, { params: { id } })
    expect((await say(ada, 'Do you remember where my sister lives?')).reply).not.toContain('Lisbon')
  },
)
