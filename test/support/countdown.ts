/** The countdown after a code was sent, for journeys on machines of any speed. */
import { expect, type Page } from '@playwright/test'

/** Expects a countdown of a minute that began no earlier than `began`; returns the seconds left. */
export async function secondsLeft(page: Page, began: number): Promise<number> {
  const shown = await page.getByText(/^Code expires in \d+s$/).textContent()
  const left = Number(/\d+/.exec(shown ?? '')?.[0])
  expect(left).toBeGreaterThanOrEqual(60 - Math.ceil((Date.now() - began) / 1000))
  return left
}
