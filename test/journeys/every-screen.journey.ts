/** What must hold on every finished screen: readable by all, fitting every width, obeying the page's policy. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Person } from '#test/support/cast.ts'
import { expect, test } from '#test/support/journey.ts'

type Enter = (page: Page, person: Person) => Promise<void>

const open = [
  '/signup',
  '/signup?mode=login',
  '/verify',
  '/reset-password',
  '/help-now',
  '/terms',
  '/privacy',
]
const inside = [
  '/dashboard',
  '/contact',
  '/notifications',
  '/community-home',
  '/chat2',
  '/archive',
  '/settings/memory',
  '/chat-intro',
]

/** Goes through every finished screen and stops at each. */
async function walk(
  page: Page,
  enter: Enter,
  member: Person,
  fresh: Person,
  stop: (at: string) => Promise<void>,
) {
  const visit = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await stop(path)
  }
  for (const path of open) await visit(path)
  await enter(page, member)
  for (const path of inside) await visit(path)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await enter(page, fresh)
  await visit('/build-profile')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing serious stands in anybody’s way, ${colorScheme}`, async ({ page, member, enter }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found: string[] = []
    await walk(page, enter, await member('ada'), await member('ben', { onboarded: false }), async path => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`)
      }
    })
    expect(found).toEqual([])
  })
}

test('no screen is wider than the window', async ({ page, member, enter }) => {
  test.setTimeout(180_000)
  const found: string[] = []
  await walk(page, enter, await member('ada'), await member('ben', { onboarded: false }), async path => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
      if (wide > width) found.push(`${path} is ${wide} wide in ${width}`)
    }
  })
  expect(found).toEqual([])
})

test('the console stays clean, and the page’s policy is obeyed', async ({ page, member, enter }) => {
  test.setTimeout(180_000)
  const said: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => said.push(`${page.url()}: ${error.message}`))
  await page.addInitScript(
    "document.addEventListener('securitypolicyviolation', event => console.error(event.violatedDirective))",
  )
  await walk(page, enter, await member('ada'), await member('ben', { onboarded: false }), async () => {})
  expect(said).toEqual([])
})

test('the page tells a browser only what it must know', async ({ page }) => {
  await page.goto('/signup')
  const content = await page.locator('meta[name="twinbot"]').getAttribute('content')
  expect(Object.keys(JSON.parse(content ?? '')).sort()).toEqual(['apiBaseUrl', 'socketPath', 'supportEmail'])
})

test('/contact sends nothing, says so, and keeps what was written', async ({ page, member, enter }) => {
  await enter(page, await member('chloe'))
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Chloé')
  await page.getByLabel('Your email').fill('chloe@example.org')
  await page.getByLabel('Your message').fill('I would like to say something.')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing has been sent from this form. Please email')
  await expect(page.getByLabel('Your message')).toHaveValue('I would like to say something.')
  const link = page.getByRole('alert').getByRole('link')
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
    'I would like to say something.',
  )
  expect(asked).toEqual([])
})
