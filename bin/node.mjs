/**
 * Chooses the Node that runs our code: the current one if new enough, else one installed as a package. Plain
 * JavaScript without packages, because it runs on any Node from 20 on, before anything is installed.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bin, NotReady, npm, root } from './npm.mjs'

/** The first version with type stripping and SQLite, and the one we test on. */
const OLDEST = 24
const windows = process.platform === 'win32'

export const isOwnNodeEnough = majorOf(process.versions.node) >= OLDEST

/** Valid after `provideNode()`. */
export const node = isOwnNodeEnough ? process.execPath : join(bin, windows ? 'node.exe' : 'node')

/** Older versions cannot even install the packages. */
export function requireNode(version = process.versions.node) {
  if (majorOf(version) < 20)
    throw new NotReady(`Node ${version} is too old: please install Node ${OLDEST} (20 or newer would do).`)
}

function majorOf(version) {
  return Number(version.split('.')[0])
}

/** On an older machine: copies Node from its package into our bin folder, where npm finds it first. */
export function provideNode() {
  if (isOwnNodeEnough || existsSync(node)) return
  const name = packageName()
  const folder = join(root, '.cache', 'node')
  const program = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    console.log(`Installing Node ${OLDEST}, because this is ${process.versions.node} …`)
    mkdirSync(folder, { recursive: true })
    const { status } = npm(['install', '--no-save', '--prefix', folder, `${name}@${OLDEST}`])
    if (status !== 0 || !existsSync(program)) throw new NotReady(advice('could not be fetched'))
  }
  mkdirSync(bin, { recursive: true })
  rmSync(node, { force: true })
  if (windows) copyFileSync(program, node)
  else symlinkSync(program, node)
}

function packageName() {
  // The packaged binaries need glibc, which Alpine Linux does not have.
  const hasNone = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (hasNone) throw new NotReady(advice('does not come as a package for this system'))
  const system = windows ? 'win' : process.platform
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return [prefix, system, process.arch].join('-')
}

function advice(why) {
  return `Node ${process.versions.node} is too old to run this and Node ${OLDEST} ${why}: please install Node ${OLDEST} or newer.`
}
