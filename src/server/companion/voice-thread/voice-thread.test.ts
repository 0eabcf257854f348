import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { startVoiceThread } from './voice-thread.ts'

const here = loadVoice()
const sayings = [
  'My brother did not answer the letter I spent a week on.',
  'I slept badly because of it, and part of me wants to shout.',
  'I went for a walk and it helped more than I expected.',
]
const long = 'Since Tuesday my manager asks me to take over the evening shift, and I feel tired. '.repeat(90)

/** Every thread that was started here. */
const threads: Worker[] = []
process.on('worker', thread => void threads.push(thread))
const lines: string[] = []
const log = createLog('trace', { write: line => void lines.push(line) })
const voice = startVoiceThread(log)
afterAll(() => voice.close())

beforeAll(() => voice.ready())

test('two people who write at once hear what the voice would have said to each alone', async () => {
  const talk = async (chatId: string) => {
    const greeting = { chatId, name: 'Ada', returning: false }
    const opening = here.greet(greeting, null)
    expect(await voice.greet(greeting, null)).toMatchObject({ text: opening.text, state: opening.state })
    let state: unknown = opening.state
    for (const text of sayings) {
      const { segments: _, ...said } = here.reply({ text, chatId }, state)
      expect(await voice.reply({ text, chatId }, state)).toEqual(said)
      state = said.state
    }
  }
  await Promise.all([talk('ada'), talk('grace')])
})

test('a conversation goes on from what it left, and from any earlier point once more', async () => {
  const [first = '', second = '', third = ''] = sayings
  const { state } = await voice.reply({ text: first, chatId: 'ada' }, null)
  const expected = here.reply({ text: second, chatId: 'ada' }, state)
  const answers = [second, third, second].map(text => voice.reply({ text, chatId: 'ada' }, state))
  const [once, , again] = await Promise.all(answers)
  expect(once?.text).toBe(expected.text)
  expect(once?.state).toEqual(expected.state)
  expect(again).toEqual(once)
})

test('everybody else goes on while a long message is thought about', async () => {
  await voice.ready()
  let turns = 0
  let answered = false
  const count = () => {
    turns += 1
    if (!answered) setImmediate(count)
  }
  setImmediate(count)
  await voice.reply({ text: long, chatId: 'ada' }, null)
  answered = true
  expect(turns).toBeGreaterThan(20)
})

test('people who wait while the thread is killed are answered all the same, and no word is logged', async () => {
  await voice.ready()
  const inputs = ['ada', 'grace', 'mary'].map(chatId => ({ chatId, text: long }))
  const answers = inputs.map(input => voice.reply(input, null))
  // After what was asked in this turn has gone over.
  await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  await threads.at(-1)?.terminate()
  expect(voice.waiting()).toBeGreaterThan(0)
  for (const [i, said] of (await Promise.all(answers)).entries()) {
    expect(said.text).toBe(here.reply(inputs[i] as (typeof inputs)[number], null).text)
  }
  expect(lines.join('')).toContain('the thread of the voice ended')
  expect(lines.join('')).not.toMatch(/manager|evening|tired/)
})

test('a voice that is gone for good leaves nobody without a reply or a greeting', async () => {
  const gone = startVoiceThread(log)
  await gone.close()
  const said = await gone.reply({ text: long, chatId: 'ada' }, null)
  expect(said).toMatchObject({ text: expect.stringMatching(/^I have read what you wrote/), kind: 'content' })
  expect(said.state.turn).toBe(1)
  expect((await gone.greet({ chatId: 'ada', returning: false }, null)).text).toContain('I am a program')
  expect(lines.join('')).not.toMatch(/manager|evening|tired/)
})

test('an app that closes leaves no thread behind', async () => {
  threads.length = 0
  const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-voice-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir })
  const app = await createApp({ config, log: createLog('silent'), print: () => {} })
  await app.listen()
  expect(threads.length).toBeGreaterThan(0)
  const ended = threads.map(thread => once(thread, 'exit'))
  await app.close()
  await Promise.all(ended)
  expect(threads.map(({ threadId }) => threadId)).toEqual(threads.map(() => -1))
})
