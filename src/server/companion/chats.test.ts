import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { type Db, openDatabase } from '#server/platform/db.ts'
import { createSeal } from '#server/platform/seal.ts'
import { createSecret } from '#server/platform/secret.ts'
import { afterTest } from '#test/support/after-test.ts'
import { createTestClock } from '#test/support/clock.ts'
import { makeTemporaryStorage, openTestDatabase } from '#test/support/database.ts'
import { freshState } from './answering/state.ts'
import { type ChatState, emptyState } from './chat-state.ts'
import { createChats } from './chats.ts'
import { noRows } from './services.ts'
import { companionStore, TurnOvertaken, writeTurns } from './store.ts'

/** A turn's effect on the state: a memory added, one used, the oldest gone, a question asked. */
function afterTurn(state: ChatState, turn: number): ChatState {
  const used = state.voice.memories.map((memory, i) =>
    i === turn % 20 ? { ...memory, usedAt: turn } : memory,
  )
  const words = `what she said in turn ${turn}, `.repeat(6)
  const said = { id: `m${turn}`, said: words, at: turn, usedAt: null, turn }
  return {
    ...state,
    asked: [...state.asked, `q${turn}`],
    openQuestion: turn % 3 ? `q${turn}` : null,
    voice: { ...state.voice, turn, memories: [...used, said].slice(-30) },
  }
}

const secret = createSecret('the secret of this test installation')

function nodeOn(db: Db, clock: Clock = systemClock) {
  return createChats({
    store: companionStore(db),
    seal: createSeal(db, secret),
    clock,
    countNewName: async () => {},
  })
}

async function twoNodes() {
  const { db } = await openTestDatabase()
  const store = companionStore(db)
  const node = () => nodeOn(db)
  const write = (chat: Parameters<typeof writeTurns>[1][number]['chat']) =>
    writeTurns(db, [{ ...noRows, chat }], async () => {})
  return { db, store, node, write }
}

test('whichever node she comes to next knows everything, however many turns there were', async () => {
  const { node, write, store } = await twoNodes()
  const first = node()
  const { id } = await first.named('ada', 'Sol')
  const wrote = { changes: 0, everything: 0 }
  for (let turn = 1; turn <= 60; turn += 1) {
    const chat = await first.named('ada', 'Sol')
    const moved = await first.move(chat, afterTurn(chat.state, turn))
    wrote[moved.row.snapshot ? 'everything' : 'changes'] += 1
    await write(moved.row)
    first.advance(moved)
    const elsewhere = await node().named('ada', 'Sol')
    expect(elsewhere).toEqual({ ...moved.chat, session: undefined })
  }
  expect(wrote.changes).toBeGreaterThan(wrote.everything * 5)
  expect((await store.chat('ada', id))?.version).toBe(60)
})

test('what she said does not lie open in memory long after she has gone, nor at all when her account is', async () => {
  const { db } = await openTestDatabase()
  const clock = createTestClock()
  const chats = nodeOn(db, clock)
  await chats.named('ada', 'Sol')
  clock.advance(10 * 60_000)
  await chats.named('ada', 'Sol')
  await chats.named('ben', 'Wren')
  clock.advance(10 * 60_000)
  await chats.named('ben', 'Wren')
  expect(chats.cached()).toBe(2)
  clock.advance(10 * 60_000)
  await chats.named('ben', 'Wren')
  expect(chats.cached()).toBe(1)
  chats.evict('ben')
  expect(chats.cached()).toBe(0)
})

test('what she has had forgotten is in nothing that is stored', async () => {
  const { db, node, write, store } = await twoNodes()
  const chats = node()
  const { id } = await chats.named('ada', 'Sol')
  const step = async (how: (state: ChatState) => ChatState, whole: boolean) => {
    const chat = await chats.named('ada', 'Sol')
    const moved = await chats.move(chat, how(chat.state), { whole })
    await write(moved.row)
    chats.advance(moved)
  }
  const stored = async () => {
    const row = await store.chat('ada', id)
    const key = await createSeal(db, secret).keyOf('ada')
    return [
      row?.state && key.open('companion.state', row.state),
      row?.recent && key.open('companion.recent', row.recent),
    ].join()
  }
  await step(state => afterTurn(state, 1), false)
  await step(state => afterTurn(state, 2), false)
  expect(await stored()).toContain('in turn 1')
  await step(state => ({ ...state, voice: { ...freshState(), turn: 2 } }), true)
  expect(await stored()).not.toContain('in turn')
})

test('a turn that did not know of the other node’s is refused, and taken again from what is stored', async () => {
  const { node, write } = await twoNodes()
  const [one, other] = [node(), node()]
  const before = await other.named('ada', 'Sol')
  const moved = await one.move(await one.named('ada', 'Sol'), afterTurn(emptyState(), 1))
  await write(moved.row)
  const late = await other.move(before, afterTurn(before.state, 2))
  await expect(write(late.row)).rejects.toThrow(TurnOvertaken)
  other.forget(before.id)
  expect((await other.byId('ada', before.id)).state).toEqual(moved.chat.state)
})

test('what cannot be read is begun anew, and then written as a whole', async () => {
  const { node, write } = await twoNodes()
  const chats = node()
  const chat = await chats.named('ada', 'Sol')
  const broken = { ...emptyState(), asked: 'nothing that makes sense' as never }
  await write((await chats.move(chat, broken, { whole: true })).row)
  const again = await node().named('ada', 'Sol')
  expect(again).toMatchObject({ state: emptyState(), recent: null })
  const moved = await chats.move(again, afterTurn(again.state, 1))
  await write(moved.row)
  expect((await node().named('ada', 'Sol')).state).toEqual(moved.chat.state)
})

test('what she had told before chats were written in parts is known after the update', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const { db, close, engine } = await openDatabase(storage)
  const { id } = await nodeOn(db).named('ada', 'Sol')
  const state = afterTurn(emptyState(), 1)
  const sealed = (await createSeal(db, secret).keyOf('ada')).seal('companion.state', JSON.stringify(state))
  await sql`drop table companion_snapshots`.execute(db)
  await sql`alter table companion_chats drop column recent`.execute(db)
  const blob = sql.raw(engine === 'postgres' ? 'bytea' : 'blob')
  await sql`alter table companion_chats add column state ${blob}`.execute(db)
  await sql`update companion_chats set version = 1, state = ${sealed} where id = ${id}`.execute(db)
  await sql`delete from kysely_migration where name >= '011'`.execute(db)
  await close()

  const updated = await openDatabase(storage)
  afterTest(() => updated.close())
  expect(await nodeOn(updated.db).named('ada', 'Sol')).toMatchObject({ id, version: 1, state })
})
