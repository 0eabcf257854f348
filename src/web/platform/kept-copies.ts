/**
 * The last that was read on a screen, for when there is no network: one person's, sealed under the key their
 * session holds, the newest few dozen of them, and gone at sign-out. A browser that can neither keep nor seal
 * keeps nothing.
 */
import type * as z from 'zod/mini'
import { createOutboxSeal, type Sealed } from './outbox-seal.ts'
import { storage } from './storage.ts'

const MOST_COPIES = 60
const ROWS = 'copies'
/** Names of copies that show other people begin so. */
export const OF_OTHERS = 'others '

/** `name` says what it is a copy of: `archive`, `chat Wren`. */
type Row = { name: string; owner: string; at: number; sealed: Sealed }

export type KeptCopies = {
  /** Null when there is none, or none that can be read. */
  read<T>(name: string, shape: z.ZodMiniType<T>): Promise<T | null>
  /** Done in its own time; that it fails is nobody's trouble. */
  keep(name: string, value: unknown): void
}

export function keptCopies(owner: string): KeptCopies {
  const about = (name: string) => `copy ${owner} ${name}`

  async function read<T>(name: string, shape: z.ZodMiniType<T>): Promise<T | null> {
    try {
      const [seal, rows] = await Promise.all([sealOfSession(), opened('readonly')])
      const row: Row | undefined = await done(rows.get(name))
      const text = row && row.owner === owner && seal ? await seal.open(row.sealed, about(name)) : null
      return text === null ? null : (shape.safeParse(JSON.parse(text)).data ?? null)
    } catch {
      return null
    }
  }

  async function write(name: string, value: unknown): Promise<void> {
    const seal = await sealOfSession()
    if (!seal) return
    const sealed = await seal.seal(JSON.stringify(value), about(name))
    const rows = await opened('readwrite')
    // Signed out while this was being sealed: then nothing more is written.
    if (storedOwner() !== owner) return
    await done(rows.put({ name, owner, at: Date.now(), sealed } satisfies Row))
    await dropOldest(rows)
  }

  return { read, keep: (name, value) => void write(name, value).catch(() => {}) }
}

/**
 * For when somebody is blocked: a person has another id in each thread, so nobody here can tell which copies show them,
 * and all that show others go. What may still be seen is kept again at the next look. Other tabs are told.
 */
export function forgetOthers(): void {
  const every = () => IDBKeyRange.bound(OF_OTHERS, `${OF_OTHERS}\uffff`)
  opened('readwrite')
    .then(rows => done(rows.delete(every())))
    .catch(() => {})
  storage.set('twinbot_others_forgotten', new Date().toISOString())
}

async function dropOldest(rows: IDBObjectStore): Promise<void> {
  const over = (await done(rows.count())) - MOST_COPIES
  if (over <= 0) return
  const oldest = await done(rows.index('at').getAllKeys(null, over))
  for (const name of oldest) rows.delete(name)
}

async function sealOfSession() {
  const key = storage.get('twinbot_outbox_key')
  return key === null ? null : createOutboxSeal(key)
}

function storedOwner(): string | undefined {
  try {
    const { sub } = JSON.parse(storage.get('auth_user') ?? '{}')
    return storage.get('auth_token') === null ? undefined : sub
  } catch {
    return undefined
  }
}

let database: Promise<IDBDatabase> | undefined

async function opened(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase()
  const open = await database.catch(error => {
    database = undefined
    throw error
  })
  return open.transaction(ROWS, mode).objectStore(ROWS)
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(storage.copies, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROWS, { keyPath: 'name' }).createIndex('at', 'at')
  }
  const open = await done(request)
  // At sign-out all of it is deleted, which waits for whoever has it open.
  open.onversionchange = () => {
    open.close()
    database = undefined
  }
  return open
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
