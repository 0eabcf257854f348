/**
 * `npm run backup -- <folder>` copies the embedded database and the secret into an empty folder while the
 * server runs. `--without-secret` leaves the secret out, for operators who keep it elsewhere. `--keep N`
 * adds a dated backup to the folder and keeps only the newest N.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadSetting, readConfig } from '#server/config.ts'
import { takeBackup } from '#server/platform/backup.ts'
import type { Backup } from '#server/platform/backup-files.ts'
import { takeDatedBackup } from '#server/platform/dated-backups.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { 'without-secret': { type: 'boolean', default: false }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const [named] = positionals
  if (!named) throw new BadSetting('Say where to: npm run backup -- /a/new/folder')
  const { databaseUrl, dataDir, appSecret } = readConfig(process.env)
  if (databaseUrl) {
    throw new BadSetting('DATABASE_URL is set: PostgreSQL is backed up with pg_dump, see docs/operating.md.')
  }
  const folder = resolve(named)
  const withSecret = !values['without-secret'] && !appSecret
  if (values.keep === undefined) return say(folder, await takeBackup(dataDir, folder, withSecret))
  const keep = Number(values.keep)
  if (!(Number.isInteger(keep) && keep > 0)) throw new BadSetting('--keep wants a whole number, such as 7.')
  const { path, backup } = await takeDatedBackup({ dataDir, folder, keep, withSecret })
  say(path, backup)
})

function say(folder: string, { tables, withSecret }: Backup): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows in ${tables.length} tables are copied to ${folder}.`)
  console.log(
    withSecret
      ? 'WARNING: the secret lies beside the data. Whoever has this folder can read everything that people wrote: ' +
          'keep "secret" apart from the rest, and keep both from others.'
      : 'The secret is not in it. Without the secret this copy cannot be read by anybody: keep it elsewhere.',
  )
}
