/**
 * A browser for the journeys: from the environment, else the machine's, else installed with apt, else
 * Playwright's own. Returns its path, or undefined if Playwright is to use its own.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { environment, node, root } from './ready.mjs'
import { aptInstall, findProgram, Missing } from './test-machine.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

export function provideChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const browser = find() ?? (aptInstall('chromium') ? find() : undefined)
  if (browser) return browser
  if (downloadPlaywrights()) return undefined
  throw new Missing('There is no browser: please install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}

/** Some systems have a stub by that name that only says where to get a browser, so it has to answer. */
function find() {
  const program = findProgram([...names, 'Google Chrome', 'Chromium'], folders)
  if (!program) return undefined
  const { status } = spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 })
  return status === 0 ? program : undefined
}

function downloadPlaywrights() {
  console.log('Asking Playwright for its own browser …')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { status } = spawnSync(node, [cli, 'install', '--only-shell', 'chromium'], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  })
  return status === 0
}
