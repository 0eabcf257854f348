/**
 * Prepares a clone to run: packages installed, web app built. Does nothing when
 * nothing changed. Plain JavaScript, because it runs on any Node from 20 on, before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { node, provideNode } from './node.mjs'
import { bin, NotReady, npm, root } from './npm.mjs'

export { node, requireNode } from './node.mjs'
export { NotReady, root } from './npm.mjs'

const builtStamp = join(root, 'dist', '.built')

/** For anything that serves the web app. Once it is built, development packages may be missing. */
export function ready() {
  if (isBuilt()) return installToRun()
  install()
  build()
}

/** Includes development packages unless the server's are already installed. */
export function installToRun() {
  if (isInstalled({ dev: false })) provideNode()
  else install()
}

/** Returns whether anything had to be installed. */
export function install() {
  const missing = !isInstalled()
  if (missing) {
    console.log('Installing packages …')
    const { status } = npm(['ci', '--include=dev'])
    if (status !== 0)
      throw new NotReady(
        `The packages could not be installed ("npm ci": ${status}): npm says above why, most often there is no network.`,
      )
  }
  provideNode()
  return missing
}

/** npm records what it installed; every package of the lockfile must be there in its version. */
function isInstalled({ dev: withDev = true } = {}) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!present) return false
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (dev && !withDev) || present[path]?.version === version,
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
  if (isBuilt()) return false
  console.log('Building the web app …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  if (status !== 0) throw new NotReady('The web app could not be built: what is printed above says why.')
  mkdirSync(dirname(builtStamp), { recursive: true })
  writeFileSync(builtStamp, hashOfWebSources())
  return true
}

function isBuilt() {
  return existsSync(join(root, 'dist', 'web', 'index.html')) && readIfThere(builtStamp) === hashOfWebSources()
}

/** Everything the build depends on: sources, settings, packages and environment variables. */
function hashOfWebSources() {
  const hash = createHash('sha256')
  for (const top of [
    'src/web',
    'src/shared',
    'public',
    'index.html',
    'vite.config.ts',
    'bin/build',
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

/** Loading the models frees much memory again; without this glibc keeps it, some 50 MB. */
const givesMemoryBack = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/** For child processes: our own tools and Node come before the machine's. */
export function environment(more = {}) {
  const path = [dirname(node), bin, process.env.PATH ?? '']
  return { ...givesMemoryBack, ...process.env, PATH: path.join(delimiter), ...more }
}

/** Runs a command's main function; errors the user can act on become one sentence and exit code 1. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
