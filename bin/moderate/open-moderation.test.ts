import { execFile } from 'node:child_process'
import { join as joinPath } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getMessages, removeMessage } from '#shared/group-chat.ts'
import { reportMessage } from '#shared/moderation.ts'
import { afterTest } from '#test/support/after-test.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { dumpOf } from '#test/support/dump.ts'
import { join, type Member } from '#test/support/group.ts'
import { openModeration } from './open-moderation.ts'

const threadId = 'sleep'
const params = { threadId }
/** Without Redis a node polls every two seconds. */
const patiently = { interval: 250 }
const by = { operator: 'olga', why: 'against the rules of the house' }

const environmentOf = ({ storage }: TestApp) => ({
  DATA_DIR: storage.dataDir,
  DATABASE_URL: storage.databaseUrl,
  REDIS_URL: storage.redisUrl,
})

/** The operator's command in this process, on a running server's data. */
async function operatorOf(app: TestApp) {
  const moderation = await openModeration(environmentOf(app))
  afterTest(moderation.close)
  return moderation.operator
}

/** The server's answer to a message: an ack or a refusal. */
async function answerTo(member: Member, text: string) {
  const id = member.send(text)
  for (;;) {
    const frame = await member.live.next()
    if (frame.id === id) return frame
  }
}

test('what ben reports waits for the operator as it was, even after ada took it back', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('A heron of an insult.', { id: 'm-1' })
  const report = {
    threadId,
    messageId: 'm-1',
    reason: 'unkind',
    words: 'She is a kestrel about it.',
  } as const
  expect(await ben.call(reportMessage, { body: report })).toEqual({ help: false })
  await ben.call(reportMessage, { body: { ...report, words: 'Again.' } })
  await ada.call(removeMessage, { params: { threadId, id: 'm-1' } })

  const operator = await operatorOf(app)
  const { reports, holds } = await operator.list()
  expect([reports.length, holds.length]).toEqual([1, 0])
  const shown = await operator.show(reports[0]!.id)
  expect(shown).toMatchObject({
    report: { text: 'A heron of an insult.', words: 'She is a kestrel about it.', reason: 'unkind' },
    message: { text: null, hidden: false },
    author: { id: ada.user.sub, name: 'Ada', reports: 1 },
  })
  await operator.dismiss(reports[0]!.id, by)
  expect((await operator.list()).reports).toEqual([])
  const dump = await dumpOf(app.storage)
  for (const word of ['heron', 'kestrel']) expect(dump.includes(word)).toBe(false)
})

onEmbedded('who says in a report that they are not safe is shown the way to help', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Nobody asked you.', { id: 'm-1' })
  const body = {
    threadId,
    messageId: 'm-1',
    reason: 'other',
    words: 'I want to die because of this',
  } as const
  expect(await ben.call(reportMessage, { body })).toEqual({ help: true })
  const own = { ...body, reason: 'spam' } as const
  await expect(ada.call(reportMessage, { body: own })).rejects.toMatchObject({ status: 400 })
  const long = { ...body, words: 'a'.repeat(1001) }
  await expect(ben.call(reportMessage, { body: long })).rejects.toMatchObject({ body: { field: 'words' } })
})

test('hidden words are gone from every screen and history, and come back when they are restored', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  await ada.say('Hide me.', { id: 'm-1' })
  await ben.hear(1)
  await ben.call(reportMessage, { body: { threadId, messageId: 'm-1', reason: 'spam' } })
  const operator = await operatorOf(app)
  await operator.hide('m-1', by)
  expect((await operator.list()).reports).toEqual([])
  for (const member of [ada, ben])
    expect(await member.live.next('removed')).toMatchObject({ id: 'm-1', seq: 2 })
  const { messages } = await ada.call(getMessages, { params, query: {} })
  expect(messages).toMatchObject([{ id: 'm-1', text: '', removed: true }])
  expect(await ada.say('Hide me.', { id: 'm-1' })).toMatchObject({ seq: 1 })
  expect((await ben.call(getMessages, { params, query: {} })).messages).toEqual(messages)
  await expect(operator.hide('m-1', by)).rejects.toThrow('no message "m-1" with words')

  await operator.restore('m-1', by)
  const restored = { id: 'm-1', seq: 1, text: 'Hide me.', from: 'Ada' }
  expect(await ben.live.next('restored')).toMatchObject({ seq: 3, message: restored })
  expect((await ben.call(getMessages, { params, query: { after: '1' } })).changes).toMatchObject([restored])
  await expect(operator.restore('m-1', by)).rejects.toThrow('not hidden')

  await operator.hide('m-1', by)
  await ada.call(removeMessage, { params: { threadId, id: 'm-1' } })
  await expect(operator.restore('m-1', by)).rejects.toThrow('took it back')
})

