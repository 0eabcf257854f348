/**
 * Runs vitest and Playwright, and reads from their reports how many tests passed, and which failed and why.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  const failures = testResults.flatMap(failuresIn)
  return judge(ok, { passed: numPassedTests, failed: failures.length, failures, skipped: numPendingTests })
}

function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter(test => test.status === 'failed')
  // A file that fails to load has no tests; it counts as one failure.
  if (failed.length === 0 && status === 'failed') return [`${file}\n${message}`]
  return failed.map(test => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

export async function playwright({ files = [], settings = 'playwright.config.ts', env } = {}) {
  const report = join(temporaryFolder('report'), 'playwright.json')
  const cli = join(modules, '@playwright', 'test', 'cli.js')
  const ok = await tool(node, [cli, 'test', '--config', settings, '--reporter=list,json', ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats: { expected = 0, unexpected = 0, skipped = 0 } = {}, suites = [] } = read(report)
  const specs = suites.flatMap(specsIn)
  return judge(ok, {
    passed: expected,
    failed: unexpected,
    failures: specs.filter(({ status }) => status === 'unexpected').map(told),
    skipped,
  })
}

function specsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({ status, results, name: `${file}:${line} › ${title}` })),
  )
  return [...own, ...suites.flatMap(specsIn)]
}

function told({ name, results }) {
  const reasons = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))
  return [name, ...reasons].join('\n')
}

/** A run without tests is a failure: nothing was shown to work. */
function judge(ok, counts) {
  if (counts.passed + counts.failed === 0) console.error('Not one test ran.')
  return { ok: ok && counts.failed === 0 && counts.passed > 0, ...counts }
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
