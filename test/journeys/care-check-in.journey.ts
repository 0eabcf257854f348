/** A message that is only a concern: one question, answered with a button. */
import { getMessages } from '#shared/companion.ts'
import { accessibilityViolations } from '#test/support/accessibility.ts'
import { dismissPanel, panel, say, supportBar } from '#test/support/care-screen.ts'
import { expect, test } from '#test/support/journey.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

const worn = 'Lately it feels as if everybody would be better off without me around.'

test('where it is only a worry one is asked directly, and answers with a button that is no message', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await arrive(page, ada, '/chat2/Robin')
  await say(page, worn)
  const asked = page.getByRole('group', { name: /not wanting to live. Is that part of it for you/ })
  await expect(asked.getByRole('button')).toHaveText(['Yes, sometimes', 'No', 'Rather not say'])
  await expect(panel(page)).toHaveCount(0)
  expect(await accessibilityViolations(page)).toEqual([])
  // It is asked once a day; in a group only the link to help appears.
  await page.goto('/group-chat/sleep')
  await say(page, `Again today: ${worn}`)
  await expect(page.getByRole('log').getByRole('link', { name: 'Open Help now' })).toBeVisible()
  await expect(asked).toHaveCount(0)
  // It still waits for its answer after a reload.
  await page.goto('/chat2/Robin')
  await expect(asked.getByRole('button')).toHaveText(['Yes, sometimes', 'No', 'Rather not say'])
  await expect(asked).toBeInViewport()
  await asked.getByRole('button', { name: 'Yes, sometimes' }).click()
  await expect(panel(page)).toBeVisible()
  await dismissPanel(page, 'I’m safer now')
  await expect(page.getByRole('log').getByText('Thank you for telling us.')).toBeVisible()
  const call = await callerFor(server.url, ada)
  const { messages } = await call(getMessages, { params: { chatId: 'Robin' }, query: {} })
  expect(messages.filter(({ from }) => from === 'user').map(({ text }) => text)).toEqual([worn])
  await page.reload()
  await expect(supportBar(page)).toBeVisible()
})

test('no is believed, by the button, and the talk goes on', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben'), '/chat2/Robin')
  await say(page, worn)
  const asked = page.getByRole('group', { name: /not wanting to live. Is that part of it for you/ })
  await asked.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('log').getByText('Thank you for answering.')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(supportBar(page)).toHaveCount(0)
})

test('good news is no answer: the question stays open, and the way to help is on one line', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ada'), '/chat2')
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('The panic comes every night, my heart races and I cannot breathe')
  await page.keyboard.press('Enter')
  const no = page.getByRole('log').getByRole('button', { name: 'No', exact: true })
  await expect(no).toBeVisible()
  const link = page.getByRole('link', { name: 'Open Help now' })
  await expect.poll(() => link.evaluate(each => each.getClientRects().length)).toBe(1)
  await field.fill('I got the promotion!!')
  await page.keyboard.press('Enter')
  await expect(page.locator('.bubble-row.me').last()).toContainText('promotion')
  await expect(page.locator('.pending')).toHaveCount(0)
  await expect(page.locator('.bubble-row.bot').last()).not.toContainText('believe you')
  await expect(no).toBeVisible()
})

test('a question left open is over once worse was said and answered, also after a reload', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'), '/chat2/Robin')
  await say(page, worn)
  const no = page.getByRole('log').getByRole('button', { name: 'No', exact: true })
  await expect(no).toBeVisible()
  await say(page, 'I want to die.')
  await dismissPanel(page, 'I’m safer now')
  const help = page.getByRole('log').getByRole('link', { name: 'Open Help now' })
  await expect(help).toHaveCount(2)
  await expect(no).toHaveCount(0)
  await page.reload()
  await expect(help).toHaveCount(2)
  await expect(no).toHaveCount(0)
})
