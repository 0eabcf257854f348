import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { noRows } from './services.ts'
import { companionStore, type SessionRow, TurnOvertaken, writeTurns } from './store.ts'

const running: SessionRow = {
  id: 'session',
  chat_id: 'chat',
  user_id: 'ada',
  archive_id: null,
  started_at: 1,
  last_at: 1,
  messages: 2,
  tally: '{}',
  title: null,
  words: null,
}

test('a session she finished elsewhere stays finished, and the turn that did not know is taken again', async () => {
  const { db } = await openTestDatabase()
  const store = companionStore(db)
  const write = (session: SessionRow) => writeTurns(db, [{ ...noRows, session }], async () => {})
  await write(running)
  await store.archive({ ...running, archive_id: 'journal-session' })
  await expect(write({ ...running, messages: 4 })).rejects.toThrow(TurnOvertaken)
  expect(await store.runningSession('chat')).toBeUndefined()
  expect(await store.archivedSession('ada', 'journal-session')).toMatchObject({ messages: 2 })
})

test('a session she took up again from the archive goes on there', async () => {
  const { db } = await openTestDatabase()
  const store = companionStore(db)
  const archived = { ...running, archive_id: 'journal-session' }
  await store.archive(archived)
  await writeTurns(db, [{ ...noRows, session: { ...archived, messages: 4 } }], async () => {})
  expect(await store.archivedSession('ada', 'journal-session')).toMatchObject({ messages: 4 })
})
