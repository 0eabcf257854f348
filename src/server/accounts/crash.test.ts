import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendCode, verifyCode } from '#shared/accounts.ts'
import { afterTest } from '#test/support/after-test.ts'
import { createCaller } from '#test/support/call.ts'
import { makeTemporaryStorage, type TemporaryStorage } from '#test/support/database.ts'
import { type Mailbox, openMailbox } from '#test/support/mailbox.ts'
import { withoutRateLimits } from '#test/support/settings.ts'

const main = join(import.meta.dirname, '..', 'main.ts')
const SIGN_UPS = 80

/** A real process, so it can be killed. */
async function startServer(storage: TemporaryStorage, mail: Mailbox) {
  const env = {
    ...withoutRateLimits,
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATA_DIR: storage.dataDir,
    SMTP_URL: mail.url,
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
    ...(storage.redisUrl && { REDIS_URL: storage.redisUrl }),
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  afterTest(async () => void child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', chunk => {
      printed += chunk
      const [, address] = /listening at (http:[^\s)]+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The server ended:\n${printed}`)))
  })
  return { child, url }
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

test('whoever was told that their sign-up was taken is there after a crash, and gets their letter', async () => {
  const storage = await makeTemporaryStorage()
  afterTest(storage.remove)
  const mail = await openMailbox()
  afterTest(mail.close)
  const { child, url } = await startServer(storage, mail)
  const call = createCaller(url)

  const answered: string[] = []
  let killed: Promise<void> | undefined
  const signUps = Array.from({ length: SIGN_UPS }, async (_, i) => {
    const email = `person-${i}@example.org`
    await call(sendCode, {
      body: { email, password: `a password of ${i}`, firstName: 'P', lastName: String(i), method: 'email' },
    })
    answered.push(email)
    if (answered.length === SIGN_UPS / 4) killed = kill(child)
  })
  await Promise.allSettled(signUps)
  await killed
  expect(answered.length).toBeGreaterThanOrEqual(SIGN_UPS / 4)
  expect(answered.length).toBeLessThan(SIGN_UPS)

  const again = await startServer(storage, mail)
  const callAgain = createCaller(again.url)
  for (const email of answered) {
    // Emails being sent when the process died are retried after their lease of twenty seconds.
    const code = await mail.codeFor(email)
    expect(await callAgain(verifyCode, { body: { value: email, code } })).toEqual({ ok: true })
  }
})
