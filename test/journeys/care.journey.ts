/** Somebody writes that they are not safe, on every screen that takes text. */
import type { Locator, Page } from '@playwright/test'
import { accessibilityViolations } from '#test/support/accessibility.ts'
import { dismissPanel, panel, say, supportBar } from '#test/support/care-screen.ts'
import { expect, test } from '#test/support/journey.ts'

const hardWords = 'I want to die'
const questions = (page: Page) => page.locator('.bubble.question')

/** Everything in the panel that Tab reaches, in order. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      if (!at?.closest('dialog')) return ''
      return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent
    })
    if (names.includes(name)) break
    if (name) names.push(name)
  }
  return names
}

const numbersIn = (place: Locator) =>
  place
    .locator('a[href^="tel:"], a[href^="sms:"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))

test('told to the companion, help is there at once, stays for the day, and comes back when it is needed again', async ({
  page,
  context,
  member,
  enter,
  arrive,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ada = await member('ada')
  await arrive(page, ada, '/chat2/Robin')
  await expect(questions(page)).toHaveCount(1)

  await say(page, hardWords)
  await expect(panel(page)).toBeVisible()
  await expect(
    panel(page).getByRole('heading', { name: 'You don’t have to be alone with this' }),
  ).toBeFocused()
  await expect(panel(page)).toContainText('No person here has read this or been alerted.')
  const reply = page.getByRole('log').locator('li', { hasText: 'please call 999 now' })
  await expect(reply).toBeVisible()
  await expect(questions(page)).toHaveCount(1)
  await expect(page.getByRole('note')).toHaveCount(0)

  await expect(panel(page).getByRole('link', { name: /^Call 999/ })).toBeVisible()
  const reached = await tabThrough(page)
  const order = [
    /^Call 999/,
    /^Call Samaritans/,
    /^Text Shout/,
    /^Message someone I trust/,
    /^A 60-second grounding exercise/,
    /^My safety plan/,
    /^Other country/,
    /^I’m safer now/,
    /^That’s not what I meant/,
  ]
  expect(order.map(name => reached.findIndex(one => name.test(one)))).toEqual(
    order.map(name => reached.findIndex(one => name.test(one))).toSorted((a, b) => a - b),
  )
  expect(order.every(name => reached.some(one => name.test(one)))).toBe(true)
  expect(await numbersIn(panel(page))).toEqual(
    expect.arrayContaining(['tel:999', 'tel:116123', 'sms:85258?&body=SHOUT']),
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([colorScheme, await accessibilityViolations(page)]).toEqual([colorScheme, []])
  }

  // Dismissing it lasts until the next disclosure. The reply itself can be called, and looks the same after a reload.
  await dismissPanel(page, 'I’m safer now')
  const seen = async () => [
    await numbersIn(reply),
    await reply.locator('.care-part').count(),
    await reply.getByRole('button').count(),
    await page.locator('.log-care').getByRole('link', { name: 'Open Help now' }).count(),
  ]
  await expect.poll(seen).toEqual([['tel:999', 'tel:116123'], 4, 0, 1])
  await page.reload()
  await expect.poll(seen).toEqual([['tel:999', 'tel:116123'], 4, 0, 1])
  await say(page, 'I really do want to kill myself.')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(supportBar(page)).toBeVisible()
  await say(page, 'The tea is warm.')
  await expect(page.locator('.bubble-row.me', { hasText: 'The tea is warm.' })).toBeVisible()
  await expect(page.locator('.bubble-row.bot')).toHaveCount(5)
  await expect(questions(page)).toHaveCount(1)
  await expect(panel(page)).toHaveCount(0)

  // Another country, and one that is not listed: no other country's number is shown.
  await supportBar(page).getByRole('button', { name: 'Open help' }).click()
  await panel(page).getByLabel('Other country').selectOption('New Zealand')
  await expect(panel(page).getByRole('link', { name: /^Call 111/ })).toBeVisible()
  await panel(page).getByLabel('Other country').selectOption('Another country')
  await expect(panel(page).getByText('Call your local emergency number')).toBeVisible()
  expect(await numbersIn(panel(page))).toEqual([])
  await expect(panel(page).getByRole('link', { name: /findahelpline.com/ })).toBeVisible()
  await panel(page).getByLabel('Other country').selectOption('New Zealand')

  // A safety plan, and a prepared message.
  await panel(page).getByText('My safety plan').click()
  await panel(page).getByLabel('What I can do on my own').fill('The long way round the lake')
  await panel(page).getByRole('button', { name: 'Save my plan' }).click()
  await expect(panel(page).getByText('Your plan is saved.')).toBeVisible()
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('lake')
  await panel(page).getByText('Message someone I trust').click()
  await expect(panel(page).getByRole('link', { name: 'Send as a text' })).toHaveAttribute(
    'href',
    /^sms:\?&body=/,
  )
  await dismissPanel(page, 'I’m safer now')

  // Offline: the panel, its numbers and the plan work, and clear statements are still detected.
  await context.setOffline(true)
  await supportBar(page).getByRole('button', { name: 'Open help' }).click()
  await expect(panel(page).getByRole('link', { name: /^Call 111/ })).toBeVisible()
  await panel(page).getByText('My safety plan').click()
  await expect(panel(page).getByLabel('What I can do on my own')).toHaveValue('The long way round the lake')
  await dismissPanel(page, 'I’m safer now')
  await say(page, hardWords)
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'I’m safer now')
  await context.setOffline(false)
  await expect(page.locator('.pending')).toHaveCount(0)

  // After a reload, on other screens, and after signing in again the bar stays; the panel does not open by
  // itself.
  await page.reload()
  await expect(supportBar(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(supportBar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:1737')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/signup/)
  await expect(supportBar(page)).toHaveCount(0)
  expect(await page.evaluate<string | null>("localStorage.getItem('twinbot_safety_plan')")).toBeNull()
  await enter(page, ada)
  await expect(supportBar(page)).toBeVisible()
})

test('in a group it comes whatever else fails, and the words stay the author’s', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'), '/group-chat/friendship')
  await say(page, hardWords)
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'I’m safer now')
  await expect(page.locator('.bubble', { hasText: 'please call 999 now' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('log').locator('.bubble-row.me:not(.pending)')).toHaveCount(1)

  // Classifier and socket fail: the companion's reply still opens it.
  await page.route('**/api/classification', route =>
    route.fulfill({ status: 500, json: { error: 'Classification failed', code: 'classification-failed' } }),
  )
  await page.routeWebSocket(/production/, socket => socket.close())
  await page.goto('/group-chat/purpose')
  await say(page, 'I want to kill myself.')
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'That’s not what I meant')

  // The companion fails too: the browser itself still detects clear statements.
  await page.route('**/api/chat', route =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'unexpected' } }),
  )
  await page.goto('/group-chat/sleep')
  await say(page, hardWords)
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'I’m safer now')
  await page.goto('/chat2/Robin')
  await say(page, hardWords)
  await expect(panel(page)).toBeVisible()
})

