import { expect, test } from 'vitest'
import { classify, getSummary } from '#shared/classification.ts'
import {
  EDIT_WITHIN_MS,
  editMessage,
  getGroupRecord,
  getMessages,
  removeMessage,
} from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'
import { dataIn, fetchExport, filesIn, sendExport } from '#test/support/export.ts'
import { join, type Member } from '#test/support/group.ts'

const threadId = 'sleep'
const params = { threadId }
const edit = (person: Member, text: string, id = 'm-1', thread = threadId) =>
  person.call(editMessage, { params: { threadId: thread, id }, body: { text } })
const history = async (person: Member, query = {}) => person.call(getMessages, { params, query })

test('what Ada edits changes on every screen and in every history, and says that it was edited', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('See you at noon.', { id: 'm-1' })
  const { message, care } = await edit(ada, 'See you at one.')
  expect(message).toMatchObject({ id: 'm-1', seq: 1, text: 'See you at one.', edited: true })
  expect(care.tier).toBe('none')
  const told = { type: 'edited', stream_id: threadId, seq: 2, message }
  expect(await ben.live.next('edited')).toEqual(told)
  expect(await ada.live.next('edited')).toEqual(told)
  expect((await history(ben)).messages).toEqual([message])
  expect(await history(ben, { after: '1' })).toMatchObject({ messages: [], changes: [message], seq: 2 })
  // Sending the same text again changes nothing.
  expect((await edit(ada, 'See you at one.')).message).toEqual(message)
  expect((await history(ben)).seq).toBe(2)
})

test('after five minutes, or once it is unsent, a message can no longer be edited; another’s never', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Mine.', { id: 'm-1' })
  await ada.say('Unsent.', { id: 'm-2' })
  await ada.call(removeMessage, { params: { threadId, id: 'm-2' } })
  await expect(edit(ben, 'Yours?')).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await expect(edit(ada, 'Back?', 'm-2')).rejects.toMatchObject({ code: 'message-unknown' })
  await expect(edit(ada, 'Here?', 'm-1', 'growth')).rejects.toMatchObject({ code: 'message-unknown' })
  await expect(edit(ada, 'Here?', 'm-1', 'astronomy')).rejects.toMatchObject({ code: 'thread-unknown' })
  await expect(edit(ada, '  ')).rejects.toMatchObject({ status: 400 })
  clock.advance(EDIT_WITHIN_MS)
  expect((await edit(ada, 'Just in time.')).message.text).toBe('Just in time.')
  clock.advance(1)
  await expect(edit(ada, 'Too late.')).rejects.toMatchObject({ status: 409, code: 'too-late' })
  expect((await history(ben)).messages.map(({ text }) => text)).toEqual(['Just in time.', ''])
})

test('new words are judged before anybody sees them: covered in a crisis, held when they push to harm', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Long day.', { id: 'm-1' })
  await expect(edit(ada, 'just kill yourself already, kys')).rejects.toMatchObject({ code: 'held' })
  const { care } = await edit(ada, 'I want to kill myself tonight')
  expect(care).toMatchObject({ tier: 'crisis', show: 'panel' })
  const heard = await ben.live.next('edited')
  expect(heard).toMatchObject({ seq: 2, message: { cover: true } })
  expect(JSON.stringify(ben.live.all())).not.toContain('kys')
  // Her export still has the held text.
  const said = dataIn(await fetchExport(app, ada)).groupMessages
  expect(said).toMatchObject([
    { id: 'm-1', text: 'I want to kill myself tonight', edited: true, held: false },
    { text: 'just kill yourself already, kys', held: true },
  ])
})

test('the insights go by the new words, and the old ones are kept nowhere', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const said = async (person: Member, text: string, messageId: string) => {
    const body = { userId: person.user.sub, context: 'group', text, messageId, threadId }
    await person.call(classify, { body })
    await person.say(text, { id: messageId })
  }
  await said(ada, 'I am so stressed about the kingfisher deadline at work.', 'm-1')
  const before = await ada.call(getSummary)
  expect(Object.keys(before.current)).not.toEqual([])
  const calmer = 'I finally got two hours of real focus today, phone off.'
  await edit(ada, calmer)
  const after = await ada.call(getSummary)
  expect(after).toMatchObject({ total: 1, sources: { groups: 1 } })
  expect(Object.keys(after.current)).not.toEqual([])
  expect(after.current).not.toEqual(before.current)
  // Just as if she had said nothing else.
  const ben = await join(app, 'ben', threadId)
  await said(ben, calmer, 'm-2')
  expect(after).toEqual(await ben.call(getSummary))
  expect(JSON.stringify(dataIn(await fetchExport(app, ada)))).not.toContain('kingfisher')
  // Neither a crisis message nor an unsent one counts.
  await edit(ada, 'I want to kill myself tonight')
  expect((await ada.call(getSummary)).total).toBe(0)
  await edit(ada, 'I am so stressed about work.')
  expect((await ada.call(getSummary)).total).toBe(1)
  await ada.call(removeMessage, { params: { threadId, id: 'm-1' } })
  expect((await ada.call(getSummary)).total).toBe(0)
})

test('an edited answer is exported, imported and exported again as it is, and lies readable nowhere', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await app.signIn('ben')
  const canary = 'kingfisher-under-the-weir'
  await ada.say('First.', { id: 'm-1' })
  await ada.say('Second.', { id: 'm-2', replyTo: 'm-1' })
  await edit(ada, `Second, ${canary}.`, 'm-2')
  const zip = await fetchExport(app, ada)
  const data = dataIn(zip).groupMessages
  expect(data).toMatchObject([{ id: 'm-1' }, { id: 'm-2', edited: true, replyTo: 'm-1' }])
  expect(Object.values(filesIn(zip)).join('\n')).toContain(', edited')
  expect((await sendExport(app, ben, zip)).status).toBe(200)
  expect(dataIn(await fetchExport(app, ben)).groupMessages).toEqual(data)
  const record = await ben.call(getGroupRecord, { query: {} })
  expect(record.messages).toMatchObject([
    { id: 'm-2', edited: true },
    { id: 'm-1', edited: false },
  ])
  expect((await dumpOf(app.storage)).includes(canary)).toBe(false)
  expect(app.logged()).not.toContain(canary)
})
