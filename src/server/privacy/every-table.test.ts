import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

const { ada } = cast
/** The app is opened twice and every table checked, which takes a while on a busy machine. */

/**
 * Columns that identify a person. A table with such a column must be cleared with its person, or this test
 * fails.
 */
const ofPerson = /(^|_)(user|owner|author|reporter|blocker|blocked|person|account|member|subject|sub)(_id)?$/
const ofAddress = /(^|_)email$/

/**
 * If this fails for a new table: delete its rows in the feature's `personal` and, for a new feature, add
 * that to the list in app.ts.
 */
test('whatever table there is or will be, a row about her is gone when she is', async () => {
  const app = await openApp()
  const her = await app.signIn('ada')
  await app.stop()

  const database = await openDatabase(app.storage)
  const tables = await database.db.introspection.getTables()
  const filled: string[] = []
  for (const { name, columns } of tables) {
    // Rows here are deletions in progress.
    if (name === 'departures') continue
    const naming = columns.filter(column => ofPerson.test(column.name) || ofAddress.test(column.name))
    for (const named of naming) {
      const row = columns.map(column => {
        if (column === named) return ofAddress.test(column.name) ? ada.email : her.user.sub
        if (/int/i.test(column.dataType)) return 1
        return /blob|bytea/i.test(column.dataType)
          ? Buffer.from('sealed')
          : `some ${column.name} ${named.name}`
      })
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column.name)))})
        values (${sql.join(row)}) on conflict do nothing`.execute(database.db)
      filled.push(`${name}.${named.name}`)
    }
  }
  // Emails and reports are decrypted to find their owner, and these fake ones were never sealed.
  await sql`delete from reports`.execute(database.db)
  await database.close()
  expect(filled).toEqual(
    expect.arrayContaining(['profiles.user_id', 'blocks.blocked_id', 'pool_resets.email']),
  )

  const again = await openApp({ sharing: app })
  const back = await again.signIn('ada')
  await back.call(deleteAccount, { body: { password: ada.password } })
  await again.stop()

  const after = await openDatabase(app.storage)
  const left: string[] = []
  for (const { name, columns } of tables) {
    if (name === 'departures') continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(after.db)
    for (const column of columns)
      for (const row of rows)
        if ([her.user.sub, ada.email].includes(String(row[column.name]))) left.push(`${name}.${column.name}`)
  }
  await after.close()
  expect(left).toEqual([])
})
