/** Makes the data folder, and keeps it for its owner's eyes only. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return closeToOthers(folder)
  // Not `recursive` where the parent is there: on some file systems Node then tries without end.
  mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 })
}

const ours = new Set(['twinbot.sqlite', 'secret'])

/** Not a folder that others share with us, such as /tmp: only one that is empty or ours already. */
function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder)
  if ((mode & 0o077) === 0 || uid !== process.getuid?.()) return
  const held = readdirSync(folder)
  const isShared = (mode & 0o1000) !== 0
  if (!isShared && (held.length === 0 || held.some(name => ours.has(name)))) chmodSync(folder, 0o700)
}
