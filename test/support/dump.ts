/** Everything a thief of the stored data would have in hand, as one string. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Place } from './database.ts'

export async function dumpOf(place: Place): Promise<string> {
  const files = readdirSync(place.dataDir).map(file =>
    readFileSync(join(place.dataDir, file)).toString('latin1'),
  )
  return [...files, ...(place.databaseUrl ? await rowsOf(place.databaseUrl) : [])].join('\n')
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