test('what is held reaches nobody until the operator lets it, or is gone when they do not', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  for (const id of ['held-1', 'held-2']) {
    ada.send('just kill yourself already, kys', { id })
    await ada.live.next('error')
  }
  const operator = await operatorOf(app)
  expect((await operator.list()).holds.map(({ id }) => id)).toEqual(['held-1', 'held-2'])
  expect((await operator.show('held-1')).held).toMatchObject({ text: 'just kill yourself already, kys' })
  await operator.reject('held-1', by)
  await operator.release('held-2', by)
  expect(await ben.live.next('group_message')).toMatchObject({ id: 'held-2', from: 'Ada', seq: 1 })
  expect((await operator.list()).holds).toEqual([])
  await expect(operator.release('held-1', by)).rejects.toThrow('Nothing is held')
})

test('who is suspended is refused with the reason, and may speak again when it is lifted or over', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  const ben = await join(app, 'ben', threadId)
  const operator = await operatorOf(app)
  const until = await operator.suspend(ada.person.email, 7, by)
  await expect.poll(async () => (await answerTo(ada, 'Am I heard?')).code, patiently).toBe('suspended')
  const refused = await answerTo(ada, 'I want to die')
  const day = new Date(until!).toISOString().slice(0, 10)
  expect(refused).toMatchObject({ code: 'suspended', care: { tier: 'crisis', show: 'panel' } })
  expect(refused.error).toContain(day)
  expect(await ben.say('I am heard.')).toMatchObject({ type: 'ack' })

  await operator.unsuspend(ada.user.sub, by)
  await expect.poll(async () => (await answerTo(ada, 'And now?')).type, patiently).toBe('ack')
  await expect(operator.unsuspend(ada.user.sub, by)).rejects.toThrow('not suspended')
  await expect(operator.suspend('nobody@example.org', 7, by)).rejects.toThrow('no account')
})

test('every action is written down: who, when, what and why, and nobody’s words', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('A heron of an insult.', { id: 'm-1' })
  const operator = await operatorOf(app)
  await operator.hide('m-1', by)
  await operator.restore('m-1', by)
  await operator.suspend(ada.user.sub, undefined, by)
  const actions = await operator.actions()
  expect(actions).toMatchObject([
    { action: 'suspend', subject: ada.user.sub, ...by },
    { action: 'restore', subject: 'm-1', ...by },
    { action: 'hide', subject: 'm-1', ...by, at: expect.any(Number) },
  ])
  expect(JSON.stringify(actions)).not.toContain('heron')

  // Many actions in one millisecond still keep their order.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let i = 0; i < 12; i++) await operator[i % 2 ? 'restore' : 'hide']('m-1', by)
  const later = (await operator.actions()).slice(0, 12).map(({ action }) => action)
  expect(later).toEqual(later.map((_, i) => (i % 2 ? 'hide' : 'restore')))
})

test('the command itself works beside the server, and wants to know why', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', threadId)
  await ada.say('Look \u001b[31mhere.', { id: 'm-1' })
  // Asynchronous, because the server runs in this process too.
  const run = promisify(execFile)
  const root = joinPath(import.meta.dirname, '..', '..')
  const env = { ...process.env, NODE_OPTIONS: '', ...environmentOf(app) }
  const moderate = (...args: string[]) =>
    run(process.execPath, ['bin/moderate.ts', ...args], { cwd: root, env })
  const shown = await moderate('show', 'm-1')
  expect(shown.stdout).toContain('    | Look �[31mhere.')
  await expect(moderate('hide', 'm-1')).rejects.toMatchObject({ code: 1, stderr: 'Say why: --why "…"\n' })
  await moderate('hide', 'm-1', '--why', 'spam')
  expect(await ada.live.next('removed')).toMatchObject({ id: 'm-1' })
  const operator = await operatorOf(app)
  expect(await operator.actions()).toMatchObject([{ action: 'hide', subject: 'm-1', why: 'spam' }])
})
