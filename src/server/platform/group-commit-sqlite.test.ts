import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Disk, groupCommitSqlite } from './group-commit-sqlite.ts'
import { flushThread, isSlowDisk } from './slow-disk.ts'
import { openSqlite } from './sqlite.ts'

type Tables = { words: { id: number; text: string } }

/** A disk whose flush ends when the test calls `done`. */
function slowDisk() {
  const asked: PromiseWithResolvers<void>[] = []
  const disk: Disk = {
    flush() {
      const flush = Promise.withResolvers<void>()
      asked.push(flush)
      return flush.promise
    },
    close: async () => {},
  }
  return { disk, asked }
}

async function opened(disk?: Disk | ((log: string) => Disk)) {
  const folder = mkdtempSync(join(tmpdir(), 'joined-'))
  const file = join(folder, 'words.sqlite')
  const given = typeof disk === 'function' ? disk(`${file}-wal`) : disk
  const database = openSqlite(file, given ? 'by-us' : 'by-sqlite')
  database.prepare('create table words (id integer primary key, text text not null)').run([])
  const db = new Kysely<Tables>({ dialect: groupCommitSqlite(database, given) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  return db
}

const add = (db: Kysely<Tables>, id: number, text = 'word') =>
  db.insertInto('words').values({ id, text }).execute()
const idsIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('words').select('id').orderBy('id').execute()).map(({ id }) => id)
const turnOfTheLoop = () => new Promise(resolve => setImmediate(resolve))

test('what many people write in one moment goes to a slow disk once, and nobody is answered before', async () => {
  const { disk, asked } = slowDisk()
  const db = await opened(disk)
  let answered = 0
  const writes = [1, 2, 3].map(id => add(db, id).then(() => (answered += 1)))
  const transaction = db
    .transaction()
    .execute(trx => add(trx, 4))
    .then(() => (answered += 1))
  while (asked.length === 0) await turnOfTheLoop()
  // While the disk is busy the process goes on, and new writes join the next commit.
  const later = add(db, 5).then(() => (answered += 1))
  for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop()
  expect(answered).toBe(0)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve()
  await Promise.all([...writes, transaction])
  expect(answered).toBe(4)
  while (asked.length === 1) await turnOfTheLoop()
  asked[1]?.resolve()
  await later
  expect(await idsIn(db)).toEqual([1, 2, 3, 4, 5])
})

test('nobody is shown what is not on the disk yet', async () => {
  const { disk, asked } = slowDisk()
  const db = await opened(disk)
  const write = add(db, 1)
  let shown: number[] | undefined
  const reading = idsIn(db).then(ids => (shown = ids))
  while (asked.length === 0) await turnOfTheLoop()
  for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop()
  expect(shown).toBeUndefined()
  asked[0]?.resolve()
  await Promise.all([write, reading])
  expect(shown).toEqual([1])
})

test('a disk that fails is told to those who wrote, and the next ones are served', async () => {
  const { disk, asked } = slowDisk()
  const db = await opened(disk)
  const lost = [add(db, 1), db.transaction().execute(trx => add(trx, 2))].map(write =>
    expect(write).rejects.toThrow('gone'),
  )
  while (asked.length === 0) await turnOfTheLoop()
  const goOn = Promise.withResolvers<void>()
  const kept = db.transaction().execute(async trx => {
    await add(trx, 3)
    await goOn.promise
    await add(trx, 4)
  })
  await turnOfTheLoop()
  asked[0]?.reject(new Error('gone'))
  await Promise.all(lost)
  const beside = add(db, 5)
  goOn.resolve()
  while (asked.length === 1) await turnOfTheLoop()
  asked[1]?.resolve()
  await Promise.all([kept, beside])
  const shown = idsIn(db)
  expect((await shown).slice(-3)).toEqual([3, 4, 5])
})

test('what fails takes nothing else of the moment along', async () => {
  const db = await opened()
  const results = await Promise.allSettled([
    add(db, 1),
    add(db, 1),
    db.transaction().execute(async trx => {
      await add(trx, 2)
      throw new Error('thought better of it')
    }),
    db.transaction().execute(async trx => {
      await add(trx, 3)
      await turnOfTheLoop()
      await add(trx, 4)
    }),
    add(db, 5),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await idsIn(db)).toEqual([1, 3, 4, 5])
})

test('a full disk is told to everybody whose words it did not take, and it goes on when there is room', async () => {
  const db = await opened()
  await add(db, 1)
  await sql`pragma max_page_count = 4`.execute(db)
  const results = await Promise.allSettled([add(db, 2), add(db, 3, 'x'.repeat(100_000)), add(db, 4)])
  expect(results[1]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } })
  await sql`pragma max_page_count = 100000`.execute(db)
  await add(db, 5)
  const stored = await idsIn(db)
  // A write that was confirmed is there.
  expect(stored.includes(2)).toBe(results[0].status === 'fulfilled')
  expect(stored.includes(4)).toBe(results[2].status === 'fulfilled')
  expect(stored).toContain(5)
})

test('with a thread that waits for a real disk everything is there, and a broken handle is disk trouble', async () => {
  const db = await opened(flushThread)
  const writes = Array.from({ length: 50 }, (_, id) => add(db, id))
  await Promise.all([...writes, sql`pragma wal_checkpoint(truncate)`.execute(db)])
  expect(await idsIn(db)).toHaveLength(50)
  const unflushable = flushThread('/dev/null')
  await expect(unflushable.flush()).rejects.toMatchObject({ errcode: 10 })
  await unflushable.close()
  await expect(unflushable.flush()).rejects.toMatchObject({ errcode: 10 })
})

test('looking at how quick the disk is leaves nothing behind, and stops nobody where it cannot look', () => {
  const folder = mkdtempSync(join(tmpdir(), 'probe-'))
  isSlowDisk(folder)
  expect(readdirSync(folder)).toEqual([])
  expect(isSlowDisk(join(folder, 'not', 'there'))).toBe(false)
  rmSync(folder, { recursive: true })
})
