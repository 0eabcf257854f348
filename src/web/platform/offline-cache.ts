/**
 * The last that was read on a screen, for when there is no network: one person's, sealed under the key their
 * session holds, the newest few dozen of them, and gone at sign-out. A browser that can neither keep nor seal
 * keeps nothing.
 */
import type * as z from 'zod/mini'
import { requestDone } from './indexed-db.ts'
import { type Sealed, sessionCipher } from './session-cipher.ts'
import { isSignedInAs } from './session-store.ts'
import { storage } from './storage.ts'

const MOST_COPIES = 60
const ROWS = 'copies'
/** Names of copies that show other people begin so. */
export const OF_OTHERS = 'others '

/** `name` says what it is a copy of: `archive`, `chat Wren`. */
type Row = { name: string; owner: string; at: number; sealed: Sealed }

export type OfflineCache = {
  /** Null when there is none, or none that can be read. */
  read<T>(name: string, shape: z.ZodMiniType<T>): Promise<T | null>
  /** Done in its own time; that it fails is nobody's trouble. */
  write(name: string, value: unknown): void
}

export function offlineCache(owner: string): OfflineCache {
  const about = (name: string) => `copy ${owner} ${name}`

  async function read<T>(name: string, shape: z.ZodMiniType<T>): Promise<T | null> {
    try {
      const [cipher, rows] = await Promise.all([sessionCipher(), opened('readonly')])
      const row: Row | undefined = await requestDone(rows.get(name))
      const text = row && row.owner === owner && cipher ? await cipher.open(row.sealed, about(name)) : null
      return text === null ? null : (shape.safeParse(JSON.parse(text)).data ?? null)
    } catch {
      return null
    }
  }

  async function store(name: string, value: unknown): Promise<void> {
    const cipher = await sessionCipher()
    if (!cipher) return
    const sealed = await cipher.seal(JSON.stringify(value), about(name))
    const rows = await opened('readwrite')
    // Signed out while this was being sealed: then nothing more is written.
    if (!isSignedInAs(owner)) return
    await requestDone(rows.put({ name, owner, at: Date.now(), sealed } satisfies Row))
    await dropOldest(rows)
  }

  return { read, write: (name, value) => void store(name, value).catch(() => {}) }
}

/**
 * For when somebody is blocked: a person has another id in each thread, so nobody here can tell which copies show them,
 * and all that show others go. What may still be seen is kept again at the next look. Other tabs are told.
 */
export function clearCopiesOfOthers(): void {
  const every = () => IDBKeyRange.bound(OF_OTHERS, `${OF_OTHERS}\uffff`)
  opened('readwrite')
    .then(rows => requestDone(rows.delete(every())))
    .catch(() => {})
  storage.set('twinbot_others_forgotten', new Date().toISOString())
}

async function dropOldest(rows: IDBObjectStore): Promise<void> {
  const over = (await requestDone(rows.count())) - MOST_COPIES
  if (over <= 0) return
  const oldest = await requestDone(rows.index('at').getAllKeys(null, over))
  for (const name of oldest) rows.delete(name)
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
  const open = await requestDone(request)
  // At sign-out all of it is deleted, which waits for whoever has it open.
  open.onversionchange = () => {
    open.close()
    database = undefined
  }
  return open
}
