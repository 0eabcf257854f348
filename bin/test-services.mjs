/**
 * PostgreSQL and Redis for the tests: from the environment, else the machine's programs on free ports in a
 * temporary folder, else the same after installing them. Nothing outlives the run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { aptInstall, fastestFolder, findProgram, freePort, Missing, unprivileged } from './test-machine.mjs'

const running = new Set()
const folders = new Set()

export async function providePostgres() {
  return process.env.TEST_DATABASE_URL || startPostgres()
}

/** Starts a new, empty one. With `lasting` every commit is flushed, as in production. */
export async function startPostgres({ lasting = false } = {}) {
  const postgres = findPostgres() ?? ((await aptInstall('postgresql')) ? findPostgres() : undefined)
  if (!postgres)
    throw new Missing('There is no PostgreSQL: please install its server, or name one in TEST_DATABASE_URL.')
  const user = unprivileged()
  const folder = temporaryFolder('postgres', lasting ? user : { ...user, within: fastestFolder() })
  const data = join(folder, 'data')
  const made = spawnSync(
    join(dirname(postgres), 'initdb'),
    ['-D', data, '-U', 'twinbot', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0)
    throw new Missing(`PostgreSQL made no database (initdb): ${made.error ?? made.stderr.trim()}`)
  const port = await freePort()
  // Test databases need not survive a power cut, and none lives long enough to be vacuumed. They may lie in memory.
  const haste = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'shared_buffers=32MB',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
    'max_connections=200',
  ]
  const settings = [...(lasting ? [] : haste), 'listen_addresses=127.0.0.1'].flatMap(setting => [
    '-c',
    setting,
  ])
  const args = ['-D', data, '-k', folder, '-p', String(port), ...settings]
  await start('PostgreSQL', postgres, args, { ...user, cwd: folder, stopWith: 'SIGINT' })
  return `postgres://twinbot@127.0.0.1:${port}/postgres`
}

/** Debian keeps the server binaries off the path, one folder per version; take the newest. */
function findPostgres() {
  const versions = '/usr/lib/postgresql'
  const hidden = foldersIn(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(versions, version, 'bin'))
  const found = findProgram(
    ['postgres'],
    [...hidden, '/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin'],
  )
  return found && findProgram(['initdb'], [dirname(found)]) ? found : undefined
}

function foldersIn(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

export async function provideRedis() {
  return process.env.TEST_REDIS_URL || startRedis()
}

export async function startRedis() {
  const find = () => findProgram(['redis-server', 'valkey-server'], ['/usr/local/bin', '/opt/homebrew/bin'])
  const redis = find() ?? ((await aptInstall('redis-server')) ? find() : undefined)
  if (!redis)
    throw new Missing('There is no Redis: please install its server, or name one in TEST_REDIS_URL.')
  const folder = temporaryFolder('redis')
  const port = await freePort()
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
  await start('Redis', redis, args, { cwd: folder, stopWith: 'SIGTERM' })
  return `redis://127.0.0.1:${port}`
}

export function temporaryFolder(name, { uid, gid, within = tmpdir() } = {}) {
  const folder = mkdtempSync(join(within, `twinbot-${name}-`))
  folders.add(folder)
  if (uid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** PostgreSQL and Redis print the same words when they accept connections. */
const READY = /ready to accept connections/i

/** Resolves to the process once it is ready; `echo` gets every line of its output. */
export function start(name, program, args, { stopWith, readyWhen = READY, echo, ...options }) {
  return new Promise((resolve, reject) => {
    // In its own process group: Ctrl-C must reach the tests first, and the servers through us.
    const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const fail = why => reject(new Missing(`${name} did not start: ${why}`))
    const patience = setTimeout(fail, 30_000, 'nothing heard in 30 s')
    const listen = chunk => {
      said = (said + chunk).slice(-4000)
      if (!readyWhen.test(said)) return
      clearTimeout(patience)
      resolve(child)
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', listen)
      if (echo) createInterface({ input: stream }).on('line', echo)
    }
    child.on('error', error => fail(error.message))
    const service = { child, stopWith, ended: new Promise(done => child.on('exit', done)) }
    running.add(service)
    service.ended.then(() => {
      running.delete(service)
      clearTimeout(patience)
      fail(said.trim().split('\n').at(-1))
    })
  })
}

export async function stopServices() {
  await Promise.all(
    [...running].map(async ({ child, stopWith, ended }) => {
      child.kill(stopWith)
      const impatience = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(impatience)
    }),
  )
  removeFolders()
}

/** Last resort, called synchronously as the process exits. */
export function dropServices() {
  for (const { child } of running) child.kill('SIGQUIT')
  removeFolders()
}

function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}
