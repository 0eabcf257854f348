/**
 * Takes the pictures that are looked at before a screen is called finished, and lays them out in walk/index.html.
 * MOCKUPS=<folder of png files> puts the picture each screen is meant to look like beside it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '#test/support/journey.ts'
import { fill, open, type Screen, screens } from '#test/support/screens.ts'

const folder = join(import.meta.dirname, '..', '..', 'walk')
const widths = [360, 390, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
/** Loading for as long as one looks; refused; and cut off after it had loaded. */
const states = ['loading', 'error', 'offline'] as const
/** What a screen needs to know who is there at all: without it one would only see the login form. */
const who = /\/api\/(auth|profile)/

type Picture = { name: string; file: string }

test('every screen has its picture taken', async ({ page, house, member, enter }) => {
  test.setTimeout(1_200_000)
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ada = await member('ada')
  const ben = await member('ben', { onboarded: false })
  await fill(house, ada)
  const pictures: Picture[] = []
  const take = async (kind: Screen['who']) => {
    for (const screen of screens.filter(one => one.who === kind)) {
      pictures.push(...(await picturesOf(page, screen)))
      if (kind === 'member') pictures.push(...(await statesOf(page, screen)))
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

async function statesOf(page: Page, screen: Screen): Promise<Picture[]> {
  const taken: Picture[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
  for (const state of states) {
    if (state === 'offline') await open(page, screen)
    if (state === 'offline') await page.context().setOffline(true)
    else {
      await page.route(/\/(api|chat\/archive)/, route => {
        if (who.test(route.request().url())) return route.continue()
        if (state === 'error')
          return route.fulfill({ status: 503, json: { error: 'Down', code: 'UNAVAILABLE' } })
      })
      await page.goto(screen.path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    // Long enough for the screen to say what it has to say: nothing else tells that it has settled.
    await page.waitForTimeout(1200)
    taken.push(await picture(page, screen, `${state}-390`))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
  }
  return taken
}

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
