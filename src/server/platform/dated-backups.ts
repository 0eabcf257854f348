/** Backups in folders named after their start time; only the newest few are kept. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeBackup } from './backup.ts'
import { HASHES } from './backup-files.ts'

const DATED = /^twinbot-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

export type BackupOptions = { dataDir: string; folder: string; keep: number; withSecret: boolean }

export async function takeDatedBackup({ dataDir, folder, keep, withSecret }: BackupOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `twinbot-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  const backup = await takeBackup(dataDir, path, withSecret)
  // Prune only after success: a failed backup must not cost an older one.
  const finished = finishedIn(folder)
  const kept = new Set(finished.slice(-keep))
  for (const name of datedIn(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
  return { path, backup }
}

/** Start time of the newest complete backup; 0 if there is none. */
export function newestBackup(folder: string): number {
  const [, day, hour, minute, second, rest] = DATED.exec(finishedIn(folder).at(-1) ?? '') ?? []
  return day ? Date.parse(`${day}${hour}:${minute}:${second}.${rest}`) : 0
}

const finishedIn = (folder: string) => datedIn(folder).filter(name => existsSync(join(folder, name, HASHES)))

/** An unreadable folder counts as empty here; writing to it will report the real error. */
function datedIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => DATED.test(name))
      .sort()
  } catch {
    return []
  }
}
