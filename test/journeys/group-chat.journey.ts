/** Two people in one thread: they talk, unsend messages and find what they missed. */
import {
  botRows,
  bubble,
  cachedSeq,
  connected,
  log,
  readUpTo,
  say,
  stored,
  test,
} from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'

test('two people talk, and each sees the other’s words as they are said', async ({ join }) => {
  const ada = await join('ada', 'sleep')
  const ben = await join('ben', 'sleep')
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('sleep Chat')
  await expect(log(ada).getByText('Welcome to the sleep group!')).toBeVisible()
  await expect(ada.getByText('Ben is here')).toBeVisible()

  await say(ada, 'Morning, everyone. I could not sleep at all and worry about tomorrow.')
  await expect(ada.getByPlaceholder('Type your message...')).toHaveValue('')
  await expect(bubble(ben, 'Morning, everyone.')).toBeVisible()
  await expect(log(ben).getByText('Ada', { exact: true }).last()).toBeVisible()

  // The note and the companion's reply are visible only to Ada.
  await expect(log(ada).getByRole('note')).toHaveText(/^(Domains: .+|No tags)$/)
  await expect(log(ada).getByText('Only you see this')).toHaveCount(1)
  await expect(log(ada).getByRole('img', { name: 'Only you see this' })).toBeVisible()
  await expect(log(ben).getByRole('note')).toHaveCount(0)
  await expect(log(ben).getByText('Only you see this')).toHaveCount(0)
  await expect(botRows(ben)).toHaveCount(1)
  await expect(botRows(ada)).toHaveCount(2)

  // It soon disappears, so she starts looking before he types.
  const seeing = ada.getByText('Ben is typing...').waitFor()
  await ben.getByPlaceholder('Type your message...').pressSequentially('Same')
  await seeing
  await say(ben, 'Same here, Ada.')
  await expect(bubble(ada, 'Same here, Ada.')).toBeVisible()
  await expect(bubble(ada, 'Same here, Ada.').locator('mark')).toHaveText('Ada')
  await expect(ada.getByRole('status').filter({ hasText: 'Ben: Same here, Ada.' })).toHaveCount(1)
  await expect(bubble(ada, 'Morning, everyone.')).toHaveCount(1)
})

test('who is here can be mentioned before they have written anything', async ({ join }) => {
  const ada = await join('ada', 'mindfulness')
  await join('ben', 'mindfulness')
  await expect(ada.getByText('Ben is here')).toBeVisible()
  const composer = ada.getByPlaceholder('Type your message...')
  await composer.pressSequentially('Good to see you, @b')
  await expect(ada.getByRole('listbox', { name: 'People in this thread' })).toHaveText('Ben')
  await composer.press('Enter')
  await expect(composer).toHaveValue('Good to see you, @Ben ')
  await composer.press('Enter')
  await expect(bubble(ada, 'Good to see you').locator('mark')).toHaveText('@Ben')
})

test('a reaction is one’s own, and is still there after a reload', async ({ join }) => {
  const ada = await join('ada', 'neurodivergence')
  const ben = await join('ben', 'neurodivergence')
  await say(ben, 'Like this?')
  const heart = (page: typeof ada, count: number) =>
    log(page)
      .locator('.bubble-row:not(.bot)', { hasText: 'Like this?' })
      .getByRole('button', { name: `Heart, ${count}` })
  await heart(ada, 0).click()
  await expect(heart(ada, 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(ada.getByText('Only you see your reactions.')).toBeVisible()
  // Sending something else does not change it.
  await say(ada, 'I do.')
  await expect(botRows(ada)).toHaveCount(2)
  await expect(heart(ada, 1)).toBeVisible()
  await expect(heart(ben, 0)).toBeVisible()
  await ada.reload()
  await heart(ada, 1).click()
  await expect(heart(ada, 0)).toHaveAttribute('aria-pressed', 'false')
})

test('words taken back are gone from every screen, and their place stays', async ({ join }) => {
  const ada = await join('ada', 'fitness')
  const ben = await join('ben', 'fitness')
  await ada.setViewportSize({ width: 390, height: 500 })
  for (let number = 1; number <= 3; number += 1) await say(ben, `Line ${number}`)
  await say(ada, 'I regret this already.')
  await expect(bubble(ben, 'I regret this already.')).toBeVisible()
  // The welcome and their replies: one that came later would move the log and close the menu.
  await expect(botRows(ben)).toHaveCount(4)
  await expect(botRows(ada)).toHaveCount(2)
  await ben.getByRole('button', { name: 'Options for Ada’s message: I regret this already.' }).click()
  const offered = ['Reply', 'Copy', /^Report/, /^Block Ada/]
  await expect(ben.getByRole('menuitem')).toHaveText(offered)
  await ben.keyboard.press('Escape')
  // On a phone it is a sheet, which says which message it is about.
  await ben.setViewportSize({ width: 390, height: 844 })
  await ben.getByRole('button', { name: 'Options for Ada’s message: I regret this already.' }).click()
  await expect(ben.getByRole('dialog').getByText('I regret this already.')).toBeVisible()
  await expect(ben.getByRole('dialog').getByRole('listitem')).toHaveText(offered)
  await ben.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'Options for your message: I regret this already.' }).click()
  await ada.getByRole('button', { name: /^Unsend/ }).click()
  await expect(ada.getByRole('heading', { name: 'Unsend for everyone?' })).toBeFocused()
  await ada.getByRole('button', { name: 'Unsend' }).click()
  // She is told below the messages, not over them, and for a few seconds only.
  await expect(ada.getByText('Message unsent.')).toBeVisible()
  const [told, messages] = [await ada.locator('.toast').boundingBox(), await log(ada).boundingBox()]
  expect(told?.y).toBeGreaterThanOrEqual((messages?.y ?? 0) + (messages?.height ?? 0))
  for (const page of [ada, ben]) {
    await expect(bubble(page, 'Message removed')).toBeVisible()
    await expect(page.getByText('I regret this already.')).toHaveCount(0)
  }
  await expect(bubble(ada, 'Message removed')).toBeInViewport({ ratio: 1 })
  await ada.reload()
  await expect(bubble(ada, 'Message removed')).toBeVisible()
  await expect(ada.getByText('I regret this already.')).toHaveCount(0)
})

