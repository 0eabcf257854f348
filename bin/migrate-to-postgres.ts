/**
 * `DATABASE_URL=… npm run migrate-to-postgres` copies everything from the embedded database in DATA_DIR to
 * an empty PostgreSQL, with the server stopped, and prints the row counts of both. The old data stays.
 */
import { join } from 'node:path'
import { BadSetting, readConfig } from '#server/config.ts'
import { copyDatabase, mustBeEmpty, type TableCopy } from '#server/platform/copy-database.ts'
import { openWithoutMigrating } from '#server/platform/db.ts'
import { checkInstallation, installedSecret } from '#server/platform/installation.ts'
import { migrate } from '#server/platform/migrations/migrate.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, authPool, appSecret } = config
  if (!databaseUrl) throw new BadSetting('Set DATABASE_URL to the PostgreSQL that everything shall move to.')
  const source = openWithoutMigrating({ dataDir })
  try {
    await checkInstallation(source.db, await installedSecret(source.db, config), authPool)
    const target = openWithoutMigrating({ dataDir, databaseUrl })
    try {
      await mustBeEmpty(target.db)
      await migrate(source.db, 'embedded')
      show(await copyDatabase(source.db, target.db))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  console.log(
    appSecret
      ? 'Start every node with this DATABASE_URL and the same APP_SECRET as now.'
      : `The secret did not move: it stays in ${join(dataDir, 'secret')}. ` +
          'One node finds it there when it keeps this DATA_DIR; give it to several as APP_SECRET.',
  )
  console.log(
    `Nothing was taken from ${dataDir}. Remove its twinbot.sqlite once you have seen that all is well.`,
  )
})

function show(copied: TableCopy[]): void {
  const width = Math.max(...copied.map(({ before }) => before.table.length))
  console.log(`${'table'.padEnd(width)}      here     there  fingerprint here  there`)
  for (const { before, after } of copied) {
    const counts = [before, after].map(({ rows }) => String(rows).padStart(9)).join(' ')
    const prints = [before, after].map(({ fingerprint }) => fingerprint.slice(0, 16)).join('  ')
    console.log(`${before.table.padEnd(width)} ${counts}  ${prints}`)
  }
  const rows = copied.reduce((sum, { after }) => sum + after.rows, 0)
  console.log(`${rows} rows in ${copied.length} tables, the same on both sides.`)
}
