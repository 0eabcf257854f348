/** Ada opens her insights and a ring, removes a sentence, and restores it. */
import type { Page } from '@playwright/test'
import { login } from '#shared/accounts.ts'
import { classify } from '#shared/classification.ts'
import { accessibilityViolationsInBothThemes } from '#test/support/accessibility.ts'
import { createCaller } from '#test/support/call.ts'
import type { Person } from '#test/support/cast.ts'
import { expect, test } from '#test/support/journey.ts'
import { copiedAt } from '#test/support/offline-copies.ts'
import { overflowAt } from '#test/support/screens.ts'
import type { TestServer } from '#test/support/test-server.ts'

async function say(server: TestServer, { email, password }: Person, texts: string[], threadId?: string) {
  const { token, user } = await createCaller(server.url)(login, { body: { email, password } })
  const call = createCaller(server.url, token)
  const place = threadId ? { context: 'group', threadId } : { context: 'Robin' }
  for (const text of texts) await call(classify, { body: { userId: user.sub, ...place, text } })
}

const meter = (page: Page, name: string) => page.getByRole('meter', { name })

const stressed = 'Work is full of pressure and I am so stressed about it. The cat slept.'
const focused = [
  'I finally got two hours of real focus today, phone off.',
  'Got into deep focus and finished the whole chapter.',
]

test('every number opens the sentences that made it, and ada may object', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ada = await member('ada')
  await say(server, ada, focused)
  await say(server, ada, [stressed], 'remote-work')
  await arrive(page, ada, '/dashboard')
  await page.getByRole('link', { name: 'Emotion Check' }).click()
  await expect(meter(page, 'Stress')).toHaveAttribute('aria-valuenow', /^[1-9]/)
  const before = await meter(page, 'Stress').getAttribute('aria-valuenow')

  const open = page.getByRole('button', { name: 'See the sentences behind Stress' })
  await open.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Stress' })
  await expect(panel.getByRole('heading', { name: 'Stress' })).toBeFocused()
  const sentence = panel.getByRole('listitem')
  await expect(sentence).toHaveCount(1)
  await expect(panel.getByRole('link', { name: 'Help now' })).toBeVisible()
  await expect(sentence.getByRole('blockquote')).toHaveText(
    'Work is full of pressure and I am so stressed about it.',
  )
  await expect(sentence.locator('mark').filter({ hasText: /stressed|pressure/ })).not.toHaveCount(0)
  await expect(sentence.getByRole('link', { name: 'Remote work Chat' })).toHaveAttribute(
    'href',
    '/group-chat/remote-work',
  )

  await sentence.getByRole('button', { name: 'That’s not what I meant' }).click()
  await expect(sentence).toContainText('Not counted')
  await expect(panel.getByRole('status')).toHaveText('Removed. Stress is now at 0 percent.')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect(meter(page, 'Stress')).toHaveAttribute('aria-valuenow', '0')

  // After a reload it is still removed and can still be restored.
  await page.reload()
  await expect(meter(page, 'Stress')).toHaveAttribute('aria-valuenow', '0')
  await open.click()
  await sentence.getByRole('button', { name: 'Undo' }).click()
  await expect(sentence).toContainText(/Counted (for|\d+ times)/)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(meter(page, 'Stress')).toHaveAttribute('aria-valuenow', before ?? '')
})

test('old values stay when a refresh fails, and the new ones come when it works', async ({
  page,
  server,
  member,
  arrive,
}) => {
  const ben = await member('ben')
  await say(server, ben, focused)
  await arrive(page, ben, '/emotion-check')
  await expect(meter(page, 'Focus')).toHaveAttribute('aria-valuenow', '100')
  await page.route('**/api/classification/summary', route => route.abort())
  await page.getByRole('button', { name: 'Refresh Insights' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to refresh insights.')
  await expect(meter(page, 'Focus')).toHaveAttribute('aria-valuenow', '100')
  await page.unroute('**/api/classification/summary')
  await say(server, ben, [stressed])
  await page.getByRole('button', { name: 'Refresh Insights' }).click()
  await expect(page.getByText('Insights updated')).toBeVisible()
  await expect(meter(page, 'Focus')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // On a phone the button comes last, and the toast appears above it.
  await page.setViewportSize({ width: 390, height: 700 })
  const copied = await copiedAt(page, 'insights')
  await page.getByRole('button', { name: 'Refresh Insights' }).click()
  const said = page.locator('.toast', { hasText: 'Insights updated' }).last()
  const refresh = page.getByRole('button', { name: 'Refresh Insights' })
  // Both conditions in one poll: it slides in and disappears after a while.
  const isAbove = async () => {
    const [words, button] = await Promise.all([said.boundingBox(), refresh.boundingBox()])
    return words !== null && button !== null && words.y + words.height <= button.y
  }
  await expect.poll(isAbove).toBe(true)
  await expect.poll(() => copiedAt(page, 'insights')).toBeGreaterThan(copied)

  // On his next visit nothing loads: an error appears, and the last figures are still shown.
  const seen = await meter(page, 'Focus').getAttribute('aria-valuenow')
  await page.route('**/api/classification/summary', route => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to load insights from the backend.')
  await expect(meter(page, 'Focus')).toHaveAttribute('aria-valuenow', seen ?? '')
})

test('gauges, trends and sentences stand in nobody’s way, light and dark', async ({
  page,
  server,
  member,
  arrive,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const chloe = await member('chloe')
  await say(server, chloe, [stressed, ...focused])
  await arrive(page, chloe, '/emotion-check')
  await expect(page.getByText('Not enough for a weekly trend yet', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'See the sentences behind Coping' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  const found: string[] = []
  for (const width of [1280, 768, 320, 390]) {
    const over = await overflowAt(page, width)
    if (over > 0) found.push(`the sentences are ${over} too wide in ${width}`)
  }
  expect([...found, ...(await accessibilityViolationsInBothThemes(page))]).toEqual([])
})