test('what one missed is counted, marked where it begins, and read by looking', async ({ join }) => {
  const ada = await join('ada', 'career')
  const ben = await join('ben', 'career')
  const before = await cachedSeq(ada, 'career')
  const seen = readUpTo(ada, before + 1)
  await say(ben, 'Seen by both.')
  await expect(bubble(ada, 'Seen by both.')).toBeVisible()
  await seen
  await ada.goto('/notifications')
  await expect(ada.getByText('You have no new notifications right now.')).toBeVisible()
  await say(ben, 'Not seen yet.')
  await say(ben, 'What do you say, Ada?')
  await expect(stored(ben)).toHaveCount(3)
  await ada.reload()
  const row = ada.getByRole('link', { name: /Career/ })
  await expect(row).toContainText('2 unread messages')
  await expect(row).toContainText('1 mention')
  const looked = readUpTo(ada, before + 3)
  await row.click()
  await expect(bubble(ada, 'What do you say, Ada?')).toBeVisible()
  const divider = log(ada).locator('li', { hasText: 'Unread messages' })
  await expect(divider).toBeVisible()
  await expect(divider.locator('xpath=following-sibling::li[1]')).toContainText('Not seen yet.')
  await looked
  await ada.goto('/notifications')
  await expect(ada.getByText('You have no new notifications right now.')).toBeVisible()
})

test('the last five threads are one choice away, and /group-chat opens the newest', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('chloe'), '/group-chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Chat')
  await page.getByRole('link', { name: 'Sleep' }).click()
  for (const thread of ['anxiety', 'purpose', 'sleep', 'trauma', 'startups', 'remote-work']) {
    await page.goto(`/group-chat/${thread}`)
    await log(page).getByText('Welcome to the').waitFor()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('remote work Chat')
  const menu = page.getByLabel('Switch thread...')
  await expect(menu.locator('option')).toHaveText([
    'Switch thread...',
    'Remote work',
    'Startups',
    'Trauma',
    'Sleep',
    'Purpose',
  ])
  // On a phone the title is part of the menu.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const target = await menu.boundingBox()
    expect(target?.x).toBeLessThan(title?.x ?? 0)
    expect((target?.x ?? 0) + (target?.width ?? 0)).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
  }).toPass()
  await menu.selectOption('trauma')
  await expect(page).toHaveURL('/group-chat/trauma')
  await connected(page)
  await page.goto('/group-chat')
  await expect(page).toHaveURL('/group-chat/trauma')
  await connected(page)
  await page.goto('/group-chat/no-such-thread')
  await expect(page.getByText('We couldn’t find that thread.')).toBeVisible()
})

test('words about suicide are covered for others until they choose to look, and their author is shown help', async ({
  join,
}) => {
  const ada = await join('ada', 'friendship')
  const ben = await join('ben', 'friendship')
  await say(ben, 'I want to kill myself tonight.')
  // Only messages from this visit: another journey may have left covered ones in this thread.
  const fresh = log(ada).locator('li.new')
  await expect(fresh).toContainText('This message talks about suicide or self-harm.')
  await expect(bubble(ada, 'kill myself')).toHaveCount(0)
  await fresh.getByRole('button', { name: 'Show' }).click()
  await expect(bubble(ada, 'kill myself')).toBeVisible()
  await expect(bubble(ben, 'kill myself')).toBeVisible()
  await expect(log(ben).getByRole('note')).toHaveCount(0)
  await expect(log(ben).getByRole('link', { name: 'Open Help now' })).toBeVisible()
  await expect(log(ada).getByRole('link', { name: 'Open Help now' })).toHaveCount(0)
})

test('who reads above stays there, and learns that there is something new', async ({ join }) => {
  const ada = await join('ada', 'productivity')
  const ben = await join('ben', 'productivity')
  await ada.setViewportSize({ width: 390, height: 600 })
  for (let number = 1; number <= 8; number += 1) {
    await say(ben, `Line ${number}`)
    await expect(stored(ben)).toHaveCount(number)
  }
  await expect(bubble(ada, 'Line 8')).toBeInViewport()
  await log(ada).evaluate(box => box.scrollTo(0, 0))
  await expect(bubble(ada, 'Line 8')).not.toBeInViewport()
  await say(ben, 'שלום לכולם')
  await ada.getByRole('button', { name: 'New messages' }).click()
  await expect(bubble(ada, 'שלום')).toBeInViewport()
  await expect(bubble(ada, 'שלום')).toHaveCSS('direction', 'rtl')
  await expect(ada.getByRole('button', { name: 'New messages' })).toHaveCount(0)
})
