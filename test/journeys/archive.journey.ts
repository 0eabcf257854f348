/** Past sessions: finishing, finding, reading and continuing them. */
import { readFileSync } from 'node:fs'
import { finishSession, postChat } from '#shared/companion.ts'
import { bubbles, field, mine, say } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'
import { copiedAt } from '#test/support/offline-copies.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

/** A day since then as it is written, which is another one when midnight has passed. */
function dayFrom(then: Date, written: Intl.DateTimeFormatOptions): RegExp {
  return new RegExp([then, new Date()].map(day => day.toLocaleDateString('en-GB', written)).join('|'))
}

test('a finished session is in the archive, can be found, read and continued', async ({
  page,
  context,
  member,
  arrive,
}) => {
  const began = new Date()
  await arrive(page, await member('ada'), '/archive')
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)

  await page.goto('/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Finish this session' })).toHaveCount(0)
  await say(page, 'I walked to the lighthouse with my brother on Sunday.')
  await page.getByRole('button', { name: 'Finish this session' }).click()
  // The finished session rests in view; the greeting of the next one waits for her first letter.
  const end = page.getByRole('region', { name: 'This session is now in your archive.' })
  await expect(end).toContainText(/lighthouse/)
  await expect(page.getByRole('button', { name: 'Finish this session' })).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect(mine(page)).toHaveCount(1)
  await page.keyboard.type('H')
  await expect(end).toHaveCount(0)
  await expect(bubbles(page)).toHaveCount(2)
  await expect(mine(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('H')
  await field(page).fill('')

  await page.goto('/archive')
  const row = page.getByRole('list').getByRole('link')
  await expect(row).toHaveCount(1)
  await expect(row).toHaveAttribute('href', /^\/app\/chat2\/(journal|stress|goal|reflection)-/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    dayFrom(began, { month: 'long', year: 'numeric' }),
  )
  await page.getByRole('searchbox').fill('LIGHTHOUSE')
  await expect(page.getByText('1 session found')).toBeVisible()
  await expect(row.locator('.archive-title mark')).toHaveText('lighthouse')
  await page.getByRole('searchbox').fill('no such word')
  await expect(page.getByText('No sessions match “no such word”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('lighthouse')
  await expect(page.getByText('1 session found')).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(/\/app\/chat2\//)
  await page.getByRole('link', { name: 'Back to Archived Chats' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('lighthouse')
  await expect(row).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await row.click()

  await expect(page).toHaveURL(/\/app\/chat2\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/lighthouse/i)
  await page.reload()
  await expect(heading).toContainText(/lighthouse/i)
  expect(await page.title()).not.toMatch(/[0-9A-Z]{26}/)
  await expect(mine(page)).toHaveCount(1)
  await expect(page.getByText('A session from your archive. Write to pick it up again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish this session' })).toHaveCount(0)
  await say(page, 'I went there once more last summer.')
  await page.reload()
  await expect(mine(page)).toHaveCount(2)
  await page.goto('/archive')
  await expect(row).toHaveCount(1)

  // Going back restores the scroll position, although the list loads first.
  await page.setViewportSize({ width: 390, height: 260 })
  await row.scrollIntoViewIfNeeded()
  const at = await page.evaluate<number>('window.scrollY')
  expect(at).toBeGreaterThan(0)
  const session = new URL((await row.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1)
  const copied = await copiedAt(page, `chat ${session}`)
  await row.click()
  await expect(heading).toContainText(/lighthouse/i)
  // What she opened is searched offline from the copy, which is stored shortly after it is shown.
  await expect.poll(() => copiedAt(page, `chat ${session}`)).toBeGreaterThan(copied)
  await page.goBack()
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(at)
  await expect(row).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 720 })

  // Offline, only what was opened on this device is searched, and the screen says so.
  const onlyKept = page.getByText('search only covers titles and sessions you’ve opened on this device')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('last summer')
  await expect(onlyKept).toBeVisible()
  await expect(row).toHaveCount(1)
  await page.getByRole('searchbox').fill('no such word')
  await expect(page.getByText('No sessions match “no such word”.')).toBeVisible()
  await expect(onlyKept).toBeVisible()
  await context.setOffline(false)
  await expect(onlyKept).toHaveCount(0)
})

test('a finish is undone, or leads to the session in the archive', async ({ page, member, arrive }) => {
  const began = new Date()
  await page.setViewportSize({ width: 390, height: 700 })
  await arrive(page, await member('ben'), '/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
  await say(page, 'I planted three apple trees behind the shed.')
  const before = await bubbles(page).allTextContents()
  const finish = page.getByRole('button', { name: 'Finish this session' })
  await finish.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeInViewport()
  await expect(field(page)).toBeFocused()
  // A letter typed by mistake begins the next session, and taking it back brings this one back.
  await page.keyboard.press('a')
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await expect(undo).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your session is open again.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(mine(page)).toHaveCount(1)
  await expect.poll(() => bubbles(page).allTextContents()).toEqual(before)
  await expect(field(page)).toBeFocused()

  await finish.click()
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL(/\/app\/chat2\/\w+-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/apple trees/)
  const today = dayFrom(began, { day: 'numeric', month: 'long', year: 'numeric' })
  await expect(page.getByRole('banner').getByText(today)).toBeVisible()
  // Back in the chat, by either way, the finish can still be undone.
  await page.goBack()
  await expect(undo).toBeInViewport()
  await page.getByRole('link', { name: 'View' }).click()
  await page.getByRole('link', { name: 'Back to Robin' }).click()
  await expect(page).toHaveURL('/chat2/Robin')
  await page.reload()
  await expect(page.getByRole('region', { name: 'This session is now in your archive.' })).toContainText(
    'apple trees',
  )
  await expect.poll(() => bubbles(page).allTextContents()).toEqual(before)
  await undo.click()
  await expect(page.getByText('Your session is open again.')).toBeVisible()
  await say(page, 'The fourth one went to my neighbour.')
  await expect(mine(page)).toHaveCount(2)
})

test('the address of a session that is not hers says so, and leads on', async ({ page, member, arrive }) => {
  await arrive(page, await member('chloe'), '/app/chat2/journal-1')
  await expect(page.getByRole('heading', { level: 1, name: 'Session not found' })).toBeVisible()
  await page.goto('/app/chat2/journal-01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await expect(page.getByRole('heading', { level: 1, name: 'Session not found' })).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Archived Chats' }).click()
  await expect(page).toHaveURL('/archive')
  await page.goBack()
  await page.getByRole('link', { name: 'Talk to Robin' }).click()
  await expect(page).toHaveURL('/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
})

test('a session is starred, summed up in her words, and taken along as a page', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const chloe = await member('chloe')
  const call = await callerFor(server.url, chloe)
  const told = [
    'My sister moved to Lisbon in March. I miss our Sunday walks more than I say.',
    'Work has been so stressful that I lie awake until three.',
  ]
  for (const text of told) await call(postChat, { body: { chatId: 'Robin', text } })
  await call(finishSession, { params: { chatId: 'Robin' } })
  await call(postChat, { body: { chatId: 'Robin', text: 'The cat slept on my feet all evening.' } })
  await call(finishSession, { params: { chatId: 'Robin' } })
  await arrive(page, chloe, '/archive')
  const rows = page.getByRole('list').getByRole('link')
  await expect(rows).toHaveCount(2)
  const sentences = await rows.last().locator('.archive-sentence').allTextContents()
  expect(sentences.length).toBeGreaterThan(0)
  for (const sentence of sentences) expect(told.join(' ')).toContain(sentence)
  // It is shown at once, and saved a moment later.
  const saved = page.waitForResponse(response => response.url().endsWith('/star'))
  await page
    .getByRole('button', { name: /^Star: / })
    .last()
    .click()
  const star = page.getByRole('button', { name: /^Starred: / })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await page.getByRole('button', { name: 'Starred', exact: true }).click()
  await expect(rows).toHaveCount(1)

  await rows.click()
  const about = page.getByRole('button', { name: 'About this session' })
  const summary = page.getByRole('region', { name: 'In your words' })
  await expect(summary.getByText(sentences[0]!)).toBeVisible()
  await about.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true')
  const downloading = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .+\.html$/)
  const text = readFileSync(await file.path(), 'utf8')
  for (const sentence of told) expect(text).toContain(sentence)
  expect(text).not.toContain('The cat slept')
  await page.keyboard.press('Escape')
  await expect(about).toBeFocused()
})

test('on a phone the title of a past session is whole, in the bar and above its details', async ({
  page,
  server,
  member,
  arrive,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ben = await member('ben')
  const call = await callerFor(server.url, ben)
  // As long as a title made of somebody's words may be.
  const title = 'I want to keep that long walk every working noon'
  await call(postChat, { body: { chatId: 'Robin', text: `${title}.` } })
  await call(finishSession, { params: { chatId: 'Robin' } })
  await arrive(page, ben, '/archive')
  await page.getByRole('list').getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeVisible()
  const below = () => heading.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(below).toBe(0)
  await page.getByRole('button', { name: 'About this session' }).click()
  const name = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect(name).toHaveText(title)
  const hidden = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
    scrollHeight - clientHeight + scrollWidth - clientWidth
  await expect.poll(() => name.evaluate(hidden)).toBe(0)
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(200)
})

test('an archive that does not load says so, and is tried again', async ({
  page,
  context,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'))
  await context.route('**/chat/archive', route => route.abort())
  await page.goto('/archive')
  await expect(page.getByRole('alert')).toHaveText('We couldn’t load your sessions. Try again.')
  await context.unroute('**/chat/archive')
  await page.getByRole('button', { name: 'Try again.' }).click()
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
})

test('while the archive loads, that is said', async ({ page, context, member, arrive }) => {
  await arrive(page, await member('chloe'))
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await context.route('**/chat/archive', async route => {
    await held
    await route.continue()
  })
  await page.goto('/archive')
  await expect(page.getByText('Loading your past sessions...')).toBeVisible()
  go()
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
})
