/** The machine's npm, and the folders it works in. */
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

/** An error the user can act on: shown as one sentence, without a stack. */
export class NotReady extends Error {}

// Warnings are about the Node that npm runs on, not the one that we use.
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
// Offline, npm's default retries would take half an hour.
const brisk = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3']

/** Returns the exit status. No package needs an install script, so none is run. */
export function npm(args) {
  const all = [...args, '--ignore-scripts', ...quiet, ...brisk]
  // Without our own .bin on the path: npm must not run on a Node that it may be about to delete.
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== bin)
  const options = { cwd: root, env: { ...process.env, PATH: path.join(delimiter) }, stdio: 'inherit' }
  // npm tells its children where it is; otherwise it is on the path, on Windows as a file that needs a shell.
  const script = process.env.npm_execpath
  const { error, status, signal } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
  if (error) throw new NotReady(`npm could not be started (${error.message}): please install npm.`)
  return { status: status ?? signal }
}
