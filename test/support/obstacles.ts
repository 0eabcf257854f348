/** What stands in somebody's way on a screen: found by axe, once the screen's colours are at rest. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const GRAVE = ['serious', 'critical']
const ALL_BUT_MINOR = ['moderate', ...GRAVE]

type Look = { alsoModerate?: boolean; onlyColours?: boolean }

/** Run in the browser: a new theme's colours fade in, however briefly, and half of them is nobody's contrast. */
const colourAtRest = `new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  .then(() => {})`

export async function obstaclesIn(
  page: Page,
  { alsoModerate = false, onlyColours = false }: Look = {},
): Promise<string[]> {
  await page.evaluate(colourAtRest)
  const axe = new AxeBuilder({ page })
  if (onlyColours) axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const weighty = alsoModerate ? ALL_BUT_MINOR : GRAVE
  return violations
    .filter(({ impact }) => impact && weighty.includes(impact))
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`)
}

/** In the light theme and the dark one. */
export async function obstaclesInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await obstaclesIn(page)).map(obstacle => `${colorScheme}: ${obstacle}`))
  }
  return found
}
