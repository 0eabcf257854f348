/** `npm run restore -- <folder>` puts a backup into the data folder (DATA_DIR), which must hold no data yet. */
import { resolve } from 'node:path'
import { BadSetting, readConfig } from '#server/config.ts'
import { restoreBackup } from '#server/platform/backup.ts'
import { toldPlainly } from './told-plainly.ts'

await toldPlainly(async () => {
  const [, , named] = process.argv
  if (!named) throw new BadSetting('Say from where: npm run restore -- /the/folder/of/the/backup')
  const config = readConfig(process.env)
  const { takenAt, tables, withSecret } = await restoreBackup(resolve(named), config.dataDir)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows in ${tables.length} tables, as of ${takenAt}, are in ${config.dataDir}.`)
  if (!withSecret)
    console.log(
      `The backup holds no secret: put it into ${config.dataDir}/secret, or give it as APP_SECRET, before you start.`,
    )
})
