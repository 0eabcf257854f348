/**
 * The whole product as a separate process, as an operator runs it: `src/server/main.ts` on a free port, with
 * an empty data folder, the built web app and a mailbox.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { freePort } from './port.ts'
import { withoutRateLimits } from './settings.ts'

const root = join(import.meta.dirname, '..', '..')
const START_WITHIN_MS = 180_000

export type TestServer = {
  url: string
  dataDir: string
  mail: Mailbox
  /** Everything the server has printed so far. */
  printed(): string
  /** Whether the server has ended by itself. */
  ended(): boolean
  /** Stops the server with this signal and waits; `start` restarts it on the same port and data. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  start(): Promise<void>
  /** Stops and removes everything. */
  close(): Promise<void>
}

export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-test-server-'))
  const mail = await openMailbox()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...withoutRateLimits,
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    SUPPORT_EMAIL: 'help@example.org',
    ...settings,
  }
  let server: ChildProcess | undefined
  let printed = ''

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
      cwd: root,
      env: { ...withoutTestTools(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        printed += chunk
      })
    }
    await untilReady(url, child, () => printed)
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  async function close(): Promise<void> {
    await stop()
    await mail.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  const ended = () => server !== undefined && (server.exitCode !== null || server.signalCode !== null)
  return { url, dataDir, mail, printed: () => printed, ended, stop, start, close }
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${printed()}`)
}

/** The test runner's Node options must not reach the product. */
function withoutTestTools({ NODE_OPTIONS: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env
}
