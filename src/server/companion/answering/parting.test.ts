import { beforeAll, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader, type MessageToAnswer } from './answering.ts'
import { type ConversationState, freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)
const farewells = library.moments
  .filter(({ act }) => act === 'farewell')
  .flatMap(({ replies }) => replies.map(({ text }) => text))

beforeAll(() => reader.ready())

async function say(text: string, state: ConversationState, more: Partial<MessageToAnswer> = {}) {
  const reading = await reader.read(text, { match: true })
  const parts = createPartReader(reader)
  return answering.reply(
    { text, reading, parts, chatId: 'ada', avoid: [], asked: new Set(), now: 0, ...more },
    state,
  )
}

test.each([
  'It might. Right, these beans won’t string themselves and Frank wants his tea. Goodbye, Robin.',
  'i wasnt asking you anything there mate. anyway eyes are going, gonna try kip. bye robin',
])('who says goodbye after something else ("%s") is said goodbye to, and asked nothing', async text => {
  const { text: reply, followUp } = await say(text, { ...freshState(), turn: 9, said: 'I can hear that.' })
  expect(farewells.some(line => reply.endsWith(line))).toBe(true)
  expect(followUp).toBeNull()
})

test('what Ada tells before she goes is answered first', async () => {
  const text = 'My dog died this morning, she was fourteen. I can’t sit here any longer. Goodnight, Robin.'
  const { text: reply, why } = await say(text, freshState())
  expect(why.name).not.toBe('any')
  expect(farewells.some(line => reply.endsWith(line) && reply.length > line.length)).toBe(true)
})

test('who only tells of a goodbye goes on being listened to', async () => {
  const { text } = await say('We said goodbye at the gate. Then I cried on the bus.', freshState())
  expect(farewells.some(line => text.endsWith(line))).toBe(false)
})
