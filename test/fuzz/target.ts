/** The server under fire: the whole product in a process of its own, watched for ending or failing inside. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '#test/support/mailbox.ts'
import { freePort } from '#test/support/port.ts'
import type { TemporaryStorage } from '#test/support/temporary-storage.ts'
import { startTestServer } from '#test/support/test-server.ts'
import type { Findings } from './findings.ts'

export type Target = {
  url: string
  mail: Mailbox
  /** Processor time the server has used so far, on all its threads. */
  cpuMs(): Promise<number>
  sockets(): Promise<number>
  /** Tells a fault, and starts the server again, where it has ended; tells what it failed at inside. */
  inspect(findings: Findings, during: string): Promise<void>
  /** With whatever it was busy with given up. */
  restart(): Promise<void>
  close(): Promise<void>
}

const serious = /"msg":"(unhandled rejection|a fault escaped; the process ends|call failed)"/

/** `settings` as an operator would set them; without any, the limits are out of the way. */
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
      // Its last words may still be on their way.
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

/** What kind of error, and where it came from, without what differs each time. */
function reasonIn(line: string): string {
  const [, kind = ''] = /"kind":"([^"]*)"/.exec(line) ?? []
  const [, code = ''] = /"code":"([^"]*)"/.exec(line) ?? []
  const [, at = ''] = /"at":\["([^"]*)"/.exec(line) ?? []
  return `${kind} ${code} ${at.replace(/\S*\//, '')}`
}
