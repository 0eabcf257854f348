/**
 * The installation's secret and the keys derived from it. Set by APP_SECRET, or generated once into the data
 * folder, readable by its owner only.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

export type Secret = {
  /** A key for one purpose; it reveals nothing about the others. */
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

/** The secret in the data folder, if there is one. */
export function readSecret(dataDir: string): string | undefined {
  return readIfThere(join(dataDir, FILE)) || undefined
}

/** For the first start, when nothing has been sealed yet. */
export function makeSecret(dataDir: string): string {
  makeDataFolder(dataDir)
  const made = newSecret()
  writeSafely(join(dataDir, FILE), made)
  return made
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const FILE = 'secret'
/** Written before the database is rotated and renamed after: a crash in between loses neither secret. */
const NEXT_FILE = 'secret.next'

export function writeNextSecret(dataDir: string, next: string): void {
  writeSafely(join(dataDir, NEXT_FILE), next)
}

export function readNextSecret(dataDir: string): string | undefined {
  return readIfThere(join(dataDir, NEXT_FILE)) || undefined
}

export function adoptNextSecret(dataDir: string): void {
  renameSync(join(dataDir, NEXT_FILE), join(dataDir, FILE))
  flushFolder(dataDir)
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Atomic: half a secret would be a wrong one. */
function writeSafely(file: string, text: string): void {
  const unfinished = `${file}.new`
  const handle = openSync(unfinished, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(unfinished, file)
  flushFolder(dirname(file))
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
