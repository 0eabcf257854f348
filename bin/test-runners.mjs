/** Runs vitest and Playwright and reads from their own reports how many tests passed and failed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './ready.mjs'
import { temporaryFolder } from './test-services.mjs'
import { tool } from './test-steps.mjs'

const modules = join(root, 'node_modules')

export async function vitest(projects, { files = [], env } = {}) {
  const report = join(temporaryFolder('report'), 'vitest.json')
  const chosen = projects.flatMap(project => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const cli = join(modules, 'vitest', 'vitest.mjs')
  const ok = await tool(node, [cli, 'run', ...chosen, ...reporters, ...files], env)
  const { numPassedTests = 0, numPendingTests = 0, testResults = [] } = read(report)
  return judge(ok, {
    passed: numPassedTests,
    // A file that cannot even be loaded has no tests to fail: it counts as one.
    failed: testResults.reduce(
      (sum, file) => sum + Math.max(failuresIn(file), Number(file.status === 'failed')),
      0,
    ),
    skipped: numPendingTests,
  })
}

function failuresIn({ assertionResults }) {
  return assertionResults.filter(({ status }) => status === 'failed').length
}

export async function playwright({ files = [], settings = 'playwright.config.ts', env } = {}) {
  const report = join(temporaryFolder('report'), 'playwright.json')
  const cli = join(modules, '@playwright', 'test', 'cli.js')
  const ok = await tool(node, [cli, 'test', '--config', settings, '--reporter=list,json', ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {}
  return judge(ok, { passed: expected + flaky, failed: unexpected, skipped })
}

/** A run without tests is no success: nothing was shown to work. */
function judge(ok, counts) {
  if (counts.passed + counts.failed === 0) console.error('Not one test ran.')
  return { ok: ok && counts.failed === 0 && counts.passed > 0, ...counts }
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
