/** The help panel, the bar and the composer, on any screen. */
import { expect, type Page } from '@playwright/test'

export const panel = (page: Page) =>
  page.getByRole('dialog', { name: 'You don’t have to be alone with this' })
export const supportBar = (page: Page) => page.getByRole('complementary', { name: 'Get help' })
const field = (page: Page) => page.getByRole('textbox', { name: /^Message/ })

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

export async function dismissPanel(
  page: Page,
  how: 'I’m safer now' | 'That’s not what I meant',
): Promise<void> {
  await panel(page).getByRole('button', { name: how }).click()
  await expect(panel(page)).toHaveCount(0)
}
