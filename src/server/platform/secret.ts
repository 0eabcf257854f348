/**
 * The one secret of an installation and the keys derived from it. Given by APP_SECRET, or made once and
 * kept in the data folder, readable by its owner only.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

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

export function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = randomBytes(32).toString('base64url')
  const handle = openSync(file, 'wx', 0o600)
  writeSync(handle, `${made}\n`)
  fsyncSync(handle)
  closeSync(handle)
  return made
}
