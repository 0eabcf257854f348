/** What people do with one past session: find it in other words, read it, name it, delete it. */
import { finishSession, postChat } from '#shared/companion.ts'
import { bubbles, field, say } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

test('a past session opens at its start, gets a name, and is deleted once she confirms it', async ({
  page,
  server,
  member,
  arrive,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const ada = await member('ada')
  const call = await callerFor(server.url, ada)
  const told = [
    'I slept seven hours and the whole house was quiet.',
    'My sister moved to Lisbon in March. I miss our Sunday walks more than I say.',
    'Work has been so stressful that I lie awake until three.',
  ]
  for (const text of told) await call(postChat, { body: { chatId: 'Robin', text } })
  await call(finishSession, { params: { chatId: 'Robin' } })
  await arrive(page, ada, '/archive')
  await page.getByRole('searchbox').fill('sleep')
  const row = page.getByRole('list').getByRole('link')
  await expect(row.locator('mark').first()).toHaveText('slept')
  await page.getByRole('searchbox').fill('')
  // A result of the search would lead to its message instead of the start.
  await expect(row.locator('mark')).toHaveCount(0)
  await row.click()

  await expect(page.getByRole('region', { name: 'In your words' })).toBeInViewport()
  await expect(field(page)).not.toBeFocused()
  const about = page.getByRole('button', { name: 'About this session' })
  await about.click()
  await page.getByRole('button', { name: 'Rename' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await title.fill('  The week after the move  ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'The week after the move' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The week after the move')

  await about.click()
  await page.getByRole('button', { name: 'Delete session' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete this session?' })
  await expect(sure).toContainText('This can’t be undone.')
  await sure.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Delete session' }).click()
  await sure.getByRole('button', { name: 'Delete session' }).click()
  await expect(page.getByText('Session deleted.')).toBeVisible()
  await expect(page).toHaveURL('/archive')
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
  await page.goto('/settings/memory')
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('a care question left open is over once the session is in the archive', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'), '/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
  await say(page, 'I feel like everybody would be better off without me.')
  const answer = page.getByRole('button', { name: 'Rather not say' })
  await expect(answer).toBeVisible()
  await page.getByRole('button', { name: 'Finish this session' }).click()
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL(/\/app\/chat2\//)
  await expect(page.getByRole('log').getByRole('link', { name: 'Open Help now' })).toBeVisible()
  await expect(answer).toHaveCount(0)
})
