/** Accessibility violations that axe finds on a screen, once its colours have settled. */
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const SERIOUS = ['serious', 'critical']
const ALL_BUT_MINOR = ['moderate', ...SERIOUS]

type Options = { alsoModerate?: boolean; onlyColours?: boolean }

/**
 * Run in the browser: theme colours fade in, and contrast measured halfway is wrong. Where a colour is inherited, one fade
 * begins when another has ended.
 */
const coloursSettled = `(async () => {
  for (;;) {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter(({ playState }) => playState !== 'finished')
    if (fading.length === 0) return
    await Promise.allSettled(fading.map(({ finished }) => finished))
  }
})()`

/** To load axe takes as long as a search with it, so a page gets it once. No screen has frames, which would need it too. */
async function withAxe(page: Page): Promise<void> {
  const [isThere, frames] = await page.evaluate<[boolean, number]>(`['axe' in globalThis, frames.length]`)
  if (frames > 0) throw new Error('A frame on this page would not be looked at.')
  if (!isThere) await page.evaluate(axe.source)
}

export async function accessibilityViolations(
  page: Page,
  { alsoModerate = false, onlyColours = false }: Options = {},
): Promise<string[]> {
  await page.evaluate(coloursSettled)
  await withAxe(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(onlyColours && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
  }
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  const impacts = alsoModerate ? ALL_BUT_MINOR : SERIOUS
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`)
}

/** In the light theme and, as the same structure with other colours, in the dark one. */
export async function accessibilityViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await accessibilityViolations(page, { onlyColours: colorScheme === 'dark' })
    found.push(...violations.map(violation => `${colorScheme}: ${violation}`))
  }
  return found
}
