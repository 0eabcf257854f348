/**
 * Three sets of tests. A test that opens the app or a database (it imports `#test/support/app.ts` or
 * `#test/support/database.ts`) runs twice, on each engine; every other test runs once, and where it opens the app all
 * the same (`#test/support/any-engine.ts`), on the embedded database. So does a single test marked `onEmbedded`.
 */
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const onNode = globSync(
  ['src/{shared,server}/**/*.test.ts', '{bin,bench,training}/**/*.test.ts', 'test/{,fuzz/}*.test.ts'],
  {
    cwd: import.meta.dirname,
  },
)
const importing = (module: RegExp) => onNode.filter(file => module.test(readFileSync(file, 'utf8')))
const onBothEngines = importing(/#test\/support\/(app|database)\.ts/)

/** Begun last, each would keep one worker busy, or waiting, while the others have nothing left to do. */
const long = [
  'test/ordinary-days',
  'companion/answering/answering',
  'server/accounts/crash',
  'bin/chaos/chaos',
  'test/fuzz/fuzz',
  'bin/demo/demo',
  'server/accounts/response-timing',
  'companion/model/failures',
  'accounts/cognito-pool/cognito-pool',
  'server/companion/conversation',
  'server/platform/describe-failure',
  'bin/moderate/open-moderation',
]

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some(name => moduleId.endsWith(`${name}.test.ts`))
    const isWeb = ({ project }: TestSpecification) => project.name === 'web'
    const sorted = await super.sort(files)
    const rest = sorted.filter(file => !isLong(file))
    // One set after the other: a worker that is asked for another set ends, and all it has loaded with it.
    return [...sorted.filter(isLong), ...rest.filter(file => !isWeb(file)), ...rest.filter(isWeb)]
  }
}

/** The server runs as it is, without a build, so its tests import it as Node does and not through Vite. */
const asNodeDoes = {
  environment: 'node',
  experimental: { viteModuleRunner: false },
  setupFiles: ['test/support/after-file.ts'],
}

export default defineConfig({
  test: {
    // One more than the two cores of a build machine: a test of the server waits for almost half its time, on a
    // socket, a letter or another process.
    maxWorkers: 3,
    // What is loaded serves every file of a worker: parts are made by factories, so no file leaves another anything,
    // and loading lines and tables for each anew would take as long as the tests themselves.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    // Long enough for a machine that is busy with many other things; what is right is there in a moment.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // With the tests that need no database: a worker serves one set only, and loads the models for it.
      { test: { ...asNodeDoes, name: 'node', include: onNode, env: { TEST_ENGINE: 'embedded' } } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/support/after-file.ts', 'test/support/signed-in-texts.ts'],
        },
      },
      {
        test: {
          ...asNodeDoes,
          name: 'postgres',
          include: onBothEngines,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'test/support/migrated-database.ts',
        },
      },
    ],
  },
})
