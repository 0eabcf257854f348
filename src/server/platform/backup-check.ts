/**
 * Verifies a backup: file hashes, SQLite's integrity check, row counts per table, and that the secret fits
 * the data. Read-only.
 */
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { alteredBackup, type Backup, CannotCopy, checkedList, DATABASE } from './backup-files.ts'
import type { Db } from './db.ts'
import { wasWrittenWith } from './installation.ts'
import { createSecret, readNextSecret, readSecret } from './secret.ts'
import { readSqlite } from './sqlite.ts'
import { fingerprintTables } from './table-fingerprints.ts'

/** `appSecret` is the operator's own, for backups made without the secret file. */
export async function checkBackup(folder: string, appSecret?: string): Promise<Backup> {
  const backup = await checkedList(folder)
  await withCopy(folder, async (db, problems) => {
    if (problems.length > 0) throw new CannotCopy(`The database in ${folder} is damaged: ${problems[0]}.`)
    if (JSON.stringify(await fingerprintTables(db)) !== JSON.stringify(backup.tables))
      throw alteredBackup(folder, DATABASE)
    const secrets = [appSecret ?? readSecret(folder), readNextSecret(folder)].filter(Boolean) as string[]
    if (secrets.length > 0 && !(await isAnyOf(db, secrets)))
      throw new CannotCopy(
        `The secret is not the one of the backup in ${folder}: with it, nothing could be read.`,
      )
  })
  return backup
}

/** Integrity check and row counts of a copy just made. */
export async function countCopy(folder: string) {
  return withCopy(folder, async (db, problems) => {
    if (problems.length === 0) return fingerprintTables(db)
    throw new CannotCopy(`The database itself is damaged (${problems[0]}); no backup was made of it.`)
  })
}

async function withCopy<T>(folder: string, use: (db: Db, problems: string[]) => Promise<T>): Promise<T> {
  const file = readSqlite(join(folder, DATABASE))
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: file }) })
  try {
    return await use(db, file.check())
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== 'ERR_SQLITE_ERROR') throw error
    throw new CannotCopy(`The database in ${folder} cannot be read: ${message}.`)
  } finally {
    await db.destroy()
    file.close()
  }
}

async function isAnyOf(db: Db, secrets: string[]): Promise<boolean> {
  for (const secret of secrets) if (await wasWrittenWith(db, createSecret(secret))) return true
  return false
}
