/** The menu of a reply: why it was given, and that it missed. */
import type { Page } from '@playwright/test'
import { bubbles, field, mine } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat2')
  await expect(bubbles(page)).toHaveCount(2)
}

test('Ada asks why she was answered so, and says that it missed, by keyboard', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ada'))
  await openChat(page)
  await field(page).fill('got the job!!! they offered me the job')
  await page.keyboard.press('Enter')
  const dots = page.getByRole('button', { name: /^About this reply/ })
  await expect(dots).toHaveCount(1)
  await dots.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Why this answer?' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('log').getByText('This reply was written beforehand for messages like'),
  ).toContainText('job')
  // The menu has closed; the reason stays under the reply.
  await expect(dots).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Why this answer?' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'That’s not it' })).toBeFocused()
  const before = await bubbles(page).count()
  await page.keyboard.press('Enter')
  await expect(bubbles(page)).toHaveCount(before + 1)
  await expect(bubbles(page).last()).toContainText(/sorry/i)
  await expect(bubbles(page).last()).not.toContainText('?')
  await expect(dots).toBeFocused()
  await expect(dots).toHaveCount(1)
})

test('Ada writes on while "That’s not it" is slow: she keeps her place, and sees what she sent', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ada'))
  await openChat(page)
  for (const text of ['The bus was late.', 'So I walked by the canal.', 'There was a heron.']) {
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(mine(page).last()).toContainText(text)
    await expect(page.locator('.pending')).toHaveCount(0)
  }
  const answered = Promise.withResolvers<void>()
  await page.route('**/not-it', async route => {
    await answered.promise
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^About this reply/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'That’s not it' }).click()
  await field(page).fill('It stood there for ages.')
  await page.keyboard.press('Enter')
  await expect(mine(page).last()).toContainText('It stood there for ages.')
  await expect(page.locator('.bubble-row').filter({ hasText: /\S/ }).last()).toHaveClass(/bot/)
  const before = await bubbles(page).count()
  answered.resolve()
  await expect(bubbles(page)).toHaveCount(before + 1)
  await expect(field(page)).toBeFocused()
  await expect(mine(page).last()).toBeInViewport()
})
