/** Makes the data folder, for its owner's eyes only. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return
  // Not `recursive` where the parent is there: on some file systems Node then tries without end.
  mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 })
}
