import { expect, test } from 'vitest'
import { getArchive, getMessages, postChat } from '#shared/companion.ts'
import { getMessages as getThread } from '#shared/group-chat.ts'
import { openApp } from '#test/support/any-engine.ts'
import { join } from '#test/support/group.ts'

test('in a group she alone gets an answer, and it is in no chat and no archive', async () => {
  const app = await openApp()
  const [ada, ben] = [await app.signIn('ada'), await join(app, 'ben', 'sleep')]
  const body = {
    text: 'How do you all sleep after night shifts',
    chatId: 'sleep',
    messageId: 'g1',
    context: 'group',
  } as const
  const answer = await ada.call(postChat, { body })
  expect(answer.messages).toMatchObject([
    { id: 'g1', from: 'user', text: body.text },
    { from: 'bot', text: answer.reply },
  ])
  expect(answer.reply).toMatch(/^[A-Z].+[.?]$/)
  expect(answer.followUp).toBeNull()
  expect((await ben.call(getThread, { params: { threadId: 'sleep' }, query: {} })).messages).toEqual([])
  expect(ben.live.all().map(({ type }) => type)).not.toContain('group_message')
  expect(await ada.call(postChat, { body })).toEqual(answer)
  const { messages } = await ada.call(getMessages, { params: { chatId: 'sleep' }, query: {} })
  expect(messages.map(({ from }) => from)).toEqual(['bot', 'bot'])
  expect(await ada.call(getArchive, { query: {} })).toEqual([])
})
