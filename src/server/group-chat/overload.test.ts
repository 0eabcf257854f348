import { expect, test } from 'vitest'
import { Refusal } from '#shared/errors.ts'
import { getMessages } from '#shared/group-chat.ts'
import { openApp } from '#test/support/any-engine.ts'
import { createTestClock } from '#test/support/clock.ts'
import { join, type Member } from '#test/support/group.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import type { Frame } from '#test/support/socket.ts'

const threadId = 'sleep'
/** Text in another script always goes through the reader. */
const unread = '夜が長い。'

const sendAll = (person: Member, texts: string[]) => texts.map(text => person.send(text))

async function framesOf({ live }: Member, type: 'ack' | 'error', count: number): Promise<Frame[]> {
  const came = () => live.all().filter(frame => frame.type === type)
  await expect.poll(() => came().length).toBe(count)
  return came()
}

async function textsIn(person: Member): Promise<string[]> {
  const { messages } = await person.call(getMessages, { params: { threadId }, query: { limit: '200' } })
  return messages.map(({ text }) => text)
}

test('Ada writes faster than her words are read: she is told which to send again, and Ben is heard meanwhile', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const app = await openApp({
    settings: { RATE_SOCKET_MESSAGES: '100000/1' },
    reader: {
      async read(text, ...beside) {
        if (text === unread) await held
        return sharedReader().read(text, ...beside)
      },
    },
  })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const taken = [unread, ...Array.from({ length: 99 }, (_, i) => `It rained on day ${i}.`)]
  const late = ['And then', 'the sun', 'came out.']

  const takenIds = sendAll(ada, taken)
  const lateIds = sendAll(ada, late)
  const refused = await framesOf(ada, 'error', late.length)
  expect(refused.map(({ id }) => id)).toEqual(lateIds)
  for (const frame of refused) expect(frame).toMatchObject({ code: 'busy', retryAfterSeconds: 2 })
  await ben.say('Still here.')
  expect(await ada.hear(1)).toEqual(['Still here.'])

  release()
  await framesOf(ada, 'ack', taken.length)
  for (const [i, id] of lateIds.entries()) ada.send(late[i]!, { id })
  const acks = await framesOf(ada, 'ack', taken.length + late.length)
  expect(acks.map(({ id }) => id)).toEqual([...takenIds, ...lateIds])
  expect(await ben.hear(acks.length)).toEqual([...taken, ...late])
  expect(await textsIn(ben)).toEqual(['Still here.', ...taken, ...late])
})

test('while the reader is too busy for Ada’s words, Ben hears them, and she is offered help', async () => {
  const app = await openApp({
    reader: {
      async read(text, ...beside) {
        if (text === unread) throw new Refusal('busy', { retryAfterSeconds: 2 })
        return sharedReader().read(text, ...beside)
      },
    },
  })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  ada.send(unread)
  const [ack] = await framesOf(ada, 'ack', 1)
  expect(ack).toMatchObject({ care: { tier: 'none', show: 'help' } })
  expect(await ben.hear(1)).toEqual([unread])
})

test('Ada sends more than she may: each message refused is named, and is taken when she sends it again', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock, settings: { RATE_SOCKET_MESSAGES: '4/60' } })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const [taken, late] = [
    ['one', 'two', 'three', 'four'],
    ['five', 'six'],
  ]
  sendAll(ada, taken)
  const lateIds = sendAll(ada, late)
  const refused = await framesOf(ada, 'error', late.length)
  expect(refused.map(({ code, id }) => [code, id])).toEqual(lateIds.map(id => ['rate-limited', id]))
  expect(await ben.hear(taken.length)).toEqual(taken)
  await ben.say('Take your time.')

  clock.advance(late.length * Number(refused[0]!.retryAfterSeconds) * 1000)
  for (const [i, id] of lateIds.entries()) ada.send(late[i]!, { id })
  await framesOf(ada, 'ack', taken.length + late.length)
  expect(await textsIn(ben)).toEqual([...taken, 'Take your time.', ...late])
})
