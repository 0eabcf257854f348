/**
 * Brings a clone to the state in which it can run: packages installed, web app built. Does nothing when
 * nothing changed. Plain JavaScript, because it runs on any Node from 20 on, before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
/** Node 24 comes with the packages, so that everything runs on one version, whatever the machine has. */
export const node = join(bin, 'node')
const builtStamp = join(root, 'dist', '.built')

/** Something a person can act on: told in one sentence, without a stack. */
export class NotReady extends Error {}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    throw new NotReady(`Node ${process.versions.node} is too old: please install Node 20 or newer.`)
}

/** Returns whether anything had to be installed. */
export function install() {
  if (isInstalled()) return false
  console.log('Installing packages …')
  // Without our own .bin on the path: npm must not run on the Node that it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== bin)
  // Not `npm ci`: it refuses a lockfile that leaves out other systems' programs. This keeps to it just as well.
  // Warnings are left out because they are about the Node that npm runs on, not the one that we run on.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Without a network npm's own patience would last for half an hour.
  const brisk = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3']
  const args = ['install', '--no-save', '--include=dev', ...quiet, ...brisk]
  const { error, status, signal } = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: 'inherit',
  })
  if (error) throw new NotReady(`npm could not be started (${error.message}): please install npm.`)
  if (status !== 0)
    throw new NotReady(`"npm install" failed (${status ?? signal}): what it printed above says why.`)
  if (!existsSync(node)) {
    throw new NotReady(
      '"npm install" left out Node 24: please allow install scripts (npm config ignore-scripts).',
    )
  }
  return true
}

/** npm keeps a list of what it has put there; every package of the lockfile must be on it, at its version. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!existsSync(node) || !present) return false
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Returns whether the web app had to be built. */
export function build() {
  const sources = hashOfWebSources()
  if (existsSync(join(root, 'dist', 'web', 'index.html')) && readIfThere(builtStamp) === sources) return false
  console.log('Building the web app …')
  const { status } = spawnSync(node, [join(bin, 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  if (status !== 0) throw new NotReady('The web app could not be built: what is printed above says why.')
  mkdirSync(dirname(builtStamp), { recursive: true })
  writeFileSync(builtStamp, sources)
  return true
}

/** Everything the build reads: sources, settings, packages, and what it takes from the environment. */
function hashOfWebSources() {
  const hash = createHash('sha256')
  for (const top of [
    'src/web',
    'src/shared',
    'public',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ]) {
    for (const file of filesUnder(top))
      hash
        .update(`${file}\n`)
        .update(readFileSync(join(root, file)))
        .update('\n')
  }
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('VITE_') || name === 'CLIENT_CIPHER_KEY',
  )
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

function filesUnder(top) {
  const path = join(root, top)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [top]
  return readdirSync(path, { recursive: true })
    .map(name => join(top, name))
    .filter(name => !/\.test\.tsx?$/.test(name) && statSync(join(root, name)).isFile())
    .sort()
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** For everything started from here: our own tools, Node 24 first among them, come before the machine's. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more }
}

/** Runs a command's main part; what a person can act on becomes one sentence and exit 1. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
