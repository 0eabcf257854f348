/** Browser journeys: few and real, in two rows, each sharing one server and one browser. */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'test',
  // `npm run walk` takes pictures with the same server and browser.
  testMatch: process.env.WALK ? 'walk/walk.ts' : 'journeys/*.journey.ts',
  outputDir: 'test-results',
  // Server and browser live as long as the worker. Journeys wait more than they work, so two rows fit two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a slow machine from a fault; whoever needed it is named as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Unset when Playwright has its own browser.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--disable-gpu', '--disable-quic'],
    },
    locale: 'en-GB',
    // It would hide calls from journeys that hold them up, and load the whole app each time; one journey is about it.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time; ask for it where a failure is looked into (--trace on).
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
