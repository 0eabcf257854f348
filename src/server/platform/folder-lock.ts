/** Keeps a second process off a data folder. It is a kernel lock, so a crash always releases it. */
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from './database-errors.ts'

export class FolderInUse extends Error {}
export class FolderUnusable extends Error {}

export function lockFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    const file = join(dataDir, 'lock')
    // Closing an existing file would release the locks that this process holds on it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    lock = new DatabaseSync(file)
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    throw plainly(error, dataDir)
  }
  return () => lock.close()
}

const BUSY = 5

function plainly(error: unknown, dataDir: string): Error {
  const { errcode } = error as { errcode?: number }
  if (errcode === BUSY) {
    return new FolderInUse(`Another TwinBot is already running on the data folder ${dataDir}.`)
  }
  if (isDiskFull(error)) return new FolderUnusable(fullSentence(dataDir))
  return new FolderUnusable(`The data folder cannot be written (${dataDir}); set DATA_DIR to another one.`)
}

export function fullSentence(dataDir: string): string {
  return `The disk that holds ${dataDir} is full; make room on it, then start again.`
}
