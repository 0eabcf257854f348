/**
 * Marks a node as running in PostgreSQL, so the secret is never rotated under it: nodes hold a shared lock,
 * and a rotation needs it exclusively. The lock lives on its own connection, so a crash releases it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { NODE_NAME } from './db.ts'

export class NodesRunning extends Error {}
export class SecretChanging extends Error {}

/** An arbitrary number, unique within this database. */
const LOCK = 7_892_046_620
const CONNECT_WITHIN_MS = 5000
const TRY_AGAIN_MS = 1000
/** PostgreSQL needs a moment to notice that the connections of a node that was just stopped are gone. */
const GONE_WITHIN_MS = 3000
const LOOK_AGAIN_MS = 100

/**
 * `regained` is called when the connection was lost and is back: the secret may have been rotated meanwhile.
 */
export async function holdAsNode(databaseUrl: string, regained: () => void): Promise<() => Promise<void>> {
  let held: pg.Client | undefined
  let isReleased = false

  async function take(): Promise<void> {
    const client = await connected(databaseUrl, NODE_NAME)
    if (!(await isGranted(client, 'pg_try_advisory_lock_shared'))) {
      await client.end()
      throw new SecretChanging(
        'The secret of this database is being changed (npm run rotate-key). Start again when that is done.',
      )
    }
    held = client
    client.once('end', () => void takeAgain())
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      await pause(TRY_AGAIN_MS, undefined, { ref: false })
      if (isReleased) return
      if (
        await take().then(
          () => true,
          () => false,
        )
      )
        return regained()
    }
  }

  await take()
  return async () => {
    isReleased = true
    // A silent database must not delay shutdown.
    await Promise.race([held?.end().catch(() => {}), pause(TRY_AGAIN_MS, undefined, { ref: false })])
  }
}

/** For a rotation: refused while a node runs, and no node can start until it is released. */
export async function holdAlone(databaseUrl: string): Promise<() => Promise<void>> {
  const client = await connected(databaseUrl, `${NODE_NAME} rotate-key`)
  if ((await isGranted(client, 'pg_try_advisory_lock')) && (await areNodesGone(client)))
    return () => client.end()
  await client.end()
  throw new NodesRunning(
    'TwinBot is running on this database. Stop every node first, then change the secret.',
  )
}

async function connected(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function isGranted(client: pg.Client, ask: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(`select ${ask}($1) as granted`, [LOCK])
  return rows[0]?.granted === true
}

async function areNodesGone(client: pg.Client): Promise<boolean> {
  for (let waited = 0; waited < GONE_WITHIN_MS; waited += LOOK_AGAIN_MS) {
    if (!(await seesNodes(client))) return true
    await pause(LOOK_AGAIN_MS)
  }
  return false
}

/** A node that lost its lock connection may still be using its other connections. */
async function seesNodes(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() limit 1`,
    [NODE_NAME],
  )
  return rows.length > 0
}
