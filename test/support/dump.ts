/** Everything stored on disk or in the database, as one string, as a thief would get it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TemporaryStorage } from './database.ts'

export async function dumpOf(storage: TemporaryStorage): Promise<string> {
  const files = readdirSync(storage.dataDir).map(file =>
    readFileSync(join(storage.dataDir, file)).toString('latin1'),
  )
  return [...files, ...(storage.databaseUrl ? await rowsOf(storage.databaseUrl) : [])].join('\n')
}

async function rowsOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    )
    const dumps: string[] = []
    for (const { table_name } of tables) {
      const { rows } = await client.query({ text: `select * from ${table_name}`, rowMode: 'array' })
      dumps.push(...rows.flat().map(readable))
    }
    return dumps
  } finally {
    await client.end()
  }
}

function readable(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('latin1') : String(value)
}
