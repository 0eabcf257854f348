/**
 * `npm run verify-backup -- <folder>` verifies a backup as `restore` would, without changing anything. If
 * the secret is not in the folder, set APP_SECRET to check it too.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadSetting, readConfig } from '#server/config.ts'
import { checkBackup } from '#server/platform/backup-check.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [, , named] = process.argv
  if (!named) throw new BadSetting('Say which: npm run verify-backup -- /the/folder/of/the/backup')
  const { appSecret } = readConfig(process.env)
  const folder = resolve(named)
  const { takenAt, tables } = await checkBackup(folder, appSecret)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const isSecretChecked = appSecret !== undefined || existsSync(join(folder, 'secret'))
  console.log(`The backup of ${takenAt} is whole: ${rows} rows in ${tables.length} tables.`)
  console.log(
    isSecretChecked ? 'Its secret is the right one.' : 'Its secret is not here, so it could not be checked.',
  )
})
