/** Unsent messages: none is lost, none is sent twice, and nobody else can read them. */
import type { BrowserContext, Page } from '@playwright/test'
import { getMessages } from '#shared/companion.ts'
import type { Person } from '#test/support/cast.ts'
import { bubbles, field, mine } from '#test/support/companion-chat.ts'
import { expect, test } from '#test/support/journey.ts'
import { unsentCount } from '#test/support/outbox.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

const pending = (page: Page) => page.getByRole('log').locator('.bubble-row.pending')

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat2/Robin')
  await expect(bubbles(page).nth(1)).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
}

/** The server is up, but chat messages do not reach it. */
const block = (context: BrowserContext) => context.route('**/api/chat', route => route.abort())

/** The person's messages on the server, in order. */
async function stored(url: string, person: Person): Promise<string[]> {
  const call = await callerFor(url, person)
  const { messages } = await call(getMessages, { params: { chatId: 'Robin' }, query: {} })
  return messages.filter(({ from }) => from === 'user').map(({ text }) => text)
}

test('offline in the middle of a conversation, then back: everything arrives once, in order', async ({
  page,
  context,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await arrive(page, ada)
  await openChat(page)
  await say(page, 'Before the tunnel.')
  await expect(mine(page)).toHaveCount(1)
  await expect(pending(page)).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await say(page, 'In the tunnel.')
  await say(page, 'Still in it.')
  await expect(pending(page)).toHaveCount(2)
  await expect(page.getByText('Waiting to send')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await context.setOffline(false)
  await expect(pending(page)).toHaveCount(0)
  expect(await stored(server.url, ada)).toEqual(['Before the tunnel.', 'In the tunnel.', 'Still in it.'])
  await expect(mine(page)).toHaveCount(3)
})

test('unsent words are there after a reload, and go out from any screen', async ({
  page,
  context,
  server,
  member,
  arrive,
}) => {
  const ben = await member('ben')
  await arrive(page, ben)
  await openChat(page)
  await block(context)
  await say(page, 'Do not lose this.')
  // It is tried only once it is stored, and then it waits.
  await expect(page.getByText('Waiting to send')).toBeVisible()
  await page.reload()
  await expect(pending(page)).toContainText('Do not lose this.')
  await page.goto('/notifications')
  await context.unroute('**/api/chat')
  await expect.poll(() => stored(server.url, ben)).toEqual(['Do not lose this.'])
  await openChat(page)
  await expect(mine(page)).toHaveCount(1)
  await expect(pending(page)).toHaveCount(0)
})

test('a lost answer is asked for again, and the words are said once', async ({
  page,
  context,
  server,
  member,
  arrive,
}) => {
  const chloe = await member('chloe')
  await arrive(page, chloe)
  await openChat(page)
  let lost = 0
  await context.route('**/api/chat', async route => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await say(page, 'Did you hear me?')
  await expect(mine(page)).toHaveCount(1)
  await expect(pending(page)).toHaveCount(0)
  expect(lost).toBe(1)
  expect(await stored(server.url, chloe)).toEqual(['Did you hear me?'])
  await expect(bubbles(page).last()).toHaveText(/^Robin said: ./)
  const shown = await bubbles(page).allTextContents()
  await page.reload()
  await expect.poll(() => bubbles(page).allTextContents()).toEqual(shown)
})

test('two tabs show the same, and send everything once', async ({
  page,
  context,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await arrive(page, ada)
  await openChat(page)
  const other = await context.newPage()
  await openChat(other)
  await say(page, 'From the first.')
  await expect(mine(other)).toHaveText(['You said: From the first.'])
  await expect(pending(other)).toHaveCount(0)
  // Counted where they are let through: of a call under way when a route is taken off, the end may not be told.
  let blocked = true
  const sent: string[] = []
  await context.route('**/api/chat', route => {
    if (blocked) return route.abort()
    sent.push(route.request().postDataJSON().text)
    return route.continue()
  })
  await say(page, 'One.')
  await expect(pending(other)).toHaveCount(1)
  await say(other, 'Two.')
  await expect(pending(page)).toHaveCount(2)
  blocked = false
  for (const tab of [page, other]) await expect(pending(tab)).toHaveCount(0)
  expect(await stored(server.url, ada)).toEqual(['From the first.', 'One.', 'Two.'])
  expect(sent).toEqual(['One.', 'Two.'])
  for (const tab of [page, other]) await expect(mine(tab)).toHaveCount(3)
})

test('after Log Out nobody else reads or sends them; their author, back again, does', async ({
  page,
  context,
  server,
  member,
  enter,
  arrive,
}) => {
  const ada = await member('ada')
  const ben = await member('ben')
  await arrive(page, ada)
  await openChat(page)
  await block(context)
  await say(page, 'Only mine.')
  await expect(page.getByText('Waiting to send')).toBeVisible()
  await field(page).fill('Half a thought')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signup?mode=login')
  expect(await everythingKept(page)).not.toContain('Only mine')
  expect(await everythingKept(page)).not.toContain('Half a thought')

  await context.unroute('**/api/chat')
  await arrive(page, ben)
  await openChat(page)
  await expect(mine(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  expect(await stored(server.url, ben)).toEqual([])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()

  await enter(page, ada)
  await expect.poll(() => stored(server.url, ada)).toEqual(['Only mine.'])
})

/** Run in the browser: everything the page has stored, as text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = indexedDB.open('twinbot-outbox')
    const database = await new Promise<IDBDatabase>(resolve => {
      request.onsuccess = () => resolve(request.result)
    })
    const rows = database.transaction('unsent').objectStore('unsent').getAll()
    const kept = await new Promise<{ sealed: { bytes: ArrayBuffer } }[]>(resolve => {
      rows.onsuccess = () => resolve(rows.result)
    })
    database.close()
    if (kept.length === 0) throw new Error('Nothing is kept at all.')
    const sealed = kept.map(row => JSON.stringify(row) + new TextDecoder().decode(row.sealed.bytes))
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, sealed])
  })
}

test('what the server refuses for good is back in the composer with the reason', async ({
  page,
  context,
  member,
  arrive,
}) => {
  await arrive(page, await member('chloe'))
  await openChat(page)
  await context.route('**/api/chat', route =>
    route.fulfill({ status: 413, json: { error: 'That is too long.', code: 'text-too-long' } }),
  )
  await say(page, 'Not this one.')
  await expect(page.getByRole('alert')).toContainText('That is too long.')
  await expect(field(page)).toHaveValue('Not this one.')
  await expect(mine(page)).toHaveCount(0)
  // Still in the outbox, it would come back a second time.
  await expect.poll(() => page.evaluate(unsentCount)).toBe(0)
  await context.unroute('**/api/chat')
  await page.reload()
  await expect(field(page)).toHaveValue('Not this one.')
  await page.keyboard.press('Enter')
  await expect(mine(page)).toHaveCount(1)
  await expect(pending(page)).toHaveCount(0)
})

test('a half-written thought survives a reload, each chat its own', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben'))
  await openChat(page)
  await field(page).fill('I was about to say')
  await page.reload()
  await expect(field(page)).toHaveValue('I was about to say')
  await page.goto('/chat2/Somebody%20else')
  await expect(field(page)).toHaveValue('')
})
