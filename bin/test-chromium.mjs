/**
 * A browser for the journeys: from the environment, else the machine's, else installed with apt, else Playwright's own.
 * Beside it Chromium's headless shell, if the machine has it or apt does: the same engine without windows and
 * notifications, in half the processor time.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment, node, root } from './ready.mjs'
import { aptInstall, findProgram, Missing } from './test-machine.mjs'

const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'Google Chrome',
  'Chromium',
]
const folders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** Their paths as environment variables, empty where Playwright is to use its own. */
export async function provideChromium() {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env
  if (CHROMIUM_PATH) return { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: CHROMIUM_SHELL_PATH ?? '' }
  const browser = await provide(browsers, 'chromium')
  if (browser) {
    const shell = CHROMIUM_SHELL_PATH || (await provide(shells, 'chromium-headless-shell'))
    return { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell ?? '' }
  }
  if (await downloadPlaywrights()) return { CHROMIUM_PATH: '', CHROMIUM_SHELL_PATH: '' }
  throw new Missing('There is no browser: please install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}

async function provide(names, packaged) {
  return find(names) ?? ((await aptInstall(packaged)) ? find(names) : undefined)
}

/** Some systems have a stub by that name that only says where to get a browser, so it has to answer. */
function find(names) {
  const program = findProgram(names, folders)
  if (!program) return undefined
  const { status } = spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 })
  return status === 0 ? program : undefined
}

async function downloadPlaywrights() {
  console.log('Asking Playwright for its own browser …')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const download = spawn(node, [cli, 'install', 'chromium'], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  })
  const [status] = await once(download, 'close')
  return status === 0
}
