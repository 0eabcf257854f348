/**
 * PostgreSQL for the query layer, with a bound on every query: the server ends slow statements, and a silent
 * server is given up on. Until it answers again queries fail immediately, so a frozen database costs each
 * caller one timeout, not one per query.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'

const CONNECT_WITHIN_MS = 5000
/** A live server reports its own statement timeout before ours fires. */
const GRACE_MS = 1000
const ASK_AGAIN_MS = 250

export type PoolStats = { total: number; idle: number; waiting: number }
type Options = {
  name: string
  /** 0 for unlimited work, such as a migration. */
  limitMs: number
  failed?: ((error: unknown) => void) | undefined
}

class Silent extends Error {
  readonly code = 'ETIMEDOUT'
}

export function postgresDialect(
  connectionString: string,
  { name, limitMs, failed }: Options,
): { dialect: Dialect; pool(): PoolStats } {
  const connectMs = limitMs ? Math.min(limitMs, CONNECT_WITHIN_MS) : CONNECT_WITHIN_MS
  const limits = limitMs && {
    statement_timeout: limitMs,
    query_timeout: limitMs + GRACE_MS,
    idle_in_transaction_session_timeout: limitMs * 3,
  }
  const options: pg.PoolConfig = {
    connectionString,
    application_name: name,
    max: 20,
    connectionTimeoutMillis: connectMs,
    types: { getTypeParser },
    ...limits,
  }
  const pool = new pg.Pool(options)
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for a connection dropped between two queries of a transaction.
  pool.on('connect', client => void client.on('error', () => {}))
  let isSilent = false
  let isEnded = false

  function noteFailure(error: unknown): boolean {
    failed?.(error)
    const silence = isSilence(error)
    if (silence && !isSilent) {
      isSilent = true
      void untilItAnswers()
    }
    return silence
  }

  async function untilItAnswers(): Promise<void> {
    while (isSilent && !isEnded) {
      if (await answers({ ...options, query_timeout: connectMs })) isSilent = false
      else await pause(ASK_AGAIN_MS, undefined, { ref: false })
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (isSilent) throw new Silent('PostgreSQL does not answer.')
    const client = await pool.connect().catch(error => {
      noteFailure(error)
      throw error
    })
    // A late answer could be taken for the next query's, so this connection is not reused.
    let isLost = false
    async function query(text: string, values: unknown[]) {
      if (isLost) throw new Silent('PostgreSQL did not answer.')
      try {
        return await client.query(text, values)
      } catch (error) {
        isLost = noteFailure(error)
        throw error
      }
    }
    return {
      query,
      release: (discard = false) => client.release(isLost || discard),
    } as unknown as PostgresPoolClient
  }

  async function end(): Promise<void> {
    isEnded = true
    await pool.end()
  }

  return {
    dialect: new PostgresDialect({ pool: { connect, end, options } }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Excludes waiting for a free connection, which is not the server's silence. */
function isSilence(error: unknown): boolean {
  const { message } = error as { message?: unknown }
  return /^(Query read timeout|Connection terminated due to connection timeout|timeout expired)$/.test(
    String(message),
  )
}

async function answers(options: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

/** bigint columns hold milliseconds and counts, well within what a number holds exactly. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
