import { beforeAll, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { asideIn, createAnswering, createPartReader } from './answering.ts'
import { freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)

beforeAll(() => reader.ready())

async function answerTo(text: string) {
  const part = asideIn(text)
  const aside =
    part === undefined ? undefined : { text: part, reading: await reader.read(part, { match: true }) }
  const reading = await reader.read(text, { match: true })
  const parts = createPartReader(reader)
  const heard = { text, reading, aside, parts, chatId: 'ada', avoid: [], asked: new Set<string>(), now: 0 }
  return answering.reply(heard, freshState())
}

test('a good night at the end of what she tells is said back, after an answer to the rest', async () => {
  const { text, followUp } = await answerTo(
    'My sister rang from Lisbon and we laughed about the goat for an hour. Good night, Robin.',
  )
  const farewells = library.moments.filter(({ act }) => act === 'farewell').flatMap(({ replies }) => replies)
  expect(farewells.some(line => text.endsWith(line.text) && text.length > line.text.length)).toBe(true)
  expect(followUp).toBeNull()
})

test('two short questions on what she told are answered plainly where she told nothing', async () => {
  const { text } = await answerTo(
    'Yes, well. That was a long day. Do you remember what I said about Nermin? Who is she?',
  )
  expect([...library.lines('frame', 'recall-nothing'), ...library.lines('frame', 'recall-none')]).toContain(
    text,
  )
})

test('asked amid other things what it is, it says so', async () => {
  const { kind, text } = await answerTo('Thirty people in the shop today. What are you, actually?')
  expect(kind).toBe('meta')
  expect(text).toMatch(/program|software|computer/)
})

test('a retort amid what she tells is not taken for a question about what it is', async () => {
  const { text } = await answerTo(
    'Do you only say thank you? Never mind. My husband died two years ago in March, and I still plant his beans.',
  )
  expect(text).not.toMatch(/program|software|computer/)
})

test('"What are you exactly? Are you a person?" is answered, not looked up in what she told', async () => {
  const text =
    'Before I go on, can I ask, what are you exactly? Are you a person? And does anybody read what I put here?'
  const reading = await reader.read(text, { match: true })
  const heard = { text, reading, chatId: 'ada', avoid: [], asked: new Set<string>(), now: 0 }
  const { why } = await answering.reply(heard, freshState())
  expect(why).toMatchObject({ from: 'moment', name: 'what are you, and who reads this' })
})

test.each([
  'Hi. The cat brought a live mouse into bed at four this morning.',
  'Hey. My mum is in hospital again.',
])('what is told beside a hello is answered and kept: "%s"', async text => {
  const { why, state } = await answerTo(text)
  const hellos = library.moments.filter(({ kind }) => kind === 'social').map(({ name }) => name)
  expect(hellos).not.toContain(why.name)
  expect(state.memories.map(({ said }) => said)).toEqual([text.slice(text.indexOf('.') + 2)])
})
