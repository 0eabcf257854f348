/**
 * SQLite with group commit: all statements and transactions of one event-loop turn share a commit, and none
 * is answered before it is flushed to disk. Reads that could see unflushed data wait too, so a power cut
 * never takes back anything a person has seen.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { createLock } from './lock.ts'

export type SqliteFile = SqliteDatabase & { isTransaction(): boolean }
/** Flushes commits to disk when SQLite is configured not to. */
export type Disk = { flush(): Promise<void>; close(): Promise<void> }

class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  /**
   * SQLite supports transactional DDL, although Kysely says no: an interrupted migration leaves no half-made
   * tables.
   */
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Called for every statement or commit that fails. */
export type Failed = (error: unknown) => void

export function groupCommitSqlite(file: SqliteFile, disk?: Disk, failed: Failed = () => {}): Dialect {
  return {
    createDriver: () => groupCommitDriver(file, disk, failed),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ManyAtOnce(),
    createIntrospector: db => new SqliteIntrospector(db),
  }
}

type Group = PromiseWithResolvers<void>
type Connection = DatabaseConnection & { inTransaction: boolean }

const READS = /^\s*(?:select|explain)\b/i
const WRITES = /^\s*(?:insert|update|delete|replace|with|create|alter|drop)\b/i

function groupCommitDriver(file: SqliteFile, disk: Disk | undefined, failed: Failed): Driver {
  const lock = createLock()
  /** `open` collects writes since the last commit; `flushing` holds commits that are not on disk yet. */
  let open: Group | undefined
  let flushing: Group | undefined
  let committing = false

  function tell(command: string): void {
    try {
      file.prepare(command).run([])
    } catch (error) {
      failed(error)
      throw error
    }
  }

  function join(): Group {
    if (open) return open
    tell('begin immediate')
    open = Promise.withResolvers<void>()
    // The writer may never await it if its own statement failed, and that must not become an unhandled
    // rejection.
    open.promise.catch(() => {})
    setImmediate(commit)
    return open
  }

  /** One at a time: writes that arrive during a flush join the next commit. */
  async function commit(): Promise<void> {
    if (!open || committing) return
    committing = true
    await lock.take()
    flushing = commitNow()
    lock.free()
    try {
      if (flushing) await disk?.flush()
      flushing?.resolve()
    } catch (error) {
      failed(error)
      flushing?.reject(error)
    }
    flushing = undefined
    committing = false
    if (open) setImmediate(commit)
  }

  function commitNow(): Group | undefined {
    const group = open
    open = undefined
    try {
      if (group) tell('commit')
      return group
    } catch (error) {
      if (file.isTransaction()) tell('rollback')
      group?.reject(error)
      return undefined
    }
  }

  /** A full disk aborts the whole transaction, not only the statement that hit it. */
  function afterFailure(error: unknown): void {
    if (!open || file.isTransaction()) return
    open.reject(error)
    open = undefined
  }

  function run({ sql, parameters }: CompiledQuery): QueryResult<never> {
    const statement = file.prepare(sql)
    try {
      if (statement.reader) return { rows: statement.all(parameters) as never[] }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
    } catch (error) {
      failed(error)
      afterFailure(error)
      throw error
    }
  }

  async function runAlone(query: CompiledQuery): Promise<QueryResult<never>> {
    await lock.take()
    const reads = READS.test(query.sql)
    const writes = !reads && WRITES.test(query.sql)
    // Pragmas are not allowed inside a transaction.
    while (open && !reads && !writes) {
      const before = open.promise
      lock.free()
      await before.catch(() => {})
      await lock.take()
    }
    let group: Group | undefined
    let result: QueryResult<never>
    try {
      if (writes) group = join()
      result = run(query)
      if (reads) group = open ?? flushing
    } finally {
      lock.free()
    }
    await group?.promise
    return result
  }

  return {
    init: async () => {},
    acquireConnection: async () => {
      const connection: Connection = {
        inTransaction: false,
        async executeQuery<R>(query: CompiledQuery) {
          return (connection.inTransaction ? run(query) : await runAlone(query)) as QueryResult<R>
        },
        streamQuery() {
          throw new Error('Rows are read all at once.')
        },
      }
      return connection
    },
    async beginTransaction(connection) {
      await lock.take()
      try {
        join()
        tell('savepoint one')
      } catch (error) {
        lock.free()
        throw error
      }
      asOurs(connection).inTransaction = true
    },
    async commitTransaction(connection) {
      const group = open
      try {
        tell('release one')
      } finally {
        asOurs(connection).inTransaction = false
        lock.free()
      }
      // Its batch is complete, so commit without waiting for the end of this turn.
      process.nextTick(commit)
      await group?.promise
    },
    async rollbackTransaction(connection) {
      // It was committed and only the flush failed: there is nothing to roll back.
      if (!asOurs(connection).inTransaction) return
      try {
        if (file.isTransaction()) {
          tell('rollback to one')
          tell('release one')
        }
      } finally {
        asOurs(connection).inTransaction = false
        lock.free()
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      while (open || flushing) await (open ?? flushing)?.promise.catch(() => {})
      await disk?.close()
      file.close()
    },
  }
}

const asOurs = (connection: DatabaseConnection) => connection as Connection
