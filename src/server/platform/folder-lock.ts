/** Keeps a second process off a data folder. The lock is the kernel's, so a crash always frees it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepToOwner } from './data-folder.ts'

export class FolderInUse extends Error {}
export class FolderUnusable extends Error {}

export function lockFolder(dataDir: string): () => void {
  const lock = openLock(dataDir)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(`Another TwinBot is already running on the data folder ${dataDir}.`)
  }
  return () => lock.close()
}

function openLock(dataDir: string): DatabaseSync {
  try {
    const file = join(dataDir, 'lock')
    keepToOwner(file)
    return new DatabaseSync(file)
  } catch {
    throw new FolderUnusable(`The data folder cannot be written (${dataDir}); set DATA_DIR to another one.`)
  }
}
