/**
 * Four sets of tests. A test that opens the app or a database (it imports `#test/support/app.ts` or
 * `#test/support/database.ts`) runs twice, on each engine; every other test runs once.
 */
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const onNode = globSync(
  ['src/{shared,server}/**/*.test.ts', '{bin,bench,training}/**/*.test.ts', 'test/*.test.ts'],
  {
    cwd: import.meta.dirname,
  },
)
const needsStorage = (file: string) => /#test\/support\/(app|database)\.ts/.test(readFileSync(file, 'utf8'))
const onBothEngines = onNode.filter(needsStorage)
const once = onNode.filter(file => !needsStorage(file))

/** The server runs as it is, without a build, so its tests import it as Node does and not through Vite. */
const asNodeDoes = { environment: 'node', experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    // Two cores: one worker per core, and no second set until the first is done with them.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { test: { ...asNodeDoes, name: 'unit', include: once } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/support/signed-in-texts.ts'],
        },
      },
      { test: { ...asNodeDoes, name: 'embedded', include: onBothEngines, env: { TEST_ENGINE: 'embedded' } } },
      { test: { ...asNodeDoes, name: 'postgres', include: onBothEngines, env: { TEST_ENGINE: 'postgres' } } },
    ],
  },
})
