/** A chat with the companion as a journey sees it: its bubbles, its field, and a message with its answer. */
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Without the typing sign, which has no text. */
export const bubbles = (page: Page) => page.getByRole('log').locator('.bubble').filter({ hasText: /\S/ })
export const mine = (page: Page) => page.getByRole('log').locator('.bubble-row.me .bubble')
export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })

export async function say(page: Page, text: string): Promise<void> {
  const shown = await bubbles(page).count()
  await field(page).fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(() => bubbles(page).count()).toBeGreaterThan(shown + 1)
}
