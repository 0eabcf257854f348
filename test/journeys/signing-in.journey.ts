/** Everything that can happen at the login form, and where each person is redirected. */
import { sendCode } from '#shared/accounts.ts'
import { createCaller } from '#test/support/call.ts'
import { secondsLeft } from '#test/support/countdown.ts'
import { expect, test } from '#test/support/journey.ts'

test('a wrong password is refused and stays selected; the right one lets in', async ({ page, member }) => {
  const ada = await member('ada')
  await page.goto('/login')
  await expect(page).toHaveURL('/signup?mode=login')
  await page.getByLabel('Email').fill(ada.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not her password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(page).toHaveURL('/signup?mode=login')
  await expect(password).toBeFocused()
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('an unconfirmed person is led to /verify, and a new code confirms', async ({
  page,
  server,
  newcomer,
  mail,
}) => {
  const ben = newcomer('ben')
  const body = { email: ben.email, password: ben.password, firstName: ben.given, lastName: ben.family }
  await createCaller(server.url)(sendCode, { body: { ...body, method: 'email' } })
  await mail.codeFor(ben.email)

  await page.goto('/signup?mode=login')
  await page.getByLabel('Email').fill(ben.email)
  await page.getByLabel('Password', { exact: true }).fill(ben.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/verify')
  await expect(page.getByText(ben.email)).toBeVisible()

  const asked = Date.now()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('Code sent. Check your inbox.')).toBeVisible()
  const left = await secondsLeft(page, asked)
  await page.reload()
  expect(await secondsLeft(page, asked)).toBeLessThanOrEqual(left)
  await page.getByLabel('Verification code').fill(await mail.codeFor(ben.email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup?mode=login')
})

test('without a pending address there is nothing to resend', async ({ page }) => {
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('No email found to resend code')).toBeVisible()
})

test('a forgotten password is set anew with a mailed code', async ({ page, member, mail }) => {
  const chloe = await member('chloe')
  await page.goto('/signup?mode=login')
  await page.getByLabel('Email').fill(chloe.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(chloe.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('Verification code').fill(await mail.codeFor(chloe.email))
  await page.getByLabel('New password').fill('quite another lake')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quite another lake')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('a deep link opened while signed out is opened after login, but not after Log Out', async ({
  page,
  member,
}) => {
  const ada = await member('ada')
  const logIn = async () => {
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
  }
  await page.goto('/community-home')
  await expect(page).toHaveURL('/signup?mode=login')
  await logIn()
  await expect(page).toHaveURL('/community-home')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signup?mode=login')
  await logIn()
  await expect(page).toHaveURL('/dashboard')
})

test('signing out in one tab signs out the other', async ({ context, page, member, enter }) => {
  await enter(page, await member('ben'))
  const other = await context.newPage()
  await other.goto('/notifications')
  await expect(other.getByText('You have no new notifications right now.')).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL('/signup?mode=login')
})

test('an ended session leads to the login form', async ({ page, member, enter }) => {
  await enter(page, await member('chloe'))
  await page.evaluate(() => localStorage.setItem('auth_token', 'no longer known'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/signup?mode=login')
})
