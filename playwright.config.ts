/** Browser journeys: few and real, in four rows, each sharing one server and one browser. */
import { defineConfig } from '@playwright/test'
import { quickBrowser } from '#test/support/launch.ts'

export default defineConfig({
  testDir: 'test',
  // `npm run walk` takes pictures with the same server and browser.
  testMatch: process.env.WALK ? 'walk/walk.ts' : 'journeys/*.journey.ts',
  outputDir: 'test-results',
  // Server and browser live as long as the worker. A journey often waits, so four rows fit two cores.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // No second try: it hides faults. Journeys wait for what they look at, and a slow machine has the time it needs.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: quickBrowser,
    locale: 'en-GB',
    // Replies come without their pause; the journey about the pause asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would hide calls from journeys that hold them up, and load the whole app each time; one journey is about it.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time; ask for it where a failure is looked into (--trace on).
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
