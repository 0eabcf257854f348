/**
 * `npm run restore -- <folder>` verifies a backup and restores it into the data folder (DATA_DIR), which
 * must be empty.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadSetting, readConfig } from '#server/config.ts'
import { restoreBackup } from '#server/platform/backup.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [, , named] = process.argv
  if (!named) throw new BadSetting('Say from where: npm run restore -- /the/folder/of/the/backup')
  const { databaseUrl, dataDir, appSecret } = readConfig(process.env)
  if (databaseUrl) {
    throw new BadSetting(
      'DATABASE_URL is set: PostgreSQL is restored with pg_restore, see docs/operating.md.',
    )
  }
  const { takenAt, tables } = await restoreBackup(resolve(named), dataDir, appSecret)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows in ${tables.length} tables, as of ${takenAt}, are in ${dataDir}.`)
  if (!appSecret && !existsSync(join(dataDir, 'secret')))
    console.log(
      `The backup holds no secret: put it into ${dataDir}/secret, or give it as APP_SECRET, before you start.`,
    )
})
