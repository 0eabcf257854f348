import { expect, test } from 'vitest'
import type { Reader } from '#server/reading/reading.ts'
import { postChat } from '#shared/companion.ts'
import { openApp } from '#test/support/any-engine.ts'
import { sharedReader } from '#test/support/shared-reader.ts'

test('what Ada writes is read alone once, for its questions and for what it does', async () => {
  const alone: string[] = []
  const turn: Reader['turn'] = (text, said, person) => {
    if (!said) alone.push(text)
    return sharedReader().turn(text, said, person)
  }
  const app = await openApp({ reader: { turn } })
  const ada = await app.signIn('ada')
  const said = ['My manager moved the deadline again.', 'I had promised the kids we would go to the lake.']
  for (const text of said) await ada.call(postChat, { body: { text, chatId: 'TwinBot' } })
  expect(alone).toEqual(said)
})
