/**
 * Starts the server and stops it gracefully: within ten seconds, with every request answered and every row
 * written.
 */
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { describeFailure } from './platform/describe-failure.ts'
import { createLog } from './platform/log.ts'

const STOP_WITHIN_MS = 9500
/** By how much the room for young objects grows when it is full. What is loaded at the start stays: that room would only be kept. */
const youngGrows = (times: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${times}`)

let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  console.error(describeFailure(error, config ?? {}))
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  youngGrows(1)
  const app = await createApp({ config, log, mustStop })
  youngGrows(2)
  const address = await app.listen()

  console.log(`TwinBot is at ${config.publicUrl} (listening at ${address})`)
  console.log(config.databaseUrl ? 'Its data lies in PostgreSQL.' : `Its data lies in ${config.dataDir}`)
  if (!config.smtpUrl) console.log('No mail server is configured (SMTP_URL): codes appear in this log.')

  let stopping = false
  async function stop(exitCode: number): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const closed = await app.close().then(
      () => true,
      error => log.error({ err: error }, 'not everything could be closed'),
    )
    process.exit(closed ? exitCode : 1)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // After an error nobody caught, a rejected promise's too, the state is unknown: the process ends, and is started again.
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'a fault escaped; the process ends')
    void stop(1)
  })

  function mustStop(why: string): void {
    console.error(why)
    void stop(1)
  }
}
