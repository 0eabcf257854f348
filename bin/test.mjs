/**
 * `npm test`: everything that must pass, as named steps, with their programs found or installed. `npm test
 * -- some/file.test.ts` runs only that file. The last line is `N passed, N failed`.
 */
import { join } from 'node:path'
import { install, node, requireNode, root, run } from './ready.mjs'
import { provideChromium } from './test-chromium.mjs'
import { provideNginx } from './test-nginx.mjs'
import { playwright, vitest } from './test-runners.mjs'
import { dropServices, providePostgres, provideRedis, stopServices } from './test-services.mjs'
import { besideEachOther, step, stopTools, summary, tool } from './test-steps.mjs'

process.on('exit', dropServices)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await stopTools()
    await stopServices()
    process.exit(130)
  })
}

await run(async () => {
  requireNode()
  const installed = await step('Install', () => void install())
  const files = process.argv.slice(2)
  if (installed) await (files.length > 0 ? theseFiles(files) : everything())
  await stopServices()
  process.exitCode = summary() ? 0 : 1
})

async function everything() {
  // The slowest first, so that none is left over alone.
  const checks = besideEachOther(
    ['Types of server, tools and tests', check('tsc', '-p', 'tsconfig.json')],
    ['Web build', build],
    ['Types of the web app', check('tsc', '-p', 'tsconfig.web.json')],
    ['Types of the journeys', check('tsc', '-p', 'tsconfig.journeys.json')],
    ['Format and lint', check('biome', 'check', '--error-on-warnings', '.')],
  )
  // They are installed and started meanwhile, the largest last; where one cannot be, the step that needs it says so.
  const proxy = provideNginx()
  const started = services()
  const browser = provideChromium()
  for (const coming of [proxy, started, browser]) coming.catch(() => {})
  await checks
  // Without nginx the tests of its settings would be left out.
  await proxy.catch(() => {})
  await step('Tests, with the server on the embedded database', () => vitest(['node', 'web']))
  await step('Server tests on PostgreSQL and Redis', async () => vitest(['postgres'], { env: await started }))
  await step('Browser journeys', async () => playwright({ env: await browser }))
  await step('Two nodes behind nginx', acrossNodes)
}

async function theseFiles(files) {
  const journeys = files.filter(file => file.includes('journeys'))
  const cluster = files.filter(file => file.includes('test/cluster'))
  const others = files.filter(file => !journeys.includes(file) && !cluster.includes(file))
  if (others.length > 0) {
    await step('Tests', async () => vitest([], { files: others, env: await services() }))
  }
  if (journeys.length > 0) {
    await step('Web build', build)
    await step('Browser journeys', async () => playwright({ files: journeys, env: await provideChromium() }))
  }
  if (cluster.length > 0) await step('Two nodes behind nginx', acrossNodes)
}

/** In a process of its own, so that other steps can begin and end meanwhile. */
async function build() {
  return { ok: await tool(node, [join(root, 'bin', 'setup.mjs')]) }
}

async function acrossNodes() {
  const env = { ...(await provideChromium()), NGINX_PATH: await provideNginx() }
  return playwright({ settings: 'playwright.cluster.config.ts', env })
}

function check(name, ...args) {
  return async () => ({ ok: await tool(node, [join(root, 'node_modules', '.bin', name), ...args]) })
}

async function services() {
  return { TEST_DATABASE_URL: await providePostgres(), TEST_REDIS_URL: await provideRedis() }
}
