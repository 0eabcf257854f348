import { beforeAll, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering } from './answering.ts'
import { freshState } from './state.ts'

const reader = sharedReader()
const answering = createAnswering(sharedLibrary())
const MONDAY = Date.UTC(2026, 10, 16, 12)

beforeAll(() => reader.ready())

async function post(text: string) {
  const reading = await reader.read(text, { match: true })
  const heard = { text, reading, chatId: 'ada', avoid: [], asked: new Set<string>(), now: MONDAY }
  return answering.reply({ ...heard, channel: 'group' }, freshState())
}

test('what Ada tells a group is answered as in private, but no private question follows', async () => {
  for (const text of [
    'I went for a run before work and it helped a lot.',
    'Slept four hours again, the baby was up all night.',
    'My sister and I have not talked since the wedding.',
  ]) {
    const { why, text: reply } = await post(text)
    expect([text, why.from]).toEqual([text, 'moment'])
    expect(reply).not.toContain('?')
  }
})

test('what Ada asks the others is left to them', async () => {
  for (const text of [
    'Does anyone else work from the kitchen table?',
    'Has anybody here tried the new bus line?',
  ])
    expect([text, (await post(text)).why.name]).toEqual([text, 'question'])
})
