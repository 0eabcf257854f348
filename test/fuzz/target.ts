/** The server under fire: the whole product in a process of its own, watched for ending or failing inside. */
import { setTimeout as pause } from 'node:timers/promises'
import { openHouse } from '#test/support/house.ts'
import type { Mailbox } from '#test/support/mailbox.ts'
import type { Place } from '#test/support/place.ts'
import { freePort } from '#test/support/port.ts'
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
export async function openTarget(place: Place, settings: Record<string, string> = {}): Promise<Target> {
  const metricsPort = await freePort()
  const { dataDir, databaseUrl, redisUrl } = place
  const house = await openHouse({
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
    url: house.url.replace('localhost', '127.0.0.1'),
    mail: house.mail,
    cpuMs: async () => 1000 * (await figure('twinbot_cpu_seconds_total')),
    sockets: () => figure('twinbot_sockets'),
    async inspect(findings, during) {
      // Its last words may still be on their way.
      if (house.ended()) await pause(200)
      const said = house.printed().slice(read)
      read = house.printed().length
      for (const line of said.split('\n').filter(line => serious.test(line)))
        findings.fault(`${during}: the server logged a failure: ${reasonIn(line)}`, line)
      if (!house.ended()) return
      findings.fault(`${during}: THE SERVER ENDED`, said.slice(-1500))
      await house.start()
    },
    async restart() {
      await house.stop('SIGKILL')
      await house.start()
    },
    close: house.close,
  }
}

/** What kind of error, and where it came from, without what differs each time. */
function reasonIn(line: string): string {
  const [, kind = ''] = /"kind":"([^"]*)"/.exec(line) ?? []
  const [, code = ''] = /"code":"([^"]*)"/.exec(line) ?? []
  const [, at = ''] = /"at":\["([^"]*)"/.exec(line) ?? []
  return `${kind} ${code} ${at.replace(/\S*\//, '')}`
}
