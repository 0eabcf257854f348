/** Account settings on the real server: a new name, email and password, and signing out the other device. */
import { randomBytes } from 'node:crypto'
import { me } from '#shared/accounts.ts'
import { accessibilityViolationsInBothThemes } from '#test/support/accessibility.ts'
import { expect, test } from '#test/support/journey.ts'
import { fontsLoaded } from '#test/support/screens.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

test('ada changes her name, her email and her password, and her phone is signed out', async ({
  page,
  server,
  mail,
  member,
  enter,
}) => {
  const ada = await member('ada')
  const phone = await callerFor(server.url, ada)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, ada)
  await page.goto('/settings')
  const account = page.getByRole('region', { name: 'Account', exact: true })

  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(account.getByRole('heading', { name: 'Account' })).toBeFocused()
  await account.getByRole('button', { name: 'Edit your name' }).click()
  await expect(account.getByLabel('First Name')).toBeFocused()
  await account.getByLabel('First Name').fill('Adele')
  await page.keyboard.press('Enter')
  await expect(account.getByText(`Adele ${ada.family}`)).toBeVisible()
  await expect(account.getByRole('button', { name: 'Edit your name' })).toBeFocused()

  const email = `ada.${randomBytes(4).toString('hex')}@example.org`
  await account.getByRole('button', { name: 'Change your email' }).click()
  await account.getByLabel('New email').fill(email)
  await account.getByLabel('Current password').fill('not hers')
  await page.keyboard.press('Enter')
  await expect(account.getByLabel('Current password')).toHaveAccessibleDescription(
    'That’s not your current password.',
  )
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])
  await account.getByLabel('Current password').fill(ada.password)
  await page.keyboard.press('Enter')
  await account.getByLabel('Code from the email').fill(await mail.codeFor(email))
  await page.keyboard.press('Enter')
  await expect(account.getByText(email)).toBeVisible()
  expect((await mail.waitFor(ada.email)).subject).toContain('was changed')

  const password = 'a louder lake at noon'
  await account.getByRole('button', { name: 'Change your password' }).click()
  await account.getByLabel('Current password').fill(ada.password)
  await account.getByLabel('New password').fill(password)
  await page.keyboard.press('Enter')
  await expect(account.getByLabel('New password')).toHaveCount(0)
  await expect(phone(me)).rejects.toMatchObject({ status: 401 })
  await index.getByRole('link', { name: 'Devices' }).click()
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await enter(page, { ...ada, email, password })
  await expect(page).toHaveURL('/dashboard')
})

test('errors at the front door move nothing, and a stranger finds privacy and contact', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of [
    ['/signup', 'Sign Up'],
    ['/signup?mode=login', 'Log In'],
  ] as const) {
    await page.goto(path)
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    await fontsLoaded(page)
    const top = () => button.evaluate(element => element.getBoundingClientRect().top + window.scrollY)
    const before = await top()
    await button.click()
    await expect(page.locator('.field-error').first()).toBeVisible()
    expect([path, await top()]).toEqual([path, before])
  }
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  const button = page.getByRole('button', { name: 'Log In', exact: true })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(button).toBeInViewport()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'help@example.org' })).toBeVisible()
})
