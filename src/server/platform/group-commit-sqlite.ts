/**
 * SQLite whose writes of one moment reach the disk together: every statement and transaction of an event-loop
 * turn goes into one, and none is answered before it is on the disk. Whoever reads what is not there yet waits
 * for it too, so nothing is ever told that a power cut could take back.
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
/** Brings what was committed onto the disk, where SQLite was told to leave that to us. */
export type Disk = { flush(): Promise<void>; close(): Promise<void> }

class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  /** SQLite can do it, whatever Kysely thinks: a start that is cut off leaves no half-made tables behind. */
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Told of every statement and commit that failed. */
export type Failed = (error: unknown) => void

export function joinedSqlite(file: SqliteFile, disk?: Disk, failed: Failed = () => {}): Dialect {
  return {
    createDriver: () => joinedDriver(file, disk, failed),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ManyAtOnce(),
    createIntrospector: db => new SqliteIntrospector(db),
  }
}

type Group = PromiseWithResolvers<void>
type Connection = DatabaseConnection & { inTransaction: boolean }

const READS = /^\s*(?:select|explain)\b/i
const WRITES = /^\s*(?:insert|update|delete|replace|with|create|alter|drop)\b/i

function joinedDriver(file: SqliteFile, disk: Disk | undefined, failed: Failed): Driver {
  const lock = createLock()
  /** What was written since the last commit, and what is committed and on its way to the disk. */
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
    // Somebody waits for it, unless their own statement failed.
    open.promise.catch(() => {})
    setImmediate(commit)
    return open
  }

  /** One at a time: what is written while the disk works goes with the next. */
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

  /** A full disk ends the whole transaction, not only the statement that met it. */
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
    // A pragma may not be in a transaction.
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
      // A transaction has gathered what it could: the turn it ends in need not end first.
      process.nextTick(commit)
      await group?.promise
    },
    async rollbackTransaction(connection) {
      // Committed, but the disk did not take it: there is nothing of it to roll back any more.
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
