/** What people do with one of their sessions: name it, and delete it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAlongsideServer } from '#server/platform/db.ts'
import { getSummary } from '#shared/classification.ts'
import {
  deleteSession,
  finishSession,
  getArchive,
  getMemory,
  getMessages,
  postChat,
  renameSession,
} from '#shared/companion.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { dumpOf } from '#test/support/dump.ts'

const chatId = 'TwinBot'
const say = (person: SignedIn, text: string, chat = chatId) =>
  person.call(postChat, { body: { text, chatId: chat } })
const open = (person: SignedIn, chat: string) =>
  person.call(getMessages, { params: { chatId: chat }, query: {} })
const finish = async (person: SignedIn) =>
  (await person.call(finishSession, { params: { chatId } })).archivedAs ?? ''
const archiveOf = (person: SignedIn, q?: string) => person.call(getArchive, { query: q ? { q } : {} })

test('she gives a session a name of her own, and it keeps it when she goes on', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'I slept badly again, four hours maybe, and my shoulders hurt.')
  const id = await finish(ada)
  const rename = (title: string) => ada.call(renameSession, { params: { chatId: id }, body: { title } })
  expect(await rename('  The week of the move ')).toEqual({ title: 'The week of the move' })
  await say(ada, 'And the boxes are still in the hall, all forty of them.', id)
  expect(await archiveOf(ada, 'move')).toMatchObject([{ id, title: 'The week of the move' }])
  expect((await open(ada, id)).title).toBe('The week of the move')
  expect((await dumpOf(app.storage)).includes('week of the move')).toBe(false)
  await expect(rename(' ')).rejects.toMatchObject({ status: 400 })
  const ben = await app.signIn('ben')
  const hers = { params: { chatId: id }, body: { title: 'Mine' } }
  await expect(ben.call(renameSession, hers)).rejects.toMatchObject({ status: 404 })
})

test('she deletes one session, and nothing of it is left anywhere; the others stay', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'My sister Nora moved to Lisbon in March. I miss our Sunday walks more than I say.')
  const kept = await finish(ada)
  const before = await everythingOf(app, ada)
  await say(ada, 'Work has been so stressful that I lie awake until three every night.')
  await say(ada, 'My boss wants the report by Friday and I am under so much pressure.')
  const id = await finish(ada)
  expect((await ada.call(getSummary)).total).toBe(3)
  const ben = await app.signIn('ben')
  const it = { params: { chatId: id } }
  await expect(ben.call(deleteSession, it)).rejects.toMatchObject({ status: 404 })
  await ada.call(deleteSession, it)
  expect(await everythingOf(app, ada)).toEqual(before)
  expect((await archiveOf(ada)).map(entry => entry.id)).toEqual([kept])
  expect(await archiveOf(ada, 'boss')).toEqual([])
  await expect(open(ada, id)).rejects.toMatchObject({ status: 404 })
  await expect(ada.call(deleteSession, it)).rejects.toMatchObject({ status: 404 })
  // The companion goes on without it.
  const { messages } = await say(ada, 'Nora called me today and we laughed a lot.')
  expect(messages.map(({ from }) => from)).toEqual(['user', 'bot'])
})

/** What is shown and remembered of what she wrote, and how many rows hold it. */
async function everythingOf({ storage }: TestApp, person: SignedIn) {
  const { db, close } = openAlongsideServer(storage)
  const rows: Record<string, unknown> = {}
  for (const table of [
    'companion_messages',
    'companion_sessions',
    'companion_answers',
    'readings',
    'reading_tags',
  ])
    rows[table] = (await sql`select count(*) as many from ${sql.table(table)}`.execute(db)).rows
  await close()
  const { current, total } = await person.call(getSummary)
  return {
    rows,
    current,
    total,
    remembered: (await person.call(getMemory)).memories.map(({ sentence }) => sentence),
  }
}
