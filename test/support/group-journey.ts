/**
 * Journeys in group chats: `const ada = await join('ada', 'sleep')` is Ada in her own browser, connected to
 * the thread. Each journey has new people and closes its browsers at the end.
 */
import type { BrowserContext, Page } from '@playwright/test'
import type { Name } from './cast.ts'
import { expect, test as journey } from './journey.ts'

type InThread = { join(name: Name, thread: string): Promise<Page> }

export const test = journey.extend<InThread>({
  join: async ({ browser, baseURL, member, enter }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, thread) => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      const page = await context.newPage()
      await enter(page, await member(name))
      await page.goto(`/group-chat/${thread}`)
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

/** Bubbles that contain this text. */
export const bubble = (page: Page, text: string) => log(page).locator('.bubble').filter({ hasText: text })

/** People's messages in order, without the welcome and the companion's replies. */
export async function said(page: Page): Promise<string[]> {
  const bubbles = log(page).locator('.bubble-row:not(.bot) .bubble')
  const texts = await bubbles.allTextContents()
  return texts.map(text => text.replace(/^[^:]*: /, ''))
}
