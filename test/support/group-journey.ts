/**
 * Journeys in group chats: `const ada = await join('ada', 'sleep')` is Ada in her own browser, connected to
 * the thread. Each journey has new people and closes its browsers at the end.
 */
import type { BrowserContext, Page } from '@playwright/test'
import type { Name } from './cast.ts'
import { expect, test as journey } from './journey.ts'

type InThread = { join(name: Name, thread: string): Promise<Page> }

export const test = journey.extend<InThread>({
  join: async ({ browser, baseURL, member, arrive }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, thread) => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      const page = await context.newPage()
      await arrive(page, await member(name), `/group-chat/${thread}`)
      await connected(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export const connected = (page: Page) => expect(page.getByText('Connected', { exact: true })).toBeVisible()

export async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text)
  await page.keyboard.press('Enter')
}

export const log = (page: Page) => page.getByRole('log')

/** People's bubbles that contain this text, without the companion's, which may quote them. */
export const bubble = (page: Page, text: string) =>
  log(page).locator('.bubble-row:not(.bot) .bubble').filter({ hasText: text })

/** The companion's bubbles: the welcome, and its replies to whom this page belongs. */
export const botRows = (page: Page) => log(page).locator('.bubble-row.bot')

/** The menu buttons of this person's own messages: each has one once the server has stored it. */
export const stored = (page: Page) => log(page).locator('.bubble-row.me .more-about')

/** Which of these texts people have said, in order and as often; other journeys write in the same threads. */
export async function said(page: Page, texts: readonly string[]): Promise<string[]> {
  const bubbles = log(page).locator('.bubble-row:not(.bot) .bubble')
  const found = await bubbles.allTextContents()
  return found.map(text => text.replace(/^[^:]*: /, '')).filter(text => texts.includes(text))
}

/** How far this browser has cached the thread, once it has: other journeys may have written in it before. */
export async function cachedSeq(page: Page, thread: string): Promise<number> {
  const cached = await page.waitForFunction(
    key => JSON.parse(localStorage.getItem(key) ?? 'null') as { seq: number } | null,
    `twinbot_thread_${thread}`,
  )
  return (await cached.jsonValue())?.seq ?? 0
}

/** Resolves when the server has recorded that this page's reader has read this far. */
export async function readUpTo(page: Page, seq: number): Promise<void> {
  await page.waitForResponse(
    response => response.url().endsWith('/read') && response.request().postDataJSON()?.seq >= seq,
  )
}
