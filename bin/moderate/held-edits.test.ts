/** Edits held for review, and what happens when an operator releases them. */
import { expect, test } from 'vitest'
import { classify, getSummary } from '#shared/classification.ts'
import { editMessage, getMessages, removeMessage } from '#shared/group-chat.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { dataIn, fetchExport } from '#test/support/export.ts'
import { join, type Member } from '#test/support/group.ts'
import { openModeration } from './open-moderation.ts'

const threadId = 'sleep'
const params = { threadId }
const by = { operator: 'olga', why: 'a misunderstanding' }
const harsh = 'just kill yourself already, kys'

const edit = (person: Member, id: string, text: string) =>
  person.call(editMessage, { params: { threadId, id }, body: { text } })

async function operatorOf({ storage }: TestApp) {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, redisUrl: REDIS_URL } = storage
  const moderation = await openModeration({ DATA_DIR, DATABASE_URL, REDIS_URL })
  afterTest(moderation.close)
  return moderation.operator
}

test('a held edit that the operator lets through is seen as the edit, where the message was', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const text = 'The kingfisher deadline stresses me.'
  const body = { userId: ada.user.sub, context: 'group', text, messageId: 'm-1', threadId }
  await ada.call(classify, { body })
  await ada.say(text, { id: 'm-1' })
  await ben.say('Hello.', { id: 'm-2' })
  await expect(edit(ada, 'm-1', harsh)).rejects.toMatchObject({ code: 'held' })

  const operator = await operatorOf(app)
  const [held] = (await operator.list()).holds
  expect(held).toMatchObject({ edits: 'm-1', text: harsh })
  await operator.release(held!.id, by)
  const edited = { id: 'm-1', seq: 1, text: harsh, edited: true }
  expect(await ben.live.next('edited')).toMatchObject({ seq: 3, message: edited })
  const { messages } = await ben.call(getMessages, { params, query: {} })
  expect(messages).toMatchObject([edited, { id: 'm-2' }])
  expect((await operator.list()).holds).toEqual([])
  // The old text is gone everywhere, including her insights, which now count the new text.
  expect(JSON.stringify(dataIn(await fetchExport(app, ada)))).not.toContain('kingfisher')
  expect((await ada.call(getSummary)).total).toBe(1)
})

test('a held edit does not undo what ada wrote since, and brings back nothing that she unsent', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  for (const id of ['m-1', 'm-2']) {
    await ada.say('Long day.', { id })
    await expect(edit(ada, id, harsh)).rejects.toMatchObject({ code: 'held' })
  }
  await edit(ada, 'm-1', 'Good night.')
  await ada.call(removeMessage, { params: { threadId, id: 'm-2' } })
  const operator = await operatorOf(app)
  const { holds } = await operator.list()
  expect(holds).toHaveLength(2)
  for (const { id } of holds) await expect(operator.release(id, by)).rejects.toThrow('changed since')
  const { messages } = await ada.call(getMessages, { params, query: {} })
  expect(messages.map(({ text }) => text)).toEqual(['Good night.', ''])
})
