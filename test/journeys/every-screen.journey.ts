/**
 * What must hold on every screen: accessible, fitting every width and letters of twice the size, stable, and within the
 * content security policy.
 */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '#test/support/accessibility.ts'
import { expect, test } from '#test/support/journey.ts'
import { fill, open, overflowAt, type Screen, screens } from '#test/support/screens.ts'
import { doubleTextSize, layoutProblems } from '#test/support/text-zoom.ts'

// With the service worker, as in production: without one the browser warns on every screen.
test.use({ serviceWorkers: 'allow' })

const themes = ['light', 'dark'] as const
/** The last is the width for the remaining checks. */
const widths = [1920, 1280, 768, 320, 390]
const phone = { width: 390, height: 844 }
/** Cumulative layout shift; below 0.1 counts as good. */
const MOST_SHIFT = 0.1

async function faultsOf(page: Page, { name }: Screen): Promise<string[]> {
  const found: string[] = []
  const shift = await page.evaluate<number>('globalThis.shifted')
  if (shift > MOST_SHIFT) found.push(`${name} moves by ${shift.toFixed(3)} while loading`)
  if (!/^\S.* · TwinBot$/.test(await page.title())) found.push(`${name} has no title of its own`)
  for (const width of widths) {
    const over = await overflowAt(page, width)
    if (over > 0) found.push(`${name} is ${over} too wide in ${width}`)
  }
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    // The other theme has the same structure with other colours.
    const obstacles = await accessibilityViolations(page, {
      alsoModerate: true,
      onlyColours: colorScheme === 'dark',
    })
    found.push(...obstacles.map(obstacle => `${name}, ${colorScheme}: ${obstacle}`))
  }
  await page.setViewportSize(phone)
  await doubleTextSize(page)
  await expect.poll(() => layoutProblems(page), name).toEqual([])
  // A call cut off by leaving, or by Log Out, would be told on the console.
  await page.waitForLoadState('networkidle')
  return found
}

test('on every screen nothing stands in anybody’s way, and it fits at 200% letters on a phone', async ({
  page,
  server,
  member,
  enter,
}) => {
  test.setTimeout(300_000)
  const ada = await member('ada')
  const ben = await member('ben', { onboarded: false })
  await fill(server, ada)
  const said: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => said.push(`${page.url()}: ${error.message}`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', event => {
      // The journey's own evaluate calls have no source file; on a busy machine the browser reports some of
      // them.
      if (event.blockedURI === 'eval' && !event.sourceFile) return
      console.error([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(' '))
    })
    globalThis.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  const found: string[] = []
  const look = async (who: Screen['who']) => {
    for (const screen of screens.filter(one => one.who === who)) {
      await open(page, screen)
      found.push(...(await faultsOf(page, screen)))
    }
  }
  await look('nobody')
  await enter(page, ada)
  await look('member')
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Log Out' }).click()
  await enter(page, ben)
  await look('newcomer')
  expect([...found, ...said]).toEqual([])
})

test('whoever opens /signup for the first time waits for few bytes', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  const names: string[] = []
  page.on('response', response => {
    if (!response.url().endsWith('.js')) return
    scripts.push(response.body())
    names.push(response.url())
  })
  await page.goto('/signup', { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(115_000)
  // Another language is loaded only when it is used.
  expect(names.filter(name => name.includes('texts-es'))).toEqual([])
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
  const sent: string[] = []
  // The page may still be loading its own parts; what is written could leave in a body or in an address.
  page.on('request', request => {
    const isHers = /say(\s|\+|%20)something/.test(request.url())
    if (request.method() !== 'GET' || isHers) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing has been sent from this form. Please email')
  await expect(page.getByLabel('Your message')).toHaveValue('I would like to say something.')
  const link = page.getByRole('alert').getByRole('link')
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
    'I would like to say something.',
  )
  expect(sent).toEqual([])
})
