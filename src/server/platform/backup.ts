/**
 * Backs up the embedded database while the server runs, as one consistent snapshot, and restores it. A
 * failed run leaves nothing behind, and files are readable by their owner only.
 */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkBackup, countCopy } from './backup-check.ts'
import {
  type Backup,
  CannotCopy,
  DATABASE,
  flush,
  HASHES,
  LIST,
  SECRETS,
  writeHashes,
} from './backup-files.ts'
import { keepPrivate, makeDataFolder } from './data-folder.ts'
import { isDiskFull } from './database-errors.ts'
import { lockFolder } from './folder-lock.ts'
import { readSecret } from './secret.ts'

export async function takeBackup(dataDir: string, folder: string, withSecret: boolean): Promise<Backup> {
  if (!existsSync(join(dataDir, DATABASE)))
    throw new CannotCopy(`There is no embedded database in ${dataDir}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotCopy(`The folder ${folder} is not empty; name another one.`)
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  keepPrivate(folder)
  const unfinished = join(folder, '.unfinished')
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    const { backup, names } = await fill(unfinished, dataDir, withSecret)
    for (const name of names) renameSync(join(unfinished, name), join(folder, name))
    rmSync(unfinished, { recursive: true })
    flush(folder)
    return backup
  } catch (error) {
    rmSync(made ?? unfinished, { recursive: true, force: true })
    if (isDiskFull(error))
      throw new CannotCopy(`The disk that holds ${folder} is full; nothing was left there.`)
    throw error
  }
}

/** Hashes are written last; `restoreBackup` keeps the same order. */
async function fill(folder: string, dataDir: string, withSecret: boolean) {
  const takenAt = new Date().toISOString()
  snapshot(join(dataDir, DATABASE), join(folder, DATABASE))
  const tables = await countCopy(folder)
  const secrets = withSecret ? copySecrets(dataDir, folder) : []
  const names = [DATABASE, ...secrets]
  const bytes = Object.fromEntries(names.map(name => [name, statSync(join(folder, name)).size]))
  const backup: Backup = { takenAt, tables, withSecret: secrets.length > 0, bytes }
  writeFileSync(join(folder, LIST), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 })
  await writeHashes(folder, [...names, LIST])
  return { backup, names: [...names, LIST, HASHES] }
}

function copySecrets(from: string, to: string): string[] {
  const there = SECRETS.filter(name => existsSync(join(from, name)))
  for (const name of there) copyPrivately(join(from, name), join(to, name))
  return there
}

function copyPrivately(from: string, to: string): void {
  closeSync(openSync(to, 'a', 0o600))
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  flush(to)
}

/** A single read transaction, so writers neither wait for it nor appear in the copy. */
function snapshot(source: string, copy: string): void {
  closeSync(openSync(copy, 'wx', 0o600))
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('pragma busy_timeout = 10000')
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
}

/** Only into an empty data folder, with the server stopped. */
export async function restoreBackup(folder: string, dataDir: string, appSecret?: string): Promise<Backup> {
  mustBeFree(folder, dataDir)
  // The operator may have put the secret in place already.
  const backup = await checkBackup(folder, appSecret ?? readSecret(folder) ?? readSecret(dataDir))
  const isNew = !existsSync(dataDir)
  makeDataFolder(dataDir)
  const unlock = lockFolder(dataDir)
  const unfinished = join(dataDir, `${DATABASE}.restoring`)
  try {
    rmSync(unfinished, { force: true })
    copyPrivately(join(folder, DATABASE), unfinished)
    copySecrets(folder, dataDir)
    // The database goes last: a data folder with a database always has its secret too.
    renameSync(unfinished, join(dataDir, DATABASE))
    flush(dataDir)
    return backup
  } catch (error) {
    rmSync(isNew ? dataDir : unfinished, { recursive: true, force: true })
    if (isDiskFull(error))
      throw new CannotCopy(`The disk that holds ${dataDir} is full; nothing was restored.`)
    throw error
  } finally {
    unlock()
  }
}

/** A leftover log would be replayed into the restored database. */
function mustBeFree(folder: string, dataDir: string): void {
  for (const name of [DATABASE, `${DATABASE}-wal`, `${DATABASE}-journal`]) {
    if (existsSync(join(dataDir, name)))
      throw new CannotCopy(
        `There is data in ${dataDir} already; move it away, or set DATA_DIR to another folder.`,
      )
  }
  for (const name of SECRETS) {
    const [here, there] = [join(dataDir, name), join(folder, name)]
    if (existsSync(here) && existsSync(there) && !readFileSync(here).equals(readFileSync(there)))
      throw new CannotCopy(`There is another secret in ${dataDir} (${name}); move it away first.`)
  }
}