test('written into the profile it is heard before anything moves on', async ({ page, member, arrive }) => {
  await page.clock.install()
  await arrive(page, await member('chloe', { onboarded: false }), '/build-profile')
  await page.route('**/api/classification', route => route.abort())
  const fields = page.getByRole('textbox')
  for (let index = 0; index < 5; index += 1) await fields.nth(index).fill(index === 2 ? hardWords : 'A walk.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'That’s not what I meant')
  await expect(page.getByText('Domains found')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL('/build-profile')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/chat-intro')

  await page.getByLabel(/^Name or nickname/).fill(hardWords)
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL('/chat-intro')
  await expect(page.getByRole('main').getByRole('link', { name: 'Open Help now' })).toBeVisible()
  await page.getByRole('button', { name: 'GET STARTED' }).click()
  await expect(page).toHaveURL(/\/chat2\//)
})

test('a false alarm is over with one tap, and what was said is answered after all', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ada'), '/chat2/Robin')
  await say(page, hardWords)
  await expect(supportBar(page)).toBeAttached()
  await dismissPanel(page, 'That’s not what I meant')
  await expect(page.locator('.bubble-row.me', { hasText: 'That’s not what I meant' })).toBeVisible()
  await expect(page.locator('.bubble-row.bot', { hasText: /sorry/i })).toBeVisible()
  await expect(supportBar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.bubble-row.bot', { hasText: /sorry/i })).toBeVisible()
  await expect(supportBar(page)).toHaveCount(0)
})

test('anybody finds help without an account, for their country or none', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/help-now')
  await expect(page.getByRole('link', { name: /^Call 999/ })).toHaveAttribute('href', 'tel:999')
  await page.getByLabel('Other country').selectOption('Egypt')
  await expect(page.getByText('Call your local emergency number')).toBeVisible()
  expect(await numbersIn(page.getByRole('main'))).toEqual([])
  await page.getByRole('link', { name: 'What happens when you write that you’re not safe' }).click()
  await expect(page.getByText('No clinician or lawyer has reviewed this protocol')).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'sv-SE', baseURL })
  const stranger = await elsewhere.newPage()
  await stranger.clock.setFixedTime('2031-01-01')
  await stranger.goto('/help-now')
  await expect(stranger.getByText('We don’t know your country')).toBeVisible()
  expect(await numbersIn(stranger.getByRole('main'))).toEqual([])
  await expect(stranger.getByText('were due to be checked by')).toBeVisible()
  await elsewhere.close()
})
