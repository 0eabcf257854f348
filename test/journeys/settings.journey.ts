/** On a phone with the keyboard alone: a new name, a device removed, an export, and account deletion. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { login } from '#shared/accounts.ts'
import { postChat } from '#shared/companion.ts'
import { accessibilityViolationsInBothThemes } from '#test/support/accessibility.ts'
import { createCaller } from '#test/support/call.ts'
import { expect, test } from '#test/support/journey.ts'
import { inOutbox, unsentCount } from '#test/support/outbox.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

/** Focuses a control and presses it with the keyboard. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name })
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Opens a folded section by the line that sums it up, with the keyboard. */
async function unfold(page: Page, summary: string | RegExp): Promise<void> {
  await page.locator('summary').filter({ hasText: summary }).focus()
  await page.keyboard.press('Enter')
}

const leaveUnsent = inOutbox(
  `store.add({ owner: JSON.parse(localStorage.auth_user).sub, id: 'left', sealed: { iv: 1, bytes: 2 } })`,
)

test('ada renames her companion, forgets a phone, takes everything along, and leaves nothing', async ({
  page,
  server,
  member,
  enter,
}) => {
  const ada = await member('ada')
  const { email, password } = ada
  const phone = await callerFor(server.url, ada)
  await phone(postChat, { body: { text: 'The kingfisher came back today.', chatId: 'Robin' } })

  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, ada)
  await press(page, 'link', 'Settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await expect(page.getByText('This device', { exact: true })).toBeHidden()
  await unfold(page, /Signed in on this device and \d/)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])

  await page.getByLabel('Companion’s name').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Wren')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()

  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  const others = devices.filter({ hasNotText: 'This device' })
  const before = await others.count()
  await devices
    .filter({ hasText: 'This device' })
    .getByRole('button', { name: /^Remember/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Device name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Kitchen tablet')
  await page.keyboard.press('Enter')
  await expect(devices.filter({ hasText: 'Kitchen tablet' })).toContainText('Remembered')
  await expect(page.getByRole('status').getByText('Kitchen tablet is now remembered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Kitchen tablet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Device name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Rename Kitchen tablet' })).toBeFocused()
  await others
    .first()
    .getByRole('button', { name: /^Forget/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(others.first().getByRole('button', { name: /^Forget/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(others).toHaveCount(before - 1)

  await unfold(page, 'Export or import your data')
  await press(page, 'button', 'Export everything')
  const asking = page.getByRole('dialog', { name: 'Export everything' })
  await asking.getByLabel('Your password').fill('not hers')
  await page.keyboard.press('Enter')
  await expect(asking.getByLabel('Your password')).toHaveAccessibleDescription('Invalid credentials')
  const arriving = page.waitForEvent('download')
  await asking.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  const file = await (await arriving).path()
  const files = unzipSync(await readFile(file))
  const pages = Object.keys(files).filter(name => name.startsWith('readable/sessions/'))
  expect(pages.map(name => strFromU8(files[name]!)).join('')).toContain('The kingfisher came back today.')
  await page.goto(`data:text/html,${encodeURIComponent(strFromU8(files['readable/start-here.html']!))}`)
  await expect(page.getByRole('heading', { name: 'Your TwinBot' })).toBeVisible()
  await expect(page.getByText('Wren').first()).toBeVisible()
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])

  await page.goto('/settings')
  await unfold(page, 'Export or import your data')
  await press(page, 'link', 'Imported group messages')
  await expect(page).toHaveURL('/settings/group-record')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Imported group messages' })).toBeFocused()
  await page.getByLabel('Export file (.zip)').setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip at all'),
  })
  await press(page, 'button', 'Import')
  await expect(page.getByLabel('Export file (.zip)')).toHaveAccessibleDescription(/not an export of TwinBot/)
  await page.getByLabel('Export file (.zip)').setInputFiles(file)
  await press(page, 'button', 'Import')
  await expect(page.getByText(/^Imported [1-9]\d* messages/)).toBeVisible()

  await page.evaluate(leaveUnsent)
  await press(page, 'button', 'Delete my account…')
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog.getByRole('heading')).toHaveCSS('font-size', '22px')
  // A dialog traps focus, so it contains the link to help, before anything else.
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('link', { name: 'Help now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help-now')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await press(page, 'button', 'Delete my account…')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused()
  await press(page, 'button', 'Delete my account…')
  await dialog.getByLabel('Your password').focus()
  await page.keyboard.type('not mine')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('Invalid credentials')
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Your password').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
  await expect.poll(() => page.evaluate(unsentCount)).toBe(0)
  await expect(createCaller(server.url)(login, { body: { email, password } })).rejects.toMatchObject({
    status: 403,
  })
})
