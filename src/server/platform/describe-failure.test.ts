import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp } from '#test/support/app.ts'
import { runServerUntilExit } from '#test/support/command.ts'
import { engineUnderTest, makeTemporaryStorage } from '#test/support/database.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { describeFailure } from './describe-failure.ts'

const onPostgres = test.runIf(engineUnderTest === 'postgres')

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterTest(async () => void server.close())
  return String((server.address() as AddressInfo).port)
}

/** What `main` prints of a start that is refused, without a process that loads the models once more. */
async function whatIsSaid(settings: Record<string, string>): Promise<string> {
  const refused = openApp({ settings })
  await expect(refused).rejects.toThrow()
  return describeFailure(await refused.catch(error => error), readConfig(settings))
}

test.runIf(engineUnderTest === 'embedded')(
  'a port that is taken is called by the name of its setting',
  async () => {
    const port = await takenPort()
    const metrics = await runServerUntilExit({ DATA_DIR: temporary(), METRICS_PORT: port })
    expect(metrics).toMatchObject({
      code: 1,
      complaint: `Port ${port} is already in use; set METRICS_PORT to another one.\n`,
    })
    const own = await whatIsSaid({ DATA_DIR: temporary(), PORT: port })
    expect(own).toBe(`Port ${port} is already in use; set PORT to another one.`)
    const failure = Object.assign(new Error('no'), {
      syscall: 'listen',
      code: 'EADDRNOTAVAIL',
      port: 9464,
      address: '192.0.2.1',
    })
    expect(describeFailure(failure, { metricsPort: 9464 })).toContain(
      'set METRICS_HOST to one of its own addresses',
    )
  },
)

onPostgres('a database that is missing, closed or away is told in words, without its password', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const missing = new URL(storage.databaseUrl!)
  missing.pathname = '/no_such_database'
  missing.password = 'marzipan'
  const DATA_DIR = join(temporary(), 'data')
  const { code, complaint } = await runServerUntilExit({ DATA_DIR, DATABASE_URL: missing.href })
  expect(code).toBe(1)
  expect(complaint).toMatch(/^There is no database "no_such_database" at 127\.0\.0\.1:\d+; create it .*\n$/)
  expect(complaint).not.toContain('marzipan')
  const away = await whatIsSaid({
    DATA_DIR,
    DATABASE_URL: 'postgres://twinbot:marzipan@127.0.0.1:1/twinbot',
  })
  expect(away).toMatch(/^PostgreSQL cannot be reached at 127\.0\.0\.1:1 \(ECONNREFUSED\)/)
  const stranger = new URL(storage.databaseUrl!)
  stranger.username = 'nobody_known'
  expect(await whatIsSaid({ DATA_DIR, DATABASE_URL: stranger.href })).toMatch(
    /does not let "nobody_known" in/,
  )
  // A refused start leaves no folder and no secret behind.
  expect(existsSync(DATA_DIR)).toBe(false)
})
