/** `npm run cluster` as an operator starts it, with a mailbox, for the journey across nodes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMailbox } from './mailbox.ts'
import { freePort } from './port.ts'
import { withoutRateLimits } from './settings.ts'

const root = join(import.meta.dirname, '..', '..')
const START_WITHIN_MS = 180_000

export type Node = { pid: number; sockets(): Promise<number> }
export type Cluster = Awaited<ReturnType<typeof openCluster>>

export async function openCluster() {
  const mail = await openMailbox()
  const port = await freePort()
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'bin', 'cluster.mjs')], {
    cwd: root,
    env: { ...env, ...withoutRateLimits, PORT: String(port), SMTP_URL: mail.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))

  async function close(): Promise<void> {
    await end(child)
    await mail.close()
  }
  try {
    await until(child, () => /The cluster is at/.test(printed))
  } catch {
    await close()
    throw new Error(`The cluster did not start:\n${printed}`)
  }
  const [, log = ''] = /nginx writes to (\S+)/.exec(printed) ?? []
  return {
    url: `http://localhost:${port}`,
    dataDir: '',
    mail,
    nodes: [...printed.matchAll(/is process (\d+), with figures at (\S+)/g)].map(
      ([, pid, figures = '']): Node => ({ pid: Number(pid), sockets: () => socketsAt(figures) }),
    ),
    /** Everything the nodes have printed and nginx has logged. */
    printed: () => printed + readFileSync(log, 'utf8'),
    ended: () => child.exitCode !== null,
    stop: async () => null,
    start: async () => {},
    close,
  }
}

async function socketsAt(figures: string): Promise<number> {
  const text = await (await fetch(figures)).text()
  return Number(/^twinbot_sockets (\d+)$/m.exec(text)?.[1])
}

async function until(child: ChildProcess, done: () => boolean): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (!done()) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('not started')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
