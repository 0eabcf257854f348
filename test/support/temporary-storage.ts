/**
 * Storage for one test or chaos run: a temporary folder, and on PostgreSQL a separate database. It lasts
 * until removed.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Engine } from '#server/platform/db.ts'

export type TemporaryStorage = {
  engine: Engine
  dataDir: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
  /** Deletes all of it. Close its users first. */
  remove(): Promise<void>
}

/** Set per project in vitest.config.ts; a test run by hand uses the embedded database. */
export const engineUnderTest: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded'

/** Empty, or on PostgreSQL a copy of the database called `template`. */
export async function makeTemporaryStorage(
  engine = engineUnderTest,
  template = 'template1',
): Promise<TemporaryStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-test-'))
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'embedded') {
    return { engine, dataDir, databaseUrl: undefined, redisUrl: undefined, remove: removeFolder }
  }
  const server = given('TEST_DATABASE_URL')
  const redisUrl = given('TEST_REDIS_URL')
  const name = `twinbot_test_${randomBytes(6).toString('hex')}`
  await tell(server, `create database ${name} template ${template}${await asFiles(server)}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    engine,
    dataDir,
    databaseUrl: url.href,
    redisUrl,
    async remove() {
      await tell(server, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

let copying: Promise<string> | undefined

/** Every page through the log, as is the way from PostgreSQL 15 on, takes the processor twice as long as a copy of files. */
function asFiles(server: string): Promise<string> {
  copying ??= tell(server, 'show server_version_num').then(version =>
    Number(version) >= 150_000 ? ' strategy file_copy' : '',
  )
  return copying
}

function given(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this test with "npm test -- <file>", which sets it.`)
  return value
}

/** Returns the first value of the answer, if there is any. */
async function tell(server: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
