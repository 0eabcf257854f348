/** The first journey with the keyboard alone, and what keyboards and screen readers rely on. */
import type { Page } from '@playwright/test'
import { profileQuestions } from '#shared/profile.ts'
import { expect, test } from '#test/support/journey.ts'
import { fontsLoaded } from '#test/support/screens.ts'

/** Run in the browser: the focused control's accessible name, approximately. */
const nameOfFocused = `(at => at?.ariaLabel ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '')(document.activeElement)`
const scrolled = 'window.scrollY'

/** Presses Tab until this control has focus; fails if it cannot be reached. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(nameOfFocused)
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('a newcomer reaches the dashboard with the keyboard alone', async ({ page, newcomer, mail }) => {
  const ada = newcomer('ada')
  const { keyboard } = page
  await page.goto('/signup')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  for (const [label, text] of [
    ['First Name', ada.given],
    ['Last Name', ada.family],
    ['Email', ada.email],
    ['Password', ada.password],
  ] as const) {
    await tabTo(page, label)
    await keyboard.type(text)
  }
  await tabTo(page, /^I am 18/)
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await tabTo(page, 'Verification code')
  await keyboard.type(await mail.codeFor(ada.email))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
  await tabTo(page, 'Password')
  await keyboard.type(ada.password)
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Let’s begin with you' })).toBeFocused()
  for (const _ of profileQuestions) {
    await keyboard.press('Tab')
    await keyboard.type('A sentence')
  }
  await tabTo(page, 'Continue')
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Meet your TwinBot' })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Back' })).toBeFocused()
  await tabTo(page, /^Name or nickname/)
  await keyboard.type('Wren')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/chat2/Wren')
  await expect(page.getByRole('textbox', { name: 'Message to Wren' })).toBeFocused()
  await tabTo(page, 'Back to Dashboard')
  await keyboard.press('Enter')
  // The first visit shows three cards; Escape skips the rest.
  await expect(page.getByRole('heading', { name: 'Talk with Wren' })).toBeFocused()
  await tabTo(page, 'Next')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Meet people in threads' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · TwinBot')
})

test('bad fields are told at once and the first of them has the focus', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Enter your last name.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'That doesn’t look like an email address.',
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Use at least 8 characters.',
  )
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'You must accept terms and conditions.',
  )
})

test('going back returns to the same spot, with the focus where it was', async ({ page, member, enter }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await enter(page, await member('ben'))
  const tile = page.getByRole('link', { name: 'Emotion Check' })
  await expect(tile).toBeVisible()
  await fontsLoaded(page)
  await tile.focus()
  await tile.scrollIntoViewIfNeeded()
  const before = await page.evaluate<number>(scrolled)
  expect(before).toBeGreaterThan(50)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check Up From the Neck Up' })).toBeFocused()
  await expect.poll(() => page.evaluate<number>(scrolled)).toBe(0)
  await page.goBack()
  await expect(tile).toBeFocused()
  await expect.poll(() => page.evaluate<number>(scrolled)).toBe(before)
})

test('a tile is called by its name, and its line describes it', async ({ page, member, enter }) => {
  await enter(page, await member('chloe'))
  const tile = page.getByRole('link', { name: 'My Chats', exact: true })
  await expect(tile).toHaveAccessibleDescription('Pick up with Robin where you left off')
  await expect(page.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now')
  // On a phone it is read out and not seen.
  await expect(page.getByText('Return to past sessions')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Return to past sessions')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Chat Archive' })).toHaveAccessibleDescription(
    'Return to past sessions',
  )
})
