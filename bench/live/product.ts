/** The product as an operator runs it, with signed-up users, on one node or two. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { createCaller } from '#test/support/call.ts'
import { openMailbox } from '#test/support/mailbox.ts'
import { withoutRateLimits } from '#test/support/settings.ts'
import { ID, type Line } from './load.ts'
import { type Server, startServer } from './process.ts'

const main = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')

/** Rate limits are raised: no person sends this fast. */
export const raised = {
  ...withoutRateLimits,
  RATE_SOCKET_MESSAGES: '100000000/1',
  SOCKETS_PER_PERSON: '1000000',
}

export type Product = { server: Server; lines: Line[]; close(): Promise<void> }

type Options = { people: number; threadId: string; text: string; databaseUrl?: string; redisUrl?: string }

export async function startProduct(options: Options): Promise<Product> {
  const { people, threadId, text, databaseUrl, redisUrl } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
  const mail = await openMailbox()
  const env = {
    ...raised,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
  }
  const server = await startServer(main, [], env)
  const second = redisUrl ? await startServer(main, [], env) : undefined
  const lines: Line[] = []
  for (let i = 0; i < people; i++) {
    const line = await member(server.port, mail, i, threadId, text)
    lines.push(second && i % 2 === 1 ? { ...line, port: second.port } : line)
  }
  return {
    server,
    lines,
    async close() {
      await second?.stop()
      await server.stop()
      await mail.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function member(
  port: number,
  mail: Awaited<ReturnType<typeof openMailbox>>,
  i: number,
  threadId: string,
  text: string,
): Promise<Line> {
  const call = createCaller(`http://127.0.0.1:${port}`)
  const email = `person-${i}@example.org`
  const password = `a password of ${i}`
  await call(sendCode, { body: { email, password, firstName: 'Person', lastName: 'X', method: 'email' } })
  await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
  const { token, user } = await call(login, { body: { email, password } })
  return {
    port,
    path: `/production?token=${token}&threadId=${threadId}`,
    frame: frameFor(threadId, text, user.sub),
  }
}

export function frameFor(threadId: string, text: string, userId: string): string {
  return JSON.stringify({
    action: 'sendMessage',
    type: 'group_message',
    id: ID,
    stream_id: threadId,
    from: 'Person',
    text,
    timestamp: new Date().toISOString(),
    userId,
  })
}
