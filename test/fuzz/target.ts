/** The server under test: the whole product in its own process, watched for crashes and internal errors. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '#test/support/mailbox.ts'
import { freePort } from '#test/support/port.ts'
import type { TemporaryStorage } from '#test/support/temporary-storage.ts'
import { startTestServer } from '#test/support/test-server.ts'
import type { Findings } from './findings.ts'

export type Target = {
  url: string
  mail: Mailbox
  /** CPU time the server has used so far, on all threads. */
  cpuMs(): Promise<number>
  sockets(): Promise<number>
  /** Reports a crash, and restarts the server if it has ended; reports internal errors. */
  inspect(findings: Findings, during: string): Promise<void>
  /** Abandons whatever it was busy with. */
  restart(): Promise<void>
  close(): Promise<void>
}

const serious = /"msg":"(unhandled rejection|a fault escaped; the process ends|call failed)"/

/** Takes an operator's settings; without any, rate limits are off. */
export async function openTarget(
  storage: TemporaryStorage,
  settings: Record<string, string> = {},
): Promise<Target> {
  const metricsPort = await freePort()
  const { dataDir, databaseUrl, redisUrl } = storage
  const server = await startTestServer({
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    RATE_SOCKET_MESSAGES: '1000000/1',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...settings,
  })
  let read = 0

  async function figure(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
    return Number(value)
  }

  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    mail: server.mail,
    cpuMs: async () => 1000 * (await figure('twinbot_cpu_seconds_total')),
    sockets: () => figure('twinbot_sockets'),
    async inspect(findings, during) {
      // Its last output may still be on its way.
      if (server.ended()) await pause(200)
      const said = server.printed().slice(read)
      read = server.printed().length
      for (const line of said.split('\n').filter(line => serious.test(line)))
        findings.fault(`${during}: the server logged a failure: ${reasonIn(line)}`, line)
      if (!server.ended()) return
      findings.fault(`${during}: THE SERVER ENDED`, said.slice(-1500))
      await server.start()
    },
    async restart() {
      await server.stop('SIGKILL')
      await server.start()
    },
    close: server.close,
  }
}

/** The kind of error and where it occurred, without variable parts. */
function reasonIn(line: string): string {
  const [, kind = ''] = /"kind":"([^"]*)"/.exec(line) ?? []
  const [, code = ''] = /"code":"([^"]*)"/.exec(line) ?? []
  const [, at = ''] = /"at":\["([^"]*)"/.exec(line) ?? []
  return `${kind} ${code} ${at.replace(/\S*\//, '')}`
}
