/** Message actions in a thread: reply, edit, search, link to a message, and return to the last read one. */
import type { Page } from '@playwright/test'
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
import { doubleTextSize } from '#test/support/text-zoom.ts'

const options = (page: Page, start: string) =>
  page.getByRole('button', { name: new RegExp(`^Options for .* message: ${start}`) })
/** Answers a message through its menu. */
async function reply(page: Page, start: string): Promise<void> {
  await options(page, start).click()
  await page.getByRole('menuitem', { name: 'Reply' }).click()
}
const composer = (page: Page) => page.getByRole('main').getByRole('textbox')

test('Ben answers with a quote that leads to what he answers, and Ada’s edit reaches both', async ({
  join,
}) => {
  const ada = await join('ada', 'parenting')
  const ben = await join('ben', 'parenting')
  await say(ada, 'Does anybody else get up at five?')
  await expect(bubble(ben, 'get up at five')).toBeVisible()
  // A reply that came later would move the log and close the menu.
  await expect(botRows(ada)).toHaveCount(2)
  await reply(ben, 'Does anybody')
  await expect(composer(ben)).toBeFocused()
  await expect(ben.getByText('Replying to Ada')).toBeVisible()
  // The reply target survives a reload, and Escape cancels it.
  await ben.reload()
  await connected(ben)
  await expect(ben.getByText('Replying to Ada')).toBeVisible()
  await composer(ben).press('Escape')
  await expect(ben.getByText('Replying to Ada')).toHaveCount(0)
  await reply(ben, 'Does anybody')
  await say(ben, 'Every day.')
  const quote = (page: Page) => bubble(page, 'Every day.').getByRole('button', { name: /^In reply to/ })
  await expect(quote(ada)).toHaveText(/Does anybody else get up at five\?/)
  await quote(ada).click()
  await expect(log(ada).locator('li:focus')).toContainText('Does anybody else get up at five?')

  await options(ada, 'Does anybody').click()
  await ada.getByRole('menuitem', { name: /^Edit/ }).click()
  await expect(composer(ada)).toHaveValue('Does anybody else get up at five?')
  await composer(ada).fill('Does anybody else get up at six?')
  await ada.getByRole('button', { name: 'Save' }).click()
  for (const page of [ada, ben]) {
    const edited = log(page).locator('li', { hasText: 'get up at six' }).first()
    await expect(edited.getByText('edited')).toBeVisible()
    await expect(quote(page)).toHaveText(/get up at six/)
    await expect(page.getByText('get up at five')).toHaveCount(0)
  }
  await expect(composer(ada)).toHaveValue('')
  await ben.reload()
  await expect(quote(ben)).toHaveText(/get up at six/)

  // After an unsend the quoted text is gone too.
  await options(ada, 'Does anybody').click()
  await ada.getByRole('menuitem', { name: /^Unsend/ }).click()
  await ada.getByRole('button', { name: 'Unsend' }).click()
  await expect(bubble(ben, 'Every day.')).toContainText('Message removed')
  await expect(ben.getByText('get up at six')).toHaveCount(0)
})

test('an edit that talks about suicide is covered for others, in the answer and in the search too', async ({
  join,
}) => {
  const ada = await join('ada', 'study-hacks')
  const ben = await join('ben', 'study-hacks')
  await say(ben, 'A long night with the heron book.')
  await expect(bubble(ada, 'heron book')).toBeVisible()
  await expect(botRows(ben)).toHaveCount(2)
  await reply(ada, 'A long night')
  await say(ada, 'Which one is that?')
  await expect(bubble(ben, 'Which one is that?')).toBeVisible()
  await options(ben, 'A long night').click()
  await ben.getByRole('menuitem', { name: /^Edit/ }).click()
  await composer(ben).fill('I want to kill myself tonight, heron book.')
  await ben.getByRole('button', { name: 'Save' }).click()
  // Its author is shown help, as for a new message.
  await expect(ben.getByRole('dialog')).toBeVisible()
  await expect(log(ada).locator('li.new', { hasText: 'Show' })).toContainText('This message talks about')
  await expect(bubble(ada, 'Which one is that?')).toContainText('This message talks about')
  await expect(ada.getByText('kill myself')).toHaveCount(0)
  await ada.getByRole('button', { name: 'Search this thread' }).click()
  await ada.getByRole('searchbox').fill('heron')
  await expect(ada.getByRole('dialog').getByRole('listitem')).toContainText(
    'This message talks about suicide',
  )
  await expect(ada.getByText('kill myself')).toHaveCount(0)
})

