/** The first journey: from the sign-up form to the dashboard and out again. */
import { profileQuestions } from '#shared/profile.ts'
import { secondsLeft } from '#test/support/countdown.ts'
import { expect, test } from '#test/support/journey.ts'
import { fontsLoaded } from '#test/support/screens.ts'

test('a newcomer signs up, confirms, answers, meets the companion and logs out', async ({
  page,
  newcomer,
  mail,
}) => {
  const ada = newcomer('ada')
  await page.goto('/')
  await expect(page).toHaveURL('/signup?mode=login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  await expect(page.locator('h1 + p')).toContainText('A program for self-reflection, not therapy.')

  await page.getByLabel('First Name').fill(ada.given)
  await page.getByLabel('Last Name').fill(ada.family)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  const terms = await opening
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
  // The window may be gone before the click is over; whether it closes is what counts.
  await terms
    .getByRole('button', { name: 'Back' })
    .click()
    .catch(() => {})
  await expect.poll(() => terms.isClosed()).toBe(true)
  await expect(page.getByLabel('First Name')).toHaveValue(ada.given)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('You must accept terms and conditions.')).toBeVisible()
  expect(mail.all(ada.email)).toEqual([])

  await page.getByRole('checkbox').check()
  const asked = Date.now()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/verify')
  await expect(page.getByText(ada.email)).toBeVisible()
  await secondsLeft(page, asked)

  await page.getByLabel('Verification code').fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await mail.codeFor(ada.email))
  await page.getByRole('button', { name: 'Verify' }).click()

  await expect(page).toHaveURL('/signup?mode=login')
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log In' }).click()

  await expect(page).toHaveURL('/build-profile')
  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toBeDisabled()
  const fields = page.getByRole('textbox')
  for (const [index] of profileQuestions.entries()) await fields.nth(index).fill(`Answer ${index + 1}`)
  await fields.nth(4).fill('   ')
  await expect(go).toBeDisabled()
  await fields.nth(4).fill('My sister')
  await page.reload()
  await expect(fields.nth(4)).toHaveValue('My sister')
  await expect(page.getByText('5 of 5 answered')).toBeVisible()
  await go.click()
  await expect(page.getByText('Domains found')).toBeVisible()
  await go.click()

  await expect(page).toHaveURL('/chat-intro')
  await expect(page.getByText(`Hi ${ada.given}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/build-profile')
  await expect(fields.nth(0)).toHaveValue('Answer 1')
  await fields.nth(0).fill('Another answer')
  await go.click()
  await expect(page.getByText('Domains found')).toBeVisible()
  await go.click()
  await page.getByLabel('Name or nickname').fill('  Wren/é  ')
  await page.getByRole('button', { name: 'GET STARTED' }).click()
  await expect(page).toHaveURL('/chat2/Wren%2F%C3%A9')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Skip the introduction' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByText('Pick up with Wren/é where you left off')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    /^My Chats/,
    /^Group Chat/,
    /^Notifications/,
    /^Community/,
    /^Stream Selector/,
    /^Stream Threads/,
    /^Chat Archive/,
    /^Emotion Check/,
  ])
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    twinbotName: 'Wren/é',
    botNickname: 'Wren/é',
    onboarded: 'true',
  })

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signup?mode=login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/signup?mode=login')
})

test('a blank name leaves the companion TwinBot', async ({ page, member, enter }) => {
  const ben = await member('ben', { onboarded: false })
  await enter(page, ben)
  const fields = page.getByRole('textbox')
  for (const [index] of profileQuestions.entries()) await fields.nth(index).fill('Something')
  const go = page.getByRole('button', { name: 'Continue' })
  await go.click()
  await expect(page.getByText('Domains found')).toBeVisible()
  await go.click()
  await page.getByLabel('Name or nickname').press('Enter')
  await expect(page).toHaveURL('/chat2/TwinBot')
})

test('answers that could not be saved stay, and go through when the network is back', async ({
  page,
  context,
  member,
  enter,
}) => {
  const chloe = await member('chloe', { onboarded: false })
  await enter(page, chloe)
  const fields = page.getByRole('textbox')
  for (const [index] of profileQuestions.entries()) await fields.nth(index).fill('Written in a tunnel')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. We’ll reconnect when you’re back.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection right now.')
  await expect(fields.nth(2)).toHaveValue('Written in a tunnel')
  await expect(page).toHaveURL('/build-profile')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Domains found')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Meet your TwinBot' })).toBeVisible()
})

test('no error moves the form, on a phone or a wide screen', async ({ page }) => {
  /** From the top of the page, however far it is scrolled. */
  const placeOf = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    await fontsLoaded(page)
    const box = await button.boundingBox()
    return (box?.y ?? 0) + (await page.evaluate<number>('scrollY'))
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/signup')
    const signUp = await placeOf('Sign Up')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('You must accept terms and conditions.')).toBeVisible()
    expect([width, await placeOf('Sign Up')]).toEqual([width, signUp])

    await page.goto('/signup?mode=login')
    const logIn = await placeOf('Log In')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.locator('[aria-invalid]')).toHaveCount(2)
    expect([width, await placeOf('Log In')]).toEqual([width, logIn])
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    expect([width, await placeOf('Log In')]).toEqual([width, logIn])
    await page.context().setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    const offline = await placeOf('Log In')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Invalid credentials')).toBeHidden()
    expect([width, await placeOf('Log In')]).toEqual([width, offline])
    await page.context().setOffline(false)

    await page.goto('/reset-password')
    const send = await placeOf('Send code')
    await page.route('**/api/auth/**', route =>
      route.fulfill({ status: 503, json: { error: 'Down', code: 'unavailable' } }),
    )
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect([width, await placeOf('Send code')]).toEqual([width, send])
    await page.unrouteAll()
  }
})
