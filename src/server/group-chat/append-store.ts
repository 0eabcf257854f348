/**
 * Stores the messages of one event-loop turn in one transaction. A thread's counter numbers them under a row
 * lock, so numbers have no gaps and become visible in order. Almost always all are new, so they are inserted
 * directly, and looked up only if one already exists.
 */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { MessageRow, Tables } from './tables.ts'

export type NewMessage = { id: string; threadId: string; userId: string; body: Uint8Array }

/** fresh: stored now. known: stored before by the same author. taken: the id is another message's. */
export type AppendResult =
  | { state: 'fresh'; seq: number; at: number }
  | { state: 'known'; seq: number; at: number; body: Uint8Array | null }
  | { state: 'taken' }

type Writer = Kysely<Tables>

export function createAppend(db: Db) {
  const tables = db.withTables<Tables>()
  const statements = createStatements(tables)
  const advance = createAdvance(tables)

  return async (messages: NewMessage[], now: number): Promise<AppendResult[]> => {
    const first = new Map<string, NewMessage>()
    for (const message of messages) if (!first.has(message.id)) first.set(message.id, message)
    try {
      const rows = await tables.transaction().execute(trx => insert(trx, [...first.values()], now))
      return outcomes(messages, new Map(rows.map(row => [row.id, row])), first)
    } catch (error) {
      if (!(error instanceof AlreadyThere)) throw error
      return appendNew(messages, now)
    }
  }

  /** Slow path for resent messages: existing ones stay as they are and take no number. */
  function appendNew(messages: NewMessage[], now: number): Promise<AppendResult[]> {
    return tables.transaction().execute(async trx => {
      const stored = await find(trx, [...new Set(messages.map(({ id }) => id))])
      const fresh = new Map<string, NewMessage>()
      for (const message of messages) {
        if (!stored.has(message.id) && !fresh.has(message.id)) fresh.set(message.id, message)
      }
      const rows = await insert(trx, [...fresh.values()], now)
      for (const row of rows) stored.set(row.id, row)
      return outcomes(messages, stored, fresh)
    })
  }

  async function find(trx: Writer, ids: string[]): Promise<Map<string, MessageRow>> {
    const found: MessageRow[] = []
    for (const some of inChunks(ids)) {
      const { rows } = await trx.executeQuery(withValues(statements.find(some.length), some))
      found.push(...rows)
    }
    return new Map(found.map(row => [row.id, row]))
  }

  /** Inserts all of them or throws `AlreadyThere`: a number without a message would leave a gap. */
  async function insert(trx: Writer, messages: NewMessage[], now: number): Promise<MessageRow[]> {
    const byThread = Map.groupBy(messages, ({ threadId }) => threadId)
    const rows: MessageRow[] = []
    // In a fixed order, so two nodes locking the same threads cannot deadlock.
    for (const threadId of [...byThread.keys()].sort()) {
      const posted = byThread.get(threadId)!
      const { last_seq, last_at } = await advance(trx, threadId, posted.length, now)
      posted.forEach(({ id, userId, body }, i) => {
        const seq = last_seq - posted.length + 1 + i
        rows.push({ thread_id: threadId, seq, id, user_id: userId, at: last_at, body, changed_seq: null })
      })
    }
    for (const some of inChunks(rows)) {
      const values: unknown[] = []
      for (const row of some) values.push(row.thread_id, row.seq, row.id, row.user_id, row.at, row.body)
      const { numAffectedRows } = await trx.executeQuery(withValues(statements.insert(some.length), values))
      if (Number(numAffectedRows) < some.length) throw new AlreadyThere()
    }
    return rows
  }
}

/** At least one of the ids is already stored. */
class AlreadyThere extends Error {}

type Rows = ReadonlyMap<string, MessageRow>

function outcomes(messages: NewMessage[], stored: Rows, fresh: Map<string, NewMessage>): AppendResult[] {
  return messages.map(message => outcome(message, stored.get(message.id)!, fresh))
}

/** The same message twice in one turn: the first is fresh, the second known. */
function outcome(message: NewMessage, row: MessageRow, fresh: Map<string, NewMessage>): AppendResult {
  const { seq, at, body } = row
  if (fresh.get(message.id) === message) return { state: 'fresh', seq, at }
  const isSame = row.user_id === message.userId && row.thread_id === message.threadId
  return isSame ? { state: 'known', seq, at, body } : { state: 'taken' }
}

/** Takes the next `count` numbers of a thread; timestamps never run backwards. */
export function createAdvance(tables: Writer) {
  const statement = tables
    .insertInto('group_threads')
    .values({ thread_id: '', last_seq: 0, last_at: 0 })
    .onConflict(conflict =>
      conflict.column('thread_id').doUpdateSet(eb => ({
        last_seq: eb('group_threads.last_seq', '+', eb.ref('excluded.last_seq')),
        last_at: eb
          .case()
          .when('excluded.last_at', '>', eb.ref('group_threads.last_at'))
          .then(eb.ref('excluded.last_at'))
          .else(eb.ref('group_threads.last_at'))
          .end(),
      })),
    )
    .returning(['last_seq', 'last_at'])
    .compile()
  return async (trx: Writer, threadId: string, count: number, now: number) => {
    const { rows } = await trx.executeQuery(withValues(statement, [threadId, count, now]))
    return rows[0]!
  }
}

/** Compiled once per size: building the query anew would cost more than running it. */
function createStatements(tables: Writer) {
  const blank = { thread_id: '', seq: 0, id: '', user_id: '', at: 0, body: new Uint8Array() }
  return {
    find: remembered(size =>
      tables.selectFrom('group_messages').selectAll().where('id', 'in', Array(size).fill('')).compile(),
    ),
    insert: remembered(size =>
      tables
        .insertInto('group_messages')
        .values(Array(size).fill(blank))
        .onConflict(conflict => conflict.column('id').doNothing())
        .compile(),
    ),
  }
}

function remembered<T>(make: (size: number) => CompiledQuery<T>): (size: number) => CompiledQuery<T> {
  const made = new Map<number, CompiledQuery<T>>()
  return size => {
    const known = made.get(size) ?? make(size)
    made.set(size, known)
    return known
  }
}

function withValues<T>(query: CompiledQuery<T>, parameters: readonly unknown[]): CompiledQuery<T> {
  return { ...query, parameters }
}

const LARGEST_CHUNK = 64

/** Sizes are powers of two, so a handful of statements covers every batch. */
function inChunks<T>(items: T[]): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < items.length; ) {
    const left = items.length - at
    const size = Math.min(LARGEST_CHUNK, 2 ** Math.floor(Math.log2(left)))
    chunks.push(items.slice(at, at + size))
    at += size
  }
  return chunks
}
