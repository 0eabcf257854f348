/**
 * A copy of the embedded database, taken while the server runs, as of one moment; and the way back from it.
 * Beside it lies a list of what it holds, so that a damaged copy is found out before it is trusted.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { type TableCount, takeCensus } from './census.ts'
import { keepToOwner, makeDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openSqlite } from './sqlite.ts'

export class CannotCopy extends Error {}

const DATABASE = 'twinbot.sqlite'
/** The second is there while a change of the secret is under way; the next start finishes it. */
const SECRETS = ['secret', 'secret.next']
const LIST = 'backup.json'

export type Backup = { takenAt: string; tables: TableCount[]; withSecret: boolean }

export async function takeBackup(dataDir: string, folder: string, withSecret: boolean): Promise<Backup> {
  const source = join(dataDir, DATABASE)
  if (!existsSync(source)) throw new CannotCopy(`There is no embedded database in ${dataDir}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotCopy(`The folder ${folder} is not empty; name another one.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  makeDataFolder(folder)
  const takenAt = new Date().toISOString()
  snapshot(source, join(folder, DATABASE))
  const tables = await censusOf(join(folder, DATABASE))
  const backup = { takenAt, tables, withSecret: withSecret && copySecrets(dataDir, folder) > 0 }
  writeFileSync(join(folder, LIST), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 })
  return backup
}

function copySecrets(from: string, to: string): number {
  const there = SECRETS.filter(name => existsSync(join(from, name)))
  for (const name of there) copyForOwner(join(from, name), join(to, name))
  return there.length
}

function copyForOwner(from: string, to: string): void {
  keepToOwner(to)
  copyFileSync(from, to)
}

/** One read transaction of its own: whoever writes meanwhile neither waits for it nor gets into it. */
function snapshot(source: string, copy: string): void {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('pragma busy_timeout = 10000')
    // Into a file that is there already, and empty, so that nobody else can read it for a moment.
    keepToOwner(copy)
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
}

async function censusOf(file: string): Promise<TableCount[]> {
  const db = new Kysely<Record<never, never>>({ dialect: new SqliteDialect({ database: openSqlite(file) }) })
  try {
    return await takeCensus(db)
  } finally {
    await db.destroy()
  }
}

/** Into a data folder that holds no data yet, of a server that does not run. */
export async function restoreBackup(folder: string, dataDir: string): Promise<Backup> {
  if (!existsSync(join(folder, LIST))) throw new CannotCopy(`There is no backup in ${folder}.`)
  if (existsSync(join(dataDir, DATABASE)))
    throw new CannotCopy(
      `There is data in ${dataDir} already; move it away, or set DATA_DIR to another folder.`,
    )
  const backup = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Backup
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const found = await censusOf(join(folder, DATABASE))
    if (JSON.stringify(found) !== JSON.stringify(backup.tables))
      throw new CannotCopy(
        `The backup in ${folder} is not what it was when it was taken; nothing was restored.`,
      )
    copyForOwner(join(folder, DATABASE), join(dataDir, DATABASE))
    if (backup.withSecret) copySecrets(folder, dataDir)
    return backup
  } finally {
    unlock()
  }
}
