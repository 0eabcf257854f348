/** Talking with the companion: what people see, hear and can rely on. */
import type { Page } from '@playwright/test'
import { getMessages, postChat } from '#shared/companion.ts'
import { putProfile } from '#shared/profile.ts'
import { bubbles, field, mine } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat2')
  await expect(page).toHaveURL('/chat2/Robin')
  await expect(bubbles(page)).toHaveCount(2)
}

test('Ada is greeted and asked, says something, and is answered', async ({ page, member, arrive }) => {
  await arrive(page, await member('ada'), '/dashboard')
  await page.getByRole('link', { name: 'My Chats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible()
  await expect(page.getByText('Robin is a computer program, not a human.')).toHaveCount(1)
  await expect(bubbles(page)).toHaveCount(2)
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  // Said once, by that line, and the first words stand under the bar.
  await expect(bubbles(page).first()).not.toContainText('program')
  await expect.poll(async () => (await bubbles(page).first().boundingBox())?.y).toBeLessThan(260)
  await expect(bubbles(page).nth(1)).toHaveClass(/question/)
  await expect(bubbles(page).nth(1)).toHaveCSS('font-family', /Newsreader/)
  await expect(field(page)).toBeFocused()

  await field(page).fill('I had a long walk with my sister and it did me good.')
  await page.keyboard.press('Enter')
  await expect(mine(page)).toHaveText(/You said: I had a long walk with my sister/)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(bubbles(page).nth(3)).toHaveText(/^Robin said: ./)
  const reply = (await bubbles(page).nth(3).textContent()) ?? ''
  // Announced once, and only the new part.
  const spoken = page.locator('[role=status].unseen').filter({ hasText: 'Robin said' })
  await expect(spoken).toContainText(reply.replace('Robin said: ', ''))
  await expect(spoken).not.toContainText('long walk with my sister')

  const before = await bubbles(page).allTextContents()
  await page.reload()
  await expect.poll(() => bubbles(page).allTextContents()).toEqual(before)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('Shift and Enter break the line, blank sends nothing, Send sends', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben'))
  await openChat(page)
  await field(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(mine(page)).toHaveCount(0)
  await field(page).fill('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(mine(page)).toHaveText('You said: One\nTwo')
})

test('a very long word, right-to-left text and many lines all fit', async ({ page, member, arrive }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await arrive(page, await member('ada'))
  await openChat(page)
  for (const text of ['a'.repeat(400), 'أشعر اليوم ببعض التعب لكنني بخير', 'line\n'.repeat(30)]) {
    const sent = await mine(page).count()
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(mine(page)).toHaveCount(sent + 1)
  }
  await expect(mine(page).nth(1)).toHaveAttribute('dir', 'auto')
  expect(
    await mine(page)
      .nth(1)
      .evaluate(element => getComputedStyle(element).direction),
  ).toBe('rtl')
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360)
  const log = page.getByRole('log')
  expect(await log.evaluate(box => box.scrollWidth > box.clientWidth)).toBe(false)
})

test('more than 8,000 characters are told with the count and stay', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben'))
  await openChat(page)
  await field(page).fill('b'.repeat(8001))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('8,001 characters')
  await expect(mine(page)).toHaveCount(0)
  await field(page).fill('b'.repeat(8000))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(mine(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
})

for (const name of ['🦊', 'anxiety', 'a/b ../c', '日本語', '100%25', '..', 'x'.repeat(120)]) {
  test(`a companion may be called ${name.slice(0, 20)}`, async ({ page, server, member, arrive }) => {
    const chloe = await member('chloe')
    const call = await callerFor(server.url, chloe)
    await call(putProfile, { body: { companionName: name } })
    await arrive(page, chloe, '/dashboard')
    await page.getByRole('link', { name: 'My Chats' }).click()
    await expect(bubbles(page)).toHaveCount(2)
    await field(page).fill('Hello')
    await page.keyboard.press('Enter')
    await expect.poll(() => bubbles(page).count()).toBeGreaterThan(3)
    await page.reload()
    await expect(mine(page)).toHaveText('You said: Hello')
    expect(await page.evaluate<number>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
}

test('words that worry lead to help, and no question follows', async ({ page, member, arrive }) => {
  await arrive(page, await member('ada'))
  await openChat(page)
  await field(page).fill('I want to kill myself tonight.')
  await page.keyboard.press('Enter')
  const help = page.getByRole('log').getByRole('link', { name: 'Open Help now' })
  await expect(help).toHaveAttribute('href', '/help-now')
  await expect(bubbles(page)).toHaveCount(4)
  await expect(bubbles(page).nth(3)).not.toHaveClass(/question/)
})

test('reading above, nothing jumps; a pill leads down again', async ({ page, server, member, arrive }) => {
  const ben = await member('ben')
  const call = await callerFor(server.url, ben)
  await call(getMessages, { params: { chatId: 'Robin' }, query: {} })
  for (let turn = 1; turn <= 45; turn += 1)
    await call(postChat, { body: { chatId: 'Robin', text: `Thought number ${turn}.` } })
  await arrive(page, ben, '/chat2/Robin')
  const log = page.getByRole('log')
  const below = () => log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight)
  await expect(mine(page).filter({ hasText: 'Thought number 45.' })).toBeInViewport()
  await expect.poll(below).toBeLessThan(2)
  await expect(mine(page).filter({ hasText: 'Thought number 1.' })).toHaveCount(0)

  // Scrolling up loads earlier messages, up to the greeting, and keeps the position.
  const first = mine(page).filter({ hasText: 'Thought number 1.' })
  await log.hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -1500)
      return first.count()
    })
    .toBe(1)
  await first.scrollIntoViewIfNeeded()
  await expect(mine(page)).toHaveCount(45)
  // Coming back restores the position, although everything is fetched again.
  await page.getByRole('link', { name: 'Help now' }).click()
  await expect(page).toHaveURL('/help-now')
  await page.goBack()
  await expect(first).toBeInViewport()
  await expect(mine(page)).toHaveCount(45)
  const seen = await first.boundingBox()

  // Sent from another tab.
  await field(page).fill('And one more.')
  const other = await page.context().newPage()
  await other.goto('/chat2/Robin')
  await other.getByRole('textbox').fill('From the other tab.')
  await other.keyboard.press('Enter')
  await expect(mine(other).last()).toHaveText('You said: From the other tab.')
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(await first.boundingBox()).toEqual(seen)
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect(mine(page).last()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0)
  await expect(field(page)).toHaveValue('And one more.')
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBe(720)
})

test('with the keyboard alone one writes, reads back and leaves', async ({ page, member, arrive }) => {
  await arrive(page, await member('ada'))
  await openChat(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Written without a mouse.')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('button', { name: /^About this reply/ })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('log')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Help now' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Finish this session' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused()
})

test('Ben sees that an answer is on its way before it comes', async ({ page, member, arrive }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await arrive(page, await member('ben'))
  await openChat(page)
  // It shows for half a second, and a locator polls less often than that.
  const seen = page.evaluate<void>(`new Promise(seen => {
    const look = () => document.querySelector('.typing') && seen()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })`)
  await field(page).fill('I had a long walk with my sister and it did me good.')
  await page.keyboard.press('Enter')
  await seen
  await expect(bubbles(page).nth(3)).toHaveText(/^Robin said: ./)
  await expect(page.locator('.typing')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long text has the whole width and no line of it is cut', async ({ page, member, arrive }) => {
    await arrive(page, await member('ben'))
    await openChat(page)
    const widthOf = () => field(page).evaluate(area => area.clientWidth)
    const beside = await widthOf()
    await field(page).fill(Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n'))
    await expect.poll(widthOf).toBeGreaterThan(beside + 80)
    const lines = () =>
      field(page).evaluate(area => {
        const line = Number.parseFloat(getComputedStyle(area).lineHeight)
        return { seen: area.clientHeight / line, all: area.scrollHeight / line }
      })
    await expect.poll(lines).toEqual({ seen: 6, all: 9 })
    await field(page).fill('Short')
    await expect.poll(widthOf).toBe(beside)
  })

  test('finishing a session says what it does and opens no keyboard', async ({ page, member, arrive }) => {
    await arrive(page, await member('ada'))
    await openChat(page)
    await field(page).fill('Read https://example.org/a?b=c.')
    await page.getByRole('button', { name: 'Send' }).tap()
    const link = mine(page).getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://example.org/a?b=c')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(bubbles(page).nth(3)).toHaveText(/^Robin said: ./)
    const finish = page.getByRole('button', { name: 'Finish this session' })
    await expect(finish.getByText('Finish', { exact: true })).toBeVisible()
    const dots = page.getByRole('button', { name: /^About this reply/ })
    await expect(bubbles(page).last()).toBeInViewport({ ratio: 1 })
    const before = await dots.boundingBox()
    expect(before).toMatchObject({ width: 44, height: 44 })
    const last = await bubbles(page).last().boundingBox()
    await dots.tap()
    const said = await bubbles(page).nth(3).boundingBox()
    // At the reply's lower right, in its own height.
    expect(before!.x).toBeGreaterThanOrEqual(said!.x + said!.width - 1)
    expect(before!.y + 44).toBeLessThanOrEqual(said!.y + said!.height + 1)
    const why = page.getByRole('menuitem', { name: 'Why this answer?' })
    await expect(why).toBeInViewport({ ratio: 1 })
    // The menu lies over the log: nothing moves.
    expect(await dots.boundingBox()).toEqual(before)
    expect(await bubbles(page).last().boundingBox()).toEqual(last)
    await why.tap()
    const note = page.getByRole('log').locator('.reply-why p')
    await expect(note).toHaveText(
      /^(This reply was|This is a line|Your message sounded|It sounded as if|No reply) /,
    )
    await expect(note).toBeInViewport({ ratio: 1 })
    expect((await dots.boundingBox())?.x).toBe(before?.x)
    await finish.tap()
    await expect(page.getByRole('region', { name: 'This session is now in your archive.' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'Robin' })).toBeFocused()
  })
})

test('on a phone the companion’s name is never broken: Finish gives way, and only then the name is cut', async ({
  page,
  server,
  member,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ada = await member('ada')
  await enter(page, ada)
  const call = await callerFor(server.url, ada)
  const heading = page.getByRole('heading', { level: 1 })
  const finish = page.getByRole('button', { name: 'Finish this session' })
  for (const [name, shows, isCut] of [
    ['Moss', 'Finish', false],
    ['Bartholomew', '', false],
    ['Bartholomew of the long river', '', true],
  ] as const) {
    await call(putProfile, { body: { companionName: name } })
    await call(postChat, { body: { chatId: name, text: 'I walked home along the river.' } })
    await page.goto(`/chat2/${name}`)
    await expect(heading).toHaveText(name)
    await expect(finish).toHaveText(shows, { useInnerText: true })
    await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThan(30)
    const cut = () => heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    await expect.poll(cut).toBe(isCut)
  }
})
