/** The journey across two nodes: as the others, before `npm run cluster` in place of one server. */
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig(journeys, {
  testDir: 'test/cluster',
  testMatch: '*.journey.ts',
})
