/**
 * Installed and offline: the last conversations are readable, messages wait, and nothing remains after Log
 * Out.
 */
import type { Page } from '@playwright/test'
import { getMessages } from '#shared/companion.ts'
import { getMessages as getThread } from '#shared/group-chat.ts'
import { bubble, connected, log } from '#test/support/group-journey.ts'
import { expect, test as journey } from '#test/support/journey.ts'
import { wholeBrowser } from '#test/support/launch.ts'
import { openNewBuildProxy } from '#test/support/new-build-proxy.ts'
import { copiedAt } from '#test/support/offline-copies.ts'
import { callerFor } from '#test/support/signed-in-caller.ts'

type NewBuildProxy = Awaited<ReturnType<typeof openNewBuildProxy>>

const test = journey.extend<{ buildProxy: NewBuildProxy }>({
  buildProxy: async ({ server }, use) => {
    const buildProxy = await openNewBuildProxy(server.url)
    await use(buildProxy)
    buildProxy.close()
  },
  baseURL: ({ buildProxy }, use) => use(buildProxy.url),
})
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

const thread = 'study-hacks'
const toCompanion = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const toThread = (page: Page) => page.getByPlaceholder('Type your message...')
const pending = (page: Page) => log(page).locator('.bubble-row.pending')

/**
 * Waits until the sealed outbox has the message and the composer is empty: a tab closed earlier keeps both.
 */
async function handedOver(page: Page): Promise<void> {
  const drafts = () => page.evaluate(() => JSON.parse(sessionStorage.twinbot_drafts ?? '{}').drafts ?? {})
  await expect.poll(drafts).toEqual({})
}

/** Waits until the service worker has cached everything and controls the page. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

/** Run in the service worker: shows a notification and taps it. */
const tapNotification = `(async () => {
  await registration.showNotification('Something new', { tag: 'unread' })
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
})()`

/** Run in the browser: everything in its storage, as text. */
async function everythingKept(page: Page) {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const readable = (value: unknown) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? new TextDecoder().decode(value) : value
    const written = (value: unknown) => JSON.stringify(value, (_, inner) => readable(inner))

    const rows: string[] = []
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    for (const name of databases) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const all = await done(database.transaction(store).objectStore(store).getAll())
        rows.push(...all.map(written))
      }
      database.close()
    }
    const cached: string[] = []
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname)
        cached.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    const text = [written({ ...localStorage }), written({ ...sessionStorage }), ...rows, ...cached].join('\n')
    return { text, addresses, databases, rows: rows.length }
  })
}

test('without a network she reads on and writes on; later it arrives once; after Log Out nothing is left', async ({
  page,
  context,
  buildProxy,
  member,
  enter,
}) => {
  const ada = await member('ada')
  await enter(page, ada)
  await installed(page)
  await page.goto('/chat2/Robin')
  const replies = log(page).locator('.bubble-row.bot')
  await expect(replies.last()).toHaveText(/\w/)
  const greeted = await replies.count()
  await expect.poll(() => copiedAt(page, 'chat Robin')).toBeGreaterThan(0)
  const greetedAt = await copiedAt(page, 'chat Robin')
  await toCompanion(page).fill('The heron came back today.')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'You said: The heron came back today.')).toBeVisible()
  await expect(pending(page)).toHaveCount(0)
  await expect.poll(() => replies.count()).toBeGreaterThan(greeted)
  const said = await replies.last().textContent()
  await expect.poll(() => copiedAt(page, 'chat Robin')).toBeGreaterThan(greetedAt)
  await page.goto('/emotion-check')
  await expect(page.getByRole('meter').first()).toBeVisible()
  await expect.poll(() => copiedAt(page, 'insights')).toBeGreaterThan(0)
  await page.goto('/archive')
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
  await expect.poll(() => copiedAt(page, 'archive')).toBeGreaterThan(0)
  await page.goto(`/group-chat/${thread}`)
  await connected(page)
  await toThread(page).fill('Index cards, anyone?')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Index cards, anyone?')).toBeVisible()
  await expect(pending(page)).toHaveCount(0)
  await expect(log(page).locator('.bubble-row.bot')).toHaveCount(2)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(bubble(page, 'Index cards, anyone?')).toBeVisible()
  await toThread(page).fill('Written in the tunnel.')
  await page.keyboard.press('Enter')
  await expect(pending(page)).toHaveCount(1)
  await handedOver(page)

  await page.goto('/chat2/Robin')
  await expect(bubble(page, 'You said: The heron came back today.')).toBeVisible()
  await expect(replies.filter({ hasText: said ?? '' })).toBeVisible()
  await expect(page.getByText('We couldn’t load')).toHaveCount(0)
  await toCompanion(page).fill('It is dark in here.')
  await page.keyboard.press('Enter')
  await expect(pending(page)).toHaveCount(1)
  await handedOver(page)
  await toCompanion(page).fill('And another thing')

  await page.goto('/emotion-check')
  await expect(page.getByRole('meter').first()).toBeVisible()
  await page.goto('/archive')
  await expect(page.getByText('You have no archived chats yet.')).toBeVisible()
  await page.goto('/help-now')
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible()

  await context.setOffline(false)
  const call = await callerFor(buildProxy.url, ada)
  const stored = async () => [
    ...(await call(getMessages, { params: { chatId: 'Robin' }, query: {} })).messages,
    ...(await call(getThread, { params: { threadId: thread }, query: {} })).messages,
  ]
  const times = async (text: string) => (await stored()).filter(message => message.text === text).length
  await page.goto('/chat2/Robin')
  await expect(pending(page)).toHaveCount(0)
  await expect.poll(() => times('Written in the tunnel.')).toBe(1)
  await expect.poll(() => times('It is dark in here.')).toBe(1)

  // Tapping a notification navigates without a reload.
  await context.grantPermissions(['notifications'])
  await page.evaluate('window.sameStill = true')
  await context.serviceWorkers().at(-1)?.evaluate(tapNotification)
  await expect(page).toHaveURL('/notifications')
  expect(await page.evaluate('window.sameStill')).toBe(true)
  await page.goBack()

  // An update is offered and waits; the draft survives it.
  await expect(toCompanion(page)).toHaveValue('And another thing')
  buildProxy.newBuild()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await left
  await expect(toCompanion(page)).toHaveValue('And another thing')
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)

  const before = await everythingKept(page)
  expect(before.databases).toContain('twinbot-copies')
  expect(before.rows).toBeGreaterThan(0)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signup?mode=login')
  // Only their names: opening one that is being deleted would create it anew.
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).not.toContain('twinbot-copies')
  const after = await everythingKept(page)
  for (const words of ['heron', 'Index cards', 'tunnel', 'dark in here', 'another thing', ada.email]) {
    expect([words, after.text.includes(words)]).toEqual([words, false])
    // Except for the draft in this tab and the signed-in account, the text was sealed even before.
    if (!['another thing', ada.email].includes(words)) expect(before.text).not.toContain(words)
  }
  expect(
    after.addresses.filter(path => !/^\/($|assets\/|icons\/|mark\.svg$|manifest\.webmanifest$)/.test(path)),
  ).toEqual([])
})
