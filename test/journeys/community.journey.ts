/** Finding a conversation: streams, topics and threads, for everybody and on every screen. */
import type { Page } from '@playwright/test'
import { streams, threads, threadTitle } from '#shared/community.ts'
import { accessibilityViolations } from '#test/support/accessibility.ts'
import { say, stored, test } from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'
import { overflowAt } from '#test/support/screens.ts'

const places = [
  '/stream-selector',
  '/stream-threads',
  '/stream-threads/mental-emotional-health',
  '/stream-threads/mental-emotional-health?topic=knitting',
  '/stream-threads/nowhere',
  '/group-chat/nowhere',
  '/group-chat/neurodivergence',
  '/notifications',
]

/** In any order: threads somebody wrote in come first, and other journeys write at the same time. */
async function expectThreads(page: Page, titles: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await page.locator('.thread-name').allTextContents()).sort())
    .toEqual([...titles].sort())
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('from a stream over a topic to a thread', async ({ page, member, arrive }) => {
  await arrive(page, await member('ada'), '/dashboard')
  await page.getByRole('link', { name: 'Stream Selector' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(streams.length)
  const stream = page.getByRole('button', { name: 'Work & Productivity' })
  await expect(stream).toHaveAttribute('aria-expanded', 'false')
  await stream.click()
  await page.getByRole('link', { name: 'Remote work' }).click()
  await expect(page).toHaveURL('/stream-threads/work-productivity?topic=Remote%20work')
  await expect(page.getByText('Threads about Remote work')).toBeVisible()
  await expect(page.locator('.thread-name')).toHaveText(['Remote work'])
  await page.locator('.thread-bubble').click()
  await expect(page).toHaveURL('/group-chat/remote-work')
  await page.getByRole('link', { name: 'Back to Community' }).click()
  await expect(page).toHaveURL('/community-home')
})

test('every topic leads to a thread, and one that is not there is told plainly', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'))
  await visit(page, '/stream-threads/goals-identity')
  await expectThreads(page, ['Growth', 'Purpose'])
  await visit(page, '/stream-threads/wellness-personal-growth?topic=WELL%20being')
  await expect(page.locator('.thread-name')).toHaveText(['Well-being'])
  await visit(page, '/stream-threads/goals-identity?topic=knitting')
  await expect(page.getByText('No threads matched your topic.')).toBeVisible()
  await visit(page, '/stream-threads/nowhere')
  await expect(page.getByText('We couldn’t find that stream.')).toBeVisible()
  await page.getByRole('link', { name: 'See all five streams' }).click()
  await expect(page).toHaveURL('/stream-selector')
  await visit(page, '/stream-threads')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  await expectThreads(page, threads.map(threadTitle))
})

test('‘Go to...’ leads to four places, and a picture is only shown', async ({ page, member, arrive }) => {
  await arrive(page, await member('chloe'), '/dashboard')
  for (const [choice, address] of [
    ['Dashboard', '/dashboard'],
    ['My Chats', '/chat2/Robin'],
    ['Community', '/community-home'],
    ['Notifications', '/notifications'],
  ] as const) {
    await visit(page, '/stream-selector')
    await page.getByLabel('Go to...').filter({ visible: true }).selectOption(choice)
    await expect(page).toHaveURL(address)
  }
  await visit(page, '/stream-selector')
  const asked: string[] = []
  page.on('request', request => asked.push(request.method()))
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Choose an image file.')).toBeVisible()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
  await input.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByRole('img', { name: 'Picture of Chloé' })).toBeVisible()
  await expect(page.getByText('Preview only, not saved')).toBeVisible()
  expect(asked.filter(method => method !== 'GET')).toEqual([])
  await page.reload()
  await expect(page.getByRole('img', { name: 'Picture of Chloé' })).toHaveCount(0)
})

test('among others nothing stands in anybody’s way, and no place is wider than the window', async ({
  join,
}) => {
  const ada = await join('ada', 'neurodivergence')
  const ben = await join('ben', 'neurodivergence')
  await say(ben, 'I worry about work all the time.')
  await say(ada, `A very long word: ${'un'.repeat(80)}believable`)
  await expect(stored(ada)).toHaveCount(1)
  await ada.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of places) {
    await visit(ada, path)
    for (const width of [1280, 1024, 768, 360, 320, 390]) {
      const over = await overflowAt(ada, width)
      if (over > 0) found.push(`${path} is ${over} too wide in ${width}`)
    }
    // The other theme's colours are checked by the journey through every screen.
    found.push(...(await accessibilityViolations(ada)).map(obstacle => `${path}: ${obstacle}`))
  }
  expect(found).toEqual([])
})
