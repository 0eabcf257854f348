/** One person has a chat with each of them: none may stand in another’s way. */
import { expect, test } from 'vitest'
import { getMessages, postChat } from '#shared/companion.ts'
import { openApp } from '#test/support/app.ts'

const app = await openApp()
const ada = await app.signIn('ada')
const open = (chatId: string) => ada.call(getMessages, { params: { chatId }, query: {} })

test.each(['anxiety', '../x', '😀😀', 'a/b?c#d%', 'حكيم', ' '])(
  'a chat with a companion called %j works',
  async chatId => {
    const { messages: greeting } = await open(chatId)
    expect(greeting).toHaveLength(2)
    const body = { text: 'It rained the whole afternoon here.', chatId }
    const { messages: turn } = await ada.call(postChat, { body })
    expect((await open(chatId)).messages.slice(0, 4)).toEqual([...greeting, ...turn])
    expect((await open('TwinBot')).messages).toHaveLength(2)
  },
)
