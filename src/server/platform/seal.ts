/**
 * Encryption at rest: AES-256-GCM with a data key per person, wrapped by a key derived from the
 * installation's secret. Each value is bound to its context, so copying a blob to another row makes it
 * unreadable.
 */
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { Refusal } from '#shared/errors.ts'
import type { Db } from './db.ts'
import { randomBytesOf } from './random-bytes.ts'
import type { Secret } from './secret.ts'

const FORM = 1
const FORM_BYTE = Buffer.of(FORM)
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function sealWith(key: Uint8Array | KeyObject, context: string, text: string | Uint8Array): Buffer {
  const nonce = randomBytesOf(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(context))
  const hidden = typeof text === 'string' ? cipher.update(text, 'utf8') : cipher.update(text)
  // GCM is a stream mode: `final` returns no further bytes.
  cipher.final()
  return Buffer.concat([FORM_BYTE, nonce, hidden, cipher.getAuthTag()])
}

export function openWith(key: Uint8Array | KeyObject, context: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes[0] !== FORM || bytes.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed value.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE_BYTES))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** One person's key. `context` names what the value is and where it belongs, such as `profile.answers`. */
export type PersonalKey = {
  seal(context: string, text: string | Uint8Array): Buffer
  open(context: string, sealed: Uint8Array): string
  openBytes(context: string, sealed: Uint8Array): Buffer
  /** A derived key for one purpose outside the database, in base64. */
  derive(purpose: string): string
}

export type Seal = {
  keyOf(userId: string): Promise<PersonalKey>
  /** After `bury`, this node has no key for the person and creates none. */
  bury(userId: string): void
  /** Destroys somebody's key, so everything sealed with it is unreadable. Other nodes must `bury` it. */
  destroy(userId: string): Promise<void>
}

export const WRAPPING = 'wrap-user-keys'
const KEYS_KEPT = 10_000
type Tables = { user_keys: { user_id: string; wrapped: Uint8Array } }

export function createSeal(db: Db, secret: Secret): Seal {
  const tables = db.withTables<Tables>()
  const kept = new Map<string, Promise<PersonalKey>>()
  const buried = new Set<string>()

  async function load(userId: string): Promise<PersonalKey> {
    const row = await tables
      .selectFrom('user_keys')
      .select('wrapped')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return personalKey(userId, row ? unwrap(userId, row.wrapped) : await make(userId))
  }

  async function make(userId: string): Promise<Buffer> {
    const wrapped = sealWith(secret.key(WRAPPING), `user-key:${userId}`, randomBytes(32))
    await tables
      .insertInto('user_keys')
      .values({ user_id: userId, wrapped })
      .onConflict(conflict => conflict.column('user_id').doNothing())
      .execute()
    // Two nodes may create one at the same moment: the stored one wins.
    const stored = await tables
      .selectFrom('user_keys')
      .select('wrapped')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return unwrap(userId, stored.wrapped)
  }

  function unwrap(userId: string, wrapped: Uint8Array): Buffer {
    return openWith(secret.key(WRAPPING), `user-key:${userId}`, wrapped)
  }

  function bury(userId: string): void {
    kept.delete(userId)
    buried.add(userId)
  }

  return {
    keyOf(userId) {
      if (buried.has(userId)) return Promise.reject(new Refusal('not-signed-in'))
      const known = kept.get(userId)
      if (known) return known
      const loading = load(userId)
      if (kept.size >= KEYS_KEPT) kept.delete(kept.keys().next().value ?? '')
      kept.set(userId, loading)
      loading.catch(() => kept.delete(userId))
      return loading
    },
    bury,
    async destroy(userId) {
      bury(userId)
      await tables.deleteFrom('user_keys').where('user_id', '=', userId).execute()
    },
  }
}

function personalKey(userId: string, bytes: Buffer): PersonalKey {
  // As raw bytes the key would be expanded again for each value, which costs more than sealing it.
  const key = createSecretKey(bytes)
  return {
    seal: (context, text) => sealWith(key, `${context}:${userId}`, text),
    open: (context, sealed) => openWith(key, `${context}:${userId}`, sealed).toString('utf8'),
    openBytes: (context, sealed) => openWith(key, `${context}:${userId}`, sealed),
    derive: purpose => Buffer.from(hkdfSync('sha256', key, userId, purpose, 32)).toString('base64'),
  }
}
