/**
 * Takes the screenshots for design reviews and arranges them in walk/index.html. MOCKUPS=<folder of png
 * files> puts each screen's design beside it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { test } from '#test/support/journey.ts'
import { fill, open, type Screen, screens } from '#test/support/screens.ts'

const folder = join(import.meta.dirname, '..', '..', 'walk')
const widths = [360, 390, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
/** Loading that never ends; refused; and offline after loading. */
const states = ['loading', 'error', 'offline'] as const
/** Calls that must work in every state: without them only the login form would show. */
const who = /\/api\/(auth|profile)/

type Picture = { name: string; file: string }

test('every screen has its picture taken', async ({ page, server, member, enter }) => {
  test.setTimeout(1_200_000)
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ada = await member('ada')
  const ben = await member('ben', { onboarded: false })
  await fill(server, ada)
  const pictures: Picture[] = []
  const traffic = watchTraffic(page)
  const take = async (kind: Screen['who']) => {
    for (const screen of screens.filter(one => one.who === kind)) {
      pictures.push(...(await picturesOf(page, screen)))
      if (kind === 'member') pictures.push(...(await statesOf(page, screen, traffic)))
    }
  }
  await take('nobody')
  await enter(page, ada)
  await take('member')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await enter(page, ben)
  await take('newcomer')
  writeFileSync(join(folder, 'index.html'), pageOf(pictures))
})

async function picturesOf(page: Page, screen: Screen): Promise<Picture[]> {
  const taken: Picture[] = []
  await open(page, screen)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      taken.push(await picture(page, screen, `${colorScheme}-${width}`))
    }
  }
  return taken
}

async function statesOf(page: Page, screen: Screen, traffic: Traffic): Promise<Picture[]> {
  const taken: Picture[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
  for (const state of states) {
    if (state === 'offline') {
      await open(page, screen)
      await page.context().setOffline(true)
      await page.getByText('You’re offline').first().waitFor()
    } else {
      await page.route(/\/(api|chat\/archive)/, route => {
        if (who.test(route.request().url())) return route.continue()
        if (state === 'error')
          return route.fulfill({ status: 503, json: { error: 'Down', code: 'UNAVAILABLE' } })
        traffic.hold(route.request())
      })
      await page.goto(screen.path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await traffic.settled()
    // A thread connects a moment later.
    await page.getByText('Connecting').waitFor({ state: 'detached' })
    taken.push(await picture(page, screen, `${state}-390`))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
  }
  return taken
}

type Traffic = ReturnType<typeof watchTraffic>

/** Tracks the page's unanswered requests. */
function watchTraffic(page: Page) {
  const underWay = new Set<Request>()
  const ended = (request: Request) => void underWay.delete(request)
  page.on('request', request => void underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    /** Leaves this request unanswered. */
    hold: ended,
    /** Waits until no request is pending and the page no longer changes. */
    async settled(): Promise<void> {
      let before = ''
      for (let same = 0; same < 2; ) {
        const now = await page.evaluate<string>(painted)
        same = now === before && underWay.size === 0 ? same + 1 : 0
        before = now
      }
    },
  }
}

/** The page after two frames: the first may not show the latest data yet. */
const painted =
  'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(document.body.innerHTML))))'

async function picture(page: Page, { name }: Screen, as: string): Promise<Picture> {
  const file = `${name}-${as}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
  return { name: `${name}, ${as.replace('-', ', ')}`, file }
}

function pageOf(pictures: Picture[]): string {
  const mockups = process.env.MOCKUPS
  const shown = pictures.map(({ name, file }) => {
    const mockup = mockups && existsSync(join(mockups, file)) ? join(mockups, file) : undefined
    const images = [file, mockup].map(src => (src ? `<img loading="lazy" src="${src}" alt="">` : ''))
    return `<figure><figcaption>${name}</figcaption>${images.join('')}</figure>`
  })
  const style = 'figure{margin:2rem 0}img{max-width:48%;vertical-align:top;border:1px solid #999;margin:4px}'
  return `<!doctype html><meta charset="utf-8"><title>Walk</title><style>${style}</style>${shown.join('\n')}\n`
}
