/** Searching past sessions, by words and by meaning. */
import { finishSession, postChat } from '#shared/companion.ts'
import { accessibilityViolationsInBothThemes } from '#test/support/accessibility.ts'
import { expect, test } from '#test/support/journey.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

test('a search leads to the very message, far back in a long session', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  const call = await callerFor(server.url, ada)
  const tell = (text: string) => call(postChat, { body: { chatId: 'Robin', text } })
  await tell('The ferry was late and I read a whole book on the pier.')
  for (let turn = 1; turn <= 30; turn += 1) await tell(`Thought number ${turn}.`)
  await call(finishSession, { params: { chatId: 'Robin' } })
  await arrive(page, ada, '/archive')
  await page.getByRole('searchbox').fill('ferry')
  await expect(page.getByText('1 session found')).toBeVisible()
  await page.getByRole('list').getByRole('link').click()
  const found = page.getByRole('log').locator('.found')
  await expect(found).toBeInViewport()
  await expect(found).toBeFocused()
  await expect(found.locator('mark')).toHaveText('ferry')
})

test('a search in other words finds the message by its meaning, and leads to it by keyboard', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ben = await member('ben')
  const call = await callerFor(server.url, ben)
  const tell = (text: string) => call(postChat, { body: { chatId: 'Robin', text } })
  const told = 'My sister Nora moved to Lisbon in March. I miss our Sunday walks more than I say.'
  await tell('The boiler broke down again and the plumber only comes on Friday.')
  await tell(told)
  for (let turn = 1; turn <= 20; turn += 1) await tell(`Thought number ${turn}.`)
  await call(finishSession, { params: { chatId: 'Robin' } })
  await arrive(page, ben, '/archive')
  await page.getByRole('searchbox').fill('Where does my sibling live these days?')
  const close = page.getByRole('region', { name: 'Close in meaning' })
  await expect(close.getByText('Messages where you may have said this in other words.')).toBeVisible()
  await expect(page.getByText('None of your sessions contain “Where does my sibling')).toBeVisible()
  await expect(close.getByRole('link')).toHaveCount(1)
  await expect(close.getByRole('link')).toHaveAccessibleDescription(told)
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Starred', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(close.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  const found = page.getByRole('log').locator('.found')
  await expect(found).toBeInViewport()
  await expect(found).toBeFocused()
  await expect(found).toContainText('Nora moved to Lisbon')
  await expect(found.locator('mark')).toHaveCount(0)
  await page.goBack()
  await expect(close.getByRole('link')).toHaveCount(1)
})
