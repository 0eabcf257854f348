/**
 * PostgreSQL and Redis for the bench: BENCH_DATABASE_URL and BENCH_REDIS_URL, or the machine's own programs
 * in a temporary folder. Unlike the tests' PostgreSQL this one synchronises every commit.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Machine = {
  findProgram(names: string[], folders?: string[]): string | undefined
  freePort(): Promise<number>
  unprivileged(): { uid?: number; gid?: number }
}
const machine: Machine = await import(join(import.meta.dirname, '..', '..', 'bin', 'test-machine.mjs'))

export type Services = { databaseUrl?: string; redisUrl?: string; stop(): void }

export async function provideServices(): Promise<Services> {
  const children: ChildProcess[] = []
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-bench-services-'))
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? (await startPostgres(folder, children))
  const redisUrl = process.env.BENCH_REDIS_URL ?? (await startRedis(folder, children))
  return {
    ...(databaseUrl && { databaseUrl }),
    ...(redisUrl && { redisUrl }),
    stop() {
      for (const child of children) child.kill('SIGINT')
      setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1500)
    },
  }
}

async function startPostgres(folder: string, children: ChildProcess[]): Promise<string | undefined> {
  const program = machine.findProgram(['postgres'], hidden('/usr/lib/postgresql'))
  if (!program) return undefined
  const user = machine.unprivileged()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = join(dirname(program), 'initdb')
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'twinbot', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    {
      ...user,
      cwd: folder,
    },
  )
  if (made.status !== 0) return undefined
  const port = await machine.freePort()
  const args = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
  const child = spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  await ready(child, children)
  return `postgres://twinbot@127.0.0.1:${port}/postgres`
}

async function startRedis(folder: string, children: ChildProcess[]): Promise<string | undefined> {
  const program = machine.findProgram(['redis-server', 'valkey-server'])
  if (!program) return undefined
  const port = await machine.freePort()
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  await ready(spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }), children)
  return `redis://127.0.0.1:${port}`
}

function ready(child: ChildProcess, children: ChildProcess[]): Promise<void> {
  children.push(child)
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      if (/ready to accept connections/i.test(said)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(said)))
  })
}

function hidden(versions: string): string[] {
  try {
    return readdirSync(versions).map(version => join(versions, version, 'bin'))
  } catch {
    return []
  }
}
