/** Text at 200 % on a phone; that every screen fits is seen in every-screen.journey.ts. */
import type { Locator } from '@playwright/test'
import { expect, test } from '#test/support/journey.ts'
import { fill } from '#test/support/screens.ts'
import { doubleTextSize, layoutProblems } from '#test/support/text-zoom.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('at 200% letters a thread opens at its newest message, and most of the screen is the conversation', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await fill(server, ada)
  await page.addInitScript(`new MutationObserver((_, watch) => {
    if (!document.documentElement) return
    document.documentElement.style.fontSize = '200%'
    watch.disconnect()
  }).observe(document, { childList: true })`)
  await arrive(page, ada, '/group-chat/remote-work')
  await expect(page.getByRole('log').locator('.bubble-row').nth(2)).toBeVisible()
  const log = page.getByRole('log')
  await expect
    .poll(() => log.evaluate(box => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThan(2)
  await expect.poll(() => log.evaluate(box => box.scrollTop)).toBeGreaterThan(0)
  await expect.poll(async () => (await log.boundingBox())?.height).toBeGreaterThan(844 * 0.6)
})

test('at 200% letters icons grow, bars keep to two rows, and buttons keep their words', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await fill(server, ada)
  await arrive(page, ada, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await doubleTextSize(page)
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox()
    if (!found) throw new Error('It is not shown.')
    return found
  }
  /** How far apart they are from top to bottom. */
  const apart = async (one: Locator, other: Locator) => Math.abs((await box(one)).y - (await box(other)).y)
  const now = page.getByRole('link', { name: 'Help now' })
  const settings = page.getByRole('link', { name: 'Settings' }).locator('svg')
  await expect.poll(async () => (await box(settings)).width).toBe(40)
  await expect.poll(() => apart(now, page.getByRole('button', { name: 'Log Out' }))).toBeLessThan(10)

  await page.goto('/settings')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await expect(index).toBeVisible()
  await doubleTextSize(page)
  await expect.poll(async () => (await box(index)).height).toBeLessThan(120)

  await page.goto('/chat2/Robin')
  await page.getByRole('textbox').fill('I walked home along the river.')
  await page.keyboard.press('Enter')
  await doubleTextSize(page)
  await expect(page.getByText('Finish', { exact: true })).toBeVisible()
  const reply = page.getByRole('log').locator('.bubble-row.with-menu .bubble').last()
  await expect(reply).toBeVisible()
  await expect.poll(async () => (await box(reply)).width).toBeGreaterThan(150)
  const finish = page.getByRole('button', { name: 'Finish this session' })
  await expect.poll(() => apart(finish, now)).toBeLessThan(30)

  await page.goto('/group-chat/remote-work')
  const said = page.getByRole('log').locator('.bubble-row').nth(2)
  await expect(said).toBeVisible()
  await doubleTextSize(page)
  const [laughing, more] = [said.locator('.reactions'), said.locator('.more-about')]
  const middle = async (locator: Locator) => (await box(locator)).y + (await box(locator)).height / 2
  await expect.poll(async () => Math.abs((await middle(laughing)) - (await middle(more)))).toBeLessThan(10)
})

test('at 200% letters the cards of a first visit fit too', async ({ page, member, arrive }) => {
  await arrive(page, await member('chloe', { introduced: false }), '/dashboard')
  await expect(page.getByText('1 of 3')).toBeVisible()
  await doubleTextSize(page)
  for (const button of ['Next', 'Next', 'Done']) {
    await expect.poll(() => layoutProblems(page)).toEqual([])
    await page.getByRole('button', { name: button }).click()
  }
  await expect(page.getByText('3 of 3')).toHaveCount(0)
})
