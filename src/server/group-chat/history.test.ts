import { expect, test } from 'vitest'
import { getMessages, removeMessage } from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { join, type Member } from '#test/support/group.ts'

const threadId = 'growth'

async function page(reader: Member, query: Record<string, string>) {
  const { messages, changes, ...rest } = await reader.call(getMessages, { params: { threadId }, query })
  return { texts: messages.map(({ text }) => text), changes, ...rest }
}

test('one can leaf back to the beginning, page by page, and miss nothing', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  for (let i = 1; i <= 7; i++) await ada.say(`line ${i}`)
  expect(await page(ada, { limit: '3' })).toMatchObject({
    texts: ['line 5', 'line 6', 'line 7'],
    more: true,
    seq: 7,
  })
  expect(await page(ada, { limit: '3', before: '5' })).toMatchObject({
    texts: ['line 2', 'line 3', 'line 4'],
    more: true,
  })
  expect(await page(ada, { limit: '3', before: '2' })).toMatchObject({ texts: ['line 1'], more: false })
  expect(await page(ada, { before: '1' })).toMatchObject({ texts: [], more: false })
})

test('somebody who comes back gets exactly what they missed, removals included', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('seen and taken back', { id: 'a' })
  await ada.say('seen', { id: 'b' })
  const { seq: left } = await page(ada, {})
  await ada.say('missed', { id: 'c' })
  await ada.say('missed and taken back', { id: 'd' })
  for (const id of ['a', 'd']) await ada.call(removeMessage, { params: { threadId, id } })
  await ada.say('missed last', { id: 'e' })

  const whole = await page(ada, { after: String(left) })
  expect(whole).toMatchObject({ texts: ['missed', '', 'missed last'], more: false, seq: 7 })
  expect(whole.changes).toMatchObject([{ id: 'a', removed: true, text: '' }])
  expect(await page(ada, { after: '7' })).toMatchObject({ texts: [], changes: [], seq: 7, more: false })

  // The same result in small pages.
  const texts: string[] = []
  const changed: string[] = []
  for (let at = left, more = true; more; ) {
    const step = await page(ada, { after: String(at), limit: '1' })
    texts.push(...step.texts)
    changed.push(...step.changes.map(({ id }) => id))
    at = step.seq
    more = step.more
  }
  expect(texts).toEqual(whole.texts)
  // `d` was added and changed in different pages; both give the same message.
  expect(changed).toEqual(['a', 'd'])
})

test('a thread that nobody has written in is empty, and one that is not there is told so', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ask = (threadId: string, query = {}) => ada.call(getMessages, { params: { threadId }, query })
  expect(await ask('purpose')).toMatchObject({ messages: [], seq: 0, more: false })
  expect(await ask('purpose', { after: '0' })).toMatchObject({ messages: [], seq: 0, more: false })
  await expect(ask('astronomy')).rejects.toMatchObject({ status: 404, code: 'thread-unknown' })
  for (const query of [{ limit: '0' }, { after: 'x' }, { before: '-1' }, { after: '1', before: '2' }]) {
    await expect(ask('purpose', query)).rejects.toMatchObject({ status: 400, code: 'bad-input' })
  }
})
