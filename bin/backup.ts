/**
 * `npm run backup -- <folder>` copies the embedded database, and the secret, into an empty folder, while the
 * server runs. With `--without-secret` the secret stays out, for those who keep it elsewhere.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadSetting, readConfig } from '#server/config.ts'
import { takeBackup } from '#server/platform/backup.ts'
import { toldPlainly } from './told-plainly.ts'

await toldPlainly(async () => {
  const { values, positionals } = parseArgs({
    options: { 'without-secret': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [named] = positionals
  if (!named) throw new BadSetting('Say where to: npm run backup -- /a/new/folder')
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    throw new BadSetting('DATABASE_URL is set: PostgreSQL is backed up with pg_dump, see docs/operating.md.')
  }
  const folder = resolve(named)
  const wanted = !values['without-secret'] && !config.appSecret
  const { tables, withSecret } = await takeBackup(config.dataDir, folder, wanted)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows in ${tables.length} tables are copied to ${folder}.`)
  console.log(
    withSecret
      ? 'WARNING: the secret lies beside the data. Whoever has this folder can read everything that people wrote: keep "secret" apart from the rest, and keep both from others.'
      : 'The secret is not in it. Without the secret this copy cannot be read by anybody: keep it elsewhere.',
  )
})
