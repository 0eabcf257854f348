/** npm, as it is on this machine, and the folders it works in. */
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

/** Something a person can act on: told in one sentence, without a stack. */
export class NotReady extends Error {}

// Warnings are left out because they are about the Node that npm runs on, not the one that we run on.
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
// Without a network npm's own patience would last for half an hour.
const brisk = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3']

/** Answers its exit status. No package needs a script of its own to be installed, so none is run. */
export function npm(args) {
  const all = [...args, '--ignore-scripts', ...quiet, ...brisk]
  // Without our own .bin on the path: npm must not run on a Node that it may be about to remove.
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== bin)
  const options = { cwd: root, env: { ...process.env, PATH: path.join(delimiter) }, stdio: 'inherit' }
  // Started by npm, we know where it is; else it is on the path, on Windows as a file that only a shell can run.
  const script = process.env.npm_execpath
  const { error, status, signal } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
  if (error) throw new NotReady(`npm could not be started (${error.message}): please install npm.`)
  return { status: status ?? signal }
}