test('Ada finds a message far above and goes there; links and her name stand out', async ({ join }) => {
  const ada = await join('ada', 'confidence')
  const ben = await join('ben', 'confidence')
  await say(ben, 'Ada, read https://example.org/herons. It helped.')
  const first = bubble(ada, 'It helped.')
  const link = first.getByRole('link', { name: 'https://example.org/herons' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(link).toHaveAttribute('href', 'https://example.org/herons')
  await expect(first.locator('mark.me')).toHaveText('Ada')
  for (let number = 1; number <= 12; number += 1) {
    await say(ben, `Line ${number}`)
    await expect(stored(ben)).toHaveCount(number + 1)
  }
  await expect(bubble(ada, 'Line 12')).toBeInViewport()
  await expect(first).not.toBeInViewport()
  await ada.getByRole('button', { name: 'Search this thread' }).click()
  await expect(ada.getByRole('searchbox')).toBeFocused()
  await ada.getByRole('searchbox').fill('Herons')
  await expect(ada.getByRole('status').filter({ hasText: '1 message' })).toBeVisible()
  await expect(ada.getByRole('dialog').locator('mark')).toHaveText('herons')
  await ada.getByRole('dialog').getByRole('listitem').getByRole('button').click()
  await expect(ada.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeInViewport()
  await ada.getByRole('button', { name: 'Search this thread' }).click()
  await ada.getByRole('searchbox').fill('pelican')
  await expect(ada.getByText('No messages match “pelican”.')).toBeVisible()
  await expect(ada.getByText('We looked for other forms of this word too.')).toBeVisible()
})

test('Ada jumps to the first message she has not read, and the bar has one row on her phone', async ({
  join,
}) => {
  const ada = await join('ada', 'depression')
  const ben = await join('ben', 'depression')
  const seen = readUpTo(ada, (await cachedSeq(ada, 'depression')) + 1)
  await say(ben, 'Seen by both.')
  await seen
  await ada.goto('/notifications')
  for (let number = 1; number <= 14; number += 1) {
    await say(ben, `Unread ${number}`)
    await expect(stored(ben)).toHaveCount(number + 1)
  }
  await ada.setViewportSize({ width: 375, height: 667 })
  await ada.goto('/group-chat/depression')
  await expect(bubble(ada, 'Unread 14')).toBeInViewport()
  const strip = ada.getByRole('button', { name: 'Jump to first unread' })
  await expect.poll(() => strip.boundingBox()).toMatchObject({ x: 0, width: 375 })
  await strip.click()
  await expect(log(ada).locator('li', { hasText: 'Unread messages' })).toBeInViewport()
  await expect(strip).toHaveCount(0)

  for (const thread of ['depression', 'neurodivergence', 'remote-work']) {
    await ada.goto(`/group-chat/${thread}`)
    await connected(ada)
    await expect(async () => {
      const bar = await ada.locator('.chat-bar > div').boundingBox()
      expect(bar?.height).toBeLessThanOrEqual(72)
      for (const part of await ada.locator('.chat-bar > div > *:visible').all()) {
        const box = await part.boundingBox({ timeout: 1000 })
        expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true)
      }
    }).toPass()
  }
})

test('at 200% letters a thread says that it is connected, its hint is as large, and names leave the reply bar free', async ({
  join,
}) => {
  const ada = await join('ada', 'friendship')
  const ben = await join('ben', 'friendship')
  await say(ada, 'Who is up for a walk?')
  await ben.setViewportSize({ width: 390, height: 844 })
  await doubleTextSize(ben)
  await connected(ben)
  const sizes = () =>
    composer(ben).evaluate(box => [
      getComputedStyle(box, '::placeholder').fontSize,
      getComputedStyle(box).fontSize,
    ])
  await expect.poll(async () => new Set(await sizes()).size).toBe(1)
  await options(ben, 'Who is up for a walk').click()
  await ben.getByRole('button', { name: 'Reply' }).click()
  await composer(ben).pressSequentially('@')
  const names = ben.getByRole('listbox', { name: 'People in this thread' })
  await expect(names).toBeVisible()
  const bar = ben.locator('.composer-mode')
  /** From the end of the names to the start of the bar. */
  const between = async () => {
    const [above, below] = [await names.boundingBox(), await bar.boundingBox()]
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
})

test('Ben’s one menu per message shows on hover, on focus and on a phone, and copies what Ada wrote', async ({
  join,
  browser,
  baseURL,
  member,
  arrive,
}) => {
  const ada = await join('ada', 'nutrition')
  await say(ada, 'Soup again, and I don’t mind.')
  const ben = await join('ben', 'nutrition')
  const menu = options(ben, 'Soup again')
  await ben.mouse.move(0, 0)
  await expect(menu).toHaveCSS('opacity', '0')
  await bubble(ben, 'Soup again').hover()
  await expect(menu).toHaveCSS('opacity', '1')
  await ben.mouse.move(0, 0)
  await expect(menu).toHaveCSS('opacity', '0')
  await menu.focus()
  await expect(menu).toHaveCSS('opacity', '1')

  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const before = await bubble(ben, 'Soup again').boundingBox()
  await ben.keyboard.press('Enter')
  await ben.getByRole('menuitem', { name: 'Copy' }).click()
  await expect(ben.getByText('Message copied.')).toBeVisible()
  // Being told so moves nothing of what he reads.
  expect(await bubble(ben, 'Soup again').boundingBox()).toEqual(before)
  await expect(menu).toBeFocused()
  expect(await ben.evaluate('navigator.clipboard.readText()')).toBe('Soup again, and I don’t mind.')

  const phone = await browser.newContext({ baseURL, hasTouch: true, isMobile: true })
  const chloe = await phone.newPage()
  await arrive(chloe, await member('chloe'), '/group-chat/nutrition')
  await expect(options(chloe, 'Soup again')).toHaveCSS('opacity', '1')
  await phone.close()
})

test('Ada’s keyboard has one stop for all messages: arrows move between them and their buttons', async ({
  join,
}) => {
  const ben = await join('ben', 'relationships')
  const ada = await join('ada', 'relationships')
  await say(ben, 'First things first.')
  await say(ben, 'Second thoughts later.')
  await expect(bubble(ada, 'Second thoughts')).toBeVisible()
  const { keyboard } = ada
  const message = (text: string) => log(ada).locator('li', { hasText: text })
  await composer(ada).focus()
  await keyboard.press('Shift+Tab')
  await expect(message('Second thoughts')).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(message('First things')).toBeFocused()
  await keyboard.press('ArrowRight')
  const thumb = message('First things').getByRole('button', { name: 'Thumbs up, 0' })
  await expect(thumb).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('ArrowLeft')
  await expect(message('First things').getByRole('button', { name: 'Thumbs up, 1' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(ada.getByRole('menuitem', { name: 'Reply' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(options(ada, 'First things')).toBeFocused()
  // The list is left with one Tab, and entered where it was left.
  await keyboard.press('Tab')
  await expect(composer(ada)).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(message('First things')).toBeFocused()
  await keyboard.press('End')
  await expect(message('Second thoughts')).toBeFocused()
})

test('a thread nobody has written in says so, and that everybody can read it', async ({ join }) => {
  const ada = await join('ada', 'growth')
  // No other journey writes in this thread.
  const first = 'No messages yet. You’d be the first to write, and every member can read it.'
  await expect(ada.getByText(first)).toBeVisible()
  await say(ada, 'Hello everybody.')
  await expect(bubble(ada, 'Hello everybody.')).toBeVisible()
  await expect(ada.getByText(first)).toHaveCount(0)
})
