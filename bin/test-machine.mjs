/** What this machine has or, on Debian as root, can install: programs, free ports, users. */
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { NotReady } from './npm.mjs'

/**
 * Something this machine neither has nor can install: one sentence with what to do, repeated in the summary.
 */
export class Missing extends NotReady {}

// Without a network, apt would wait half a minute for every address.
const brisk = ['DPkg::Lock::Timeout=60', 'Acquire::http::Timeout=10'].flatMap(option => ['-o', option])
const ENOUGH_BYTES = 2 ** 31
const isRoot = process.getuid?.() === 0
let listed = false
/** One after the other: apt locks its database. */
let installing = Promise.resolve()

/** The first of these programs found on the path or in the given folders. */
export function findProgram(names, folders = []) {
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  for (const name of names) {
    for (const folder of searched) {
      const path = join(folder, name)
      if (isExecutable(path)) return path
    }
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether the package is installed afterwards; takes at most a few minutes and never prompts. */
export function aptInstall(...packages) {
  const installed = installing.then(() => installNow(packages))
  installing = installed
  return installed
}

async function installNow(packages) {
  if (!isRoot || !findProgram(['apt-get'])) return false
  console.log(`Installing ${packages.join(' ')} with apt …`)
  if (!listed) listed = await apt(120, 'update')
  return apt(420, 'install', '--yes', '--no-install-recommends', ...packages)
}

function apt(seconds, ...args) {
  return new Promise(resolve => {
    const child = spawn('apt-get', ['-qq', ...brisk, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: seconds * 1000,
    })
    let said = ''
    const failed = why => {
      console.log(`apt-get ${args[0]} failed: ${why}`)
      resolve(false)
    }
    child.stderr.on('data', part => {
      said += part
    })
    child.on('error', error => failed(error.message))
    child.on('close', status => (status === 0 ? resolve(true) : failed(said.trim().split('\n').at(-1))))
  })
}

/** For programs that refuse to run as root: another user's ids, or nothing if we are not root. */
export function unprivileged() {
  if (!isRoot) return {}
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(line => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Missing(
    'PostgreSQL and nginx do not run as root, and there is no other user here: please add one.',
  )
}

/** In memory where there is plenty of it: hundreds of small databases are made there, and each write is flushed. */
export function fastestFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > ENOUGH_BYTES) return '/dev/shm'
  } catch {
    // Not on this system.
  }
  return tmpdir()
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
