/**
 * Stores unsent messages in IndexedDB, encrypted, by author and in order. Without storage or encryption they stay in
 * memory; nothing is ever written in the clear.
 */
import { requestDone } from './indexed-db.ts'
import type { Sealed, SessionCipher } from './session-cipher.ts'
import { type Unsent, unsent } from './unsent.ts'

export type OutboxStore = {
  list(): Promise<Unsent[]>
  /** Adds it, or replaces the one with the same id in place. */
  put(words: Unsent): Promise<void>
  remove(id: string): Promise<void>
}

type Row = { seq?: number; owner: string; id: string; sealed: Sealed }

const ROWS = 'unsent'

export async function openOutboxStore(owner: string, cipher: SessionCipher | null): Promise<OutboxStore> {
  if (!cipher) return memoryStore()
  try {
    return encryptedStore(await openDatabase(), owner, cipher)
  } catch {
    return memoryStore()
  }
}

/** Deletes somebody's unsent messages, after their account was deleted. */
export async function forgetOutboxOf(owner: string): Promise<void> {
  try {
    const store = (await openDatabase()).transaction(ROWS, 'readwrite').objectStore(ROWS)
    for (const key of await requestDone(store.index('owner').getAllKeys(owner)))
      await requestDone(store.delete(key))
    await committed(store.transaction)
  } catch {
    // Without storage there is nothing to delete.
  }
}

export function memoryStore(): OutboxStore {
  const messages = new Map<string, Unsent>()
  return {
    list: async () => [...messages.values()],
    put: async words => void messages.set(words.id, words),
    remove: async id => void messages.delete(id),
  }
}

function encryptedStore(database: IDBDatabase, owner: string, cipher: SessionCipher): OutboxStore {
  const rows = (mode: IDBTransactionMode) => database.transaction(ROWS, mode).objectStore(ROWS)
  const about = (id: string) => `${owner} ${id}`

  async function read(row: Row): Promise<Unsent | null> {
    const text = await cipher.open(row.sealed, about(row.id))
    return text === null ? null : (unsent.safeParse(JSON.parse(text)).data ?? null)
  }

  const keyOf = (store: IDBObjectStore, id: string) =>
    requestDone(store.index('owner-id').getKey([owner, id]))

  return {
    async list() {
      const found: Row[] = await requestDone(rows('readonly').index('owner').getAll(owner))
      const opened = await Promise.all(found.map(read))
      return opened.filter(words => words !== null)
    },

    async put(words) {
      // Encrypted first: a transaction does not wait for anything but its own requests.
      const row: Row = {
        owner,
        id: words.id,
        sealed: await cipher.seal(JSON.stringify(words), about(words.id)),
      }
      const store = rows('readwrite')
      const seq = await keyOf(store, words.id)
      await requestDone(store.put(seq === undefined ? row : { ...row, seq: Number(seq) }))
      await committed(store.transaction)
    },

    async remove(id) {
      const store = rows('readwrite')
      const seq = await keyOf(store, id)
      if (seq !== undefined) await requestDone(store.delete(seq))
      await committed(store.transaction)
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('twinbot-outbox', 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(ROWS, { keyPath: 'seq', autoIncrement: true })
    store.createIndex('owner', 'owner')
    store.createIndex('owner-id', ['owner', 'id'], { unique: true })
  }
  return requestDone(request)
}

/** Settles when the transaction's writes are durable. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
