/**
 * The last replies shown on each screen, for offline use: one person's, encrypted with their session's key, limited to
 * the newest few dozen, and deleted at sign-out. Without storage or encryption nothing is cached.
 */
import type * as z from 'zod/mini'
import { requestDone } from './indexed-db.ts'
import { type Sealed, sessionCipher } from './session-cipher.ts'
import { isSignedInAs } from './session-store.ts'
import { storage } from './storage.ts'

const MOST_COPIES = 60
const ROWS = 'copies'
/** Prefix of copies that show other people. */
export const OF_OTHERS = 'others '

/** `name` identifies the copy: `archive`, `chat Wren`. */
type Row = { name: string; owner: string; at: number; sealed: Sealed }

export type OfflineCache = {
  /** Null when there is none or it cannot be read. */
  read<T>(name: string, shape: z.ZodMiniType<T>): Promise<T | null>
  /** Runs in the background; failures are ignored. */
  write(name: string, value: unknown): void
  /** The same: what it showed was deleted. */
  remove(name: string): void
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
    // Signed out while encrypting: write nothing more.
    if (!isSignedInAs(owner)) return
    await requestDone(rows.put({ name, owner, at: Date.now(), sealed } satisfies Row))
    await dropOldest(rows)
  }

  async function remove(name: string): Promise<void> {
    await requestDone((await opened('readwrite')).delete(name))
  }

  return {
    read,
    write: (name, value) => void store(name, value).catch(() => {}),
    remove: name => void remove(name).catch(() => {}),
  }
}

/**
 * For when somebody is blocked: a person has another id in each thread, so we cannot tell which copies show them and
 * delete all that show others. They are cached again when next loaded. Other tabs are notified.
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
  // Sign-out deletes the database, which has to wait until every tab has closed it.
  open.onversionchange = () => {
    open.close()
    database = undefined
  }
  return open
}
