/**
 * How journeys launch their browser: the headless shell where there is one, since it needs half the processor time. A
 * journey with notifications needs the whole browser.
 */
import type { LaunchOptions } from '@playwright/test'

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env

// One renderer for all pages of a person, and none in reserve: to start one costs more than most pages.
const args = ['--disable-gpu', '--disable-quic', '--renderer-process-limit=1']

/** Playwright's own is the shell, unless the channel is named. */
export const wholeBrowser: LaunchOptions = CHROMIUM_PATH
  ? { executablePath: CHROMIUM_PATH, args }
  : { channel: 'chromium', args }

const executablePath = CHROMIUM_SHELL_PATH || CHROMIUM_PATH
export const quickBrowser: LaunchOptions = executablePath ? { executablePath, args } : { args }
