import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAlongsideServer, openDatabase } from '#server/platform/db.ts'
import { afterTest } from '#test/support/after-test.ts'
import { makeTemporaryStorage } from '#test/support/database.ts'

test('a first start that was cut off leaves nothing half made behind, and the next one goes well', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  // A conflicting table stops a step at its last table, as a crash would: its first ones exist by then.
  const first = await openDatabase(storage)
  const tables = await first.db.introspection.getTables()
  for (const { name } of tables) await sql`drop table ${sql.table(name)}`.execute(first.db)
  await sql`delete from kysely_migration`.execute(first.db)
  await sql`create table group_holds (id text)`.execute(first.db)
  await first.close()
  await expect(openDatabase(storage)).rejects.toThrow(/group_holds/)

  const beside = openAlongsideServer(storage)
  await sql`drop table group_holds`.execute(beside.db)
  await beside.close()
  const again = await openDatabase(storage)
  expect((await again.db.introspection.getTables()).length).toBe(tables.length)
  await again.close()
})
