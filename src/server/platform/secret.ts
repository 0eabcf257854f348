/**
 * The one secret of an installation and the keys derived from it. Given by APP_SECRET, or made once and
 * kept in the data folder, readable by its owner only.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { keepToOwner, makeDataFolder } from './data-folder.ts'

export type Secret = {
  /** A key for one purpose; knowing it tells nothing of the others. */
  key(purpose: string): Buffer
  /** A keyed fingerprint, in hex: equal input, equal output, and no way back without the secret. */
  mac(purpose: string, text: string): string
}

export function createSecret(written: string): Secret {
  const keys = new Map<string, Buffer>()
  function key(purpose: string): Buffer {
    const known = keys.get(purpose)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', written, 'twinbot', purpose, 32))
    keys.set(purpose, made)
    return made
  }
  return {
    key,
    mac: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('hex'),
  }
}

/** The secret in the data folder, made on the first start. */
export function readOrMakeSecret(dataDir: string): string {
  makeDataFolder(dataDir)
  const kept = readIfThere(join(dataDir, FILE))
  if (kept) {
    keepToOwner(join(dataDir, FILE))
    return kept
  }
  const made = newSecret()
  writeSafely(join(dataDir, FILE), made)
  return made
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const FILE = 'secret'
/** Written before the database changes over and put in place after: a crash in between loses neither. */
const NEXT_FILE = 'secret.next'

export function writeNextSecret(dataDir: string, next: string): void {
  writeSafely(join(dataDir, NEXT_FILE), next)
}

export function readNextSecret(dataDir: string): string | undefined {
  return readIfThere(join(dataDir, NEXT_FILE))
}

export function adoptNextSecret(dataDir: string): void {
  renameSync(join(dataDir, NEXT_FILE), join(dataDir, FILE))
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function writeSafely(file: string, text: string): void {
  keepToOwner(file)
  const handle = openSync(file, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
}
