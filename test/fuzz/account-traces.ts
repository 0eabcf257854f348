/** Leaves data in every part of the product, and reads back everything the person can see, to compare. */
import { randomUUID } from 'node:crypto'
import { listDevices, me } from '#shared/accounts.ts'
import { classify, getSummary } from '#shared/classification.ts'
import { finishSession, getArchive, getMemory, getMessages, postChat, putAvoid } from '#shared/companion.ts'
import { getMessages as getThread } from '#shared/group-chat.ts'
import { getReceipts, getTrends } from '#shared/insights.ts'
import { blockAuthor, getBlocks } from '#shared/moderation.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { getProfile, putProfile } from '#shared/profile.ts'
import { getSafetyPlan, getSupport, putSafetyPlan } from '#shared/support.ts'
import { sameAnswers } from '#test/support/profile-answers.ts'
import type { Person } from './people.ts'
import { clientFrameBytes, openWire, upgradeRequest } from './wire.ts'

/** Ids by kind. */
export type TraceIds = Record<string, string>

export async function leaveTraces(
  url: string,
  person: Person,
  word: string,
  threadId: string,
): Promise<TraceIds> {
  const { call, user, deviceKey, email } = person
  const answers = sameAnswers(`It was a ${word} summer.`)
  await call(putProfile, { body: { answers, companionName: 'Wren' } })
  await call(putPreferences, { body: { country: 'SE' } })
  await call(putSafetyPlan, {
    body: { plan: { signs: word, helps: word, company: '', people: '', surroundings: '' } },
  })
  const chatId = 'Wren'
  const messageId = randomUUID()
  await call(postChat, { body: { text: `My sister ${word} moved to Lisbon.`, chatId, messageId } })
  await call(postChat, { body: { text: `I am so worried about the ${word} exam tomorrow.`, chatId } })
  const { archivedAs } = await call(finishSession, { params: { chatId } })
  await call(postChat, { body: { text: `Today was calmer, by the ${word} lake.`, chatId } })
  const read = randomUUID()
  await call(classify, {
    body: { userId: user.sub, context: chatId, text: `The ${word} makes me anxious.`, messageId: read },
  })
  await call(putAvoid, { body: { topics: [word] } })
  const message = `said-${randomUUID()}`
  const opened = await say(url, person, threadId, message)
  const { memories } = await call(getMemory)
  // Blocking oneself is refused; either way there is a list of blocks to compare.
  await call(blockAuthor, { body: { threadId, messageId: message } }).catch(() => {})
  return {
    account: user.sub,
    email,
    device: deviceKey,
    chat: chatId,
    session: archivedAs ?? 'none',
    'private message': messageId,
    reading: read,
    message,
    'person in the thread': opened,
    ...(memories[0] && { memory: memories[0].id }),
  }
}

/** Returns the person's id in that thread. */
async function say(url: string, { token, user }: Person, threadId: string, id: string): Promise<string> {
  const wire = await openWire(url)
  wire.write(upgradeRequest(url, `/production?${new URLSearchParams({ token, threadId })}`))
  await wire.until(/"type":"opened"/)
  const [, opened = ''] = /"type":"opened"[^}]*"userId":"([^"]+)"/.exec(wire.came()) ?? []
  const frame = { action: 'sendMessage', type: 'group_message', stream_id: threadId, userId: user.sub, id }
  wire.write(clientFrameBytes(JSON.stringify({ ...frame, text: 'Everybody may read this.' })))
  await wire.until(/"type":"ack"/)
  wire.end()
  return opened
}

/** Everything the person can see of their own data, without what changes by itself. */
export async function stateOf({ call, user }: Person): Promise<Record<string, unknown>> {
  const { companionName } = await call(getProfile)
  const archive = await call(getArchive, { query: {} })
  const chats = [companionName ?? 'TwinBot', ...archive.map(({ id }) => id)]
  const { devices } = await call(listDevices)
  const { messages } = await call(getThread, { params: { threadId: 'sleep' }, query: {} })
  return {
    account: (await call(me)).user,
    devices: devices.map(({ key, name, remembered }) => ({ key, name, remembered })),
    profile: await call(getProfile),
    preferences: await call(getPreferences),
    archive,
    chats: await Promise.all(chats.map(chatId => call(getMessages, { params: { chatId }, query: {} }))),
    memory: await call(getMemory),
    summary: await call(getSummary),
    receipts: await call(getReceipts, { query: { gauge: 'anxiety' } }),
    trends: await call(getTrends),
    support: await call(getSupport),
    plan: await call(getSafetyPlan),
    blocks: await call(getBlocks),
    said: messages
      .filter(({ text }) => text === 'Everybody may read this.')
      .map(({ id, removed }) => ({ id, removed })),
    sub: user.sub,
  }
}
