/** The files of a backup and their hashes, in the format that `sha256sum --check` reads. */
import { createHash } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TableCount } from './table-fingerprints.ts'

export class CannotCopy extends Error {}

export const DATABASE = 'twinbot.sqlite'
/** `secret.next` exists while a key rotation is unfinished; the next start completes it. */
export const SECRETS = ['secret', 'secret.next']
export const LIST = 'backup.json'
export const HASHES = 'backup.sha256'

/** `bytes` is missing in older backups, from before hashes were written. */
export type Backup = {
  takenAt: string
  tables: TableCount[]
  withSecret: boolean
  bytes?: Record<string, number>
}

/** Written last, so a backup without hashes is recognised as incomplete. */
export async function writeHashes(folder: string, names: string[]): Promise<void> {
  const lines: string[] = []
  for (const name of names) {
    flush(join(folder, name))
    lines.push(`${await hashOf(join(folder, name))}  ${name}\n`)
  }
  writeFileSync(join(folder, HASHES), lines.join(''), { mode: 0o600, flush: true })
}

/** The backup's own description, after checking that every file is present and unchanged. */
export async function checkedList(folder: string): Promise<Backup> {
  if (!existsSync(join(folder, LIST)) && !existsSync(join(folder, DATABASE)))
    throw new CannotCopy(`There is no backup in ${folder}.`)
  const hashes = readHashes(folder)
  if (hashes) await mustMatch(folder, LIST, hashes.get(LIST))
  const backup = readList(folder)
  if (backup.bytes && !hashes) throw truncatedBackup(folder, `${HASHES} is missing`)
  for (const [name, bytes] of Object.entries(backup.bytes ?? {})) {
    // The secret file is optional: operators are advised to keep the secret elsewhere.
    if (SECRETS.includes(name) && !existsSync(join(folder, name))) continue
    const found = statSync(join(folder, name), { throwIfNoEntry: false })?.size
    if (found === undefined) throw truncatedBackup(folder, `${name} is missing`)
    if (found < bytes) throw truncatedBackup(folder, `${name} has ${found} of ${bytes} bytes`)
    await mustMatch(folder, name, hashes?.get(name))
  }
  return backup
}

function readList(folder: string): Backup {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Backup
  } catch {
    throw truncatedBackup(folder, `${LIST} is missing or not whole`)
  }
}

function readHashes(folder: string): Map<string, string> | undefined {
  if (!existsSync(join(folder, HASHES))) return undefined
  const lines = readFileSync(join(folder, HASHES), 'utf8').split('\n')
  if (lines.pop() !== '') throw truncatedBackup(folder, `${HASHES} is not whole`)
  return new Map(
    lines.map(line => {
      const [, hash = '', name = ''] = /^([0-9a-f]{64}) {2}([\w.]+)$/.exec(line) ?? []
      if (!hash) throw alteredBackup(folder, HASHES)
      return [name, hash]
    }),
  )
}

async function mustMatch(folder: string, name: string, hash: string | undefined): Promise<void> {
  if ((await hashOf(join(folder, name))) !== hash) throw alteredBackup(folder, name)
}

export function truncatedBackup(folder: string, why: string): CannotCopy {
  return new CannotCopy(`The backup in ${folder} was cut off: ${why}.`)
}

export function alteredBackup(folder: string, name: string): CannotCopy {
  return new CannotCopy(`The backup in ${folder} is not what it was when it was taken: ${name} has changed.`)
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  if (existsSync(file)) await pipeline(createReadStream(file), hash)
  else hash.end()
  return hash.digest('hex')
}

export function flush(file: string): void {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
