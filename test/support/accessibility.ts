/** Accessibility violations that axe finds on a screen, once its colours have settled. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const SERIOUS = ['serious', 'critical']
const ALL_BUT_MINOR = ['moderate', ...SERIOUS]

type Options = { alsoModerate?: boolean; onlyColours?: boolean }

/** Run in the browser: theme colours fade in, and contrast measured halfway is wrong. */
const coloursSettled = `new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  .then(() => {})`

export async function accessibilityViolations(
  page: Page,
  { alsoModerate = false, onlyColours = false }: Options = {},
): Promise<string[]> {
  await page.evaluate(coloursSettled)
  // Counted up in the page itself: a blank one for that, which frames would need, takes as long as the search.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (onlyColours) axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const impacts = alsoModerate ? ALL_BUT_MINOR : SERIOUS
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`)
}

/** In the light theme and the dark one. */
export async function accessibilityViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await accessibilityViolations(page)).map(violation => `${colorScheme}: ${violation}`))
  }
  return found
}
