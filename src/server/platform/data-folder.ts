/** The data folder and what lies in it are for their owner's eyes only, whatever the umask says. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

const OURS = ['twinbot.sqlite', 'secret', 'backup.json']

export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return closeFolder(folder)
  // Not `recursive` where the parent is there: on some file systems Node then tries without end.
  mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 })
}

/** One that holds something else is somebody's, who may have others look into it. */
function closeFolder(folder: string): void {
  const names = readdirSync(folder)
  if (names.length === 0 || OURS.some(name => names.includes(name))) change(folder, 0o700)
}

/**
 * Makes the file if it is not there. One that is there is never opened: closing it again would end the locks
 * that SQLite may hold on it in this process.
 */
export function keepToOwner(file: string): void {
  if (existsSync(file)) change(file, 0o600)
  else closeSync(openSync(file, 'a', 0o600))
}

/** SQLite gives its other files the mode of the first, but those of an earlier version are there already. */
export function keepDatabaseToOwner(file: string): void {
  keepToOwner(file)
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) change(beside, 0o600)
}

function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // Another user's, or a file system without modes: whoever set that up decides who reads it.
  }
}
