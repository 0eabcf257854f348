/** Creates the data folder and restricts it and its files to their owner. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return keepPrivate(folder)
  // Not `recursive` if the parent exists: on some file systems Node then retries forever.
  mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 })
}

const OURS = /^(twinbot\.sqlite(-wal|-shm)?|secret(\.next)?|lock(-journal)?)$/

/** Fixes permissions of files copied in by hand. Shared folders such as /tmp are left alone. */
export function keepPrivate(folder: string): void {
  if (!existsSync(folder)) return
  const held = readdirSync(folder)
  const ours = held.filter(name => OURS.test(name))
  for (const name of ours) close(join(folder, name), 0o600)
  const isSticky = (statSync(folder).mode & 0o1000) !== 0
  if (!isSticky && (held.length === 0 || ours.length > 0)) close(folder, 0o700)
}

function close(path: string, mode: number): void {
  const found = statSync(path)
  if ((found.mode & 0o077) !== 0 && found.uid === process.getuid?.()) chmodSync(path, mode)
}
