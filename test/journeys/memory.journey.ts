/** What the companion remembers: seeing it, forgetting it, and keeping topics out. */
import { bubbles, mine, say } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'

test('what the companion keeps can be seen and forgotten, and topics can be kept out', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ada'), '/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
  await say(page, 'My sister Ines moved to Lisbon last month and I miss her.')
  await page.goto('/settings/memory')
  const kept = page.getByRole('region', { name: 'Your sentences' })
  await expect(kept.getByText('“My sister Ines moved to Lisbon last month')).toBeVisible()
  const entries = await kept.getByRole('listitem').count()
  const forgetFirst = kept.getByRole('button', { name: /^Forget: / }).first()
  await forgetFirst.click()
  const sureOne = kept.getByText('Forget this? This can’t be undone.')
  await expect(sureOne).toBeVisible()
  await kept.getByRole('button', { name: 'Keep' }).click()
  await forgetFirst.click()
  await expect(sureOne).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(kept.getByRole('listitem')).toHaveCount(entries - 1)

  await page.getByLabel('Topic').fill('my father')
  await page.keyboard.press('Enter')
  await expect(page.getByText('my father')).toBeVisible()
  await page.reload()
  await expect(page.getByText('my father')).toBeVisible()
  await expect(kept.getByRole('listitem')).toHaveCount(entries - 1)
  await page.getByRole('button', { name: 'Remove: my father' }).click()
  await expect(page.getByText('No topics yet.')).toBeVisible()

  await page.goto('/chat2/Robin')
  await expect(mine(page)).toHaveCount(1)
  await say(page, 'I walked to the old mill with my brother on Sunday.')
  await page.goto('/settings/memory')
  await page.getByRole('button', { name: 'Forget all' }).click()
  const sure = page.getByRole('dialog', { name: 'Forget everything?' })
  await sure.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('button', { name: 'Forget all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await sure.getByRole('button', { name: 'Forget all' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(0)
  await expect(kept.getByRole('heading', { name: 'Your sentences' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})
