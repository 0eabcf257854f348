/** On a phone set to Spanish: everything around the conversation is in Spanish, help above all. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '#test/support/accessibility.ts'
import { expect, test } from '#test/support/journey.ts'
import { fill, open, type Screen, screens } from '#test/support/screens.ts'

test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } })

/** English words that would appear if a text were untranslated; not what people or the companion write. */
const forgotten =
  /\b(?:Back|Settings|Dashboard|Log Out|Send|Loading|Help now|Group Chat|Today|Try again|Unknown browser|on Linux)\b/

/** Longer words change only the layout; another journey checks the structure of every screen. */
const looked = ['help-now', 'dashboard', 'chat2', 'settings', 'help panel', 'dashboard with the bar']

async function faultsOf(page: Page, { name }: Pick<Screen, 'name'>): Promise<string[]> {
  const found: string[] = []
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  if (wide > 390) found.push(`${name} is ${wide} wide`)
  if ((await page.locator('html').getAttribute('lang')) !== 'es') found.push(`${name} says another language`)
  const ours = await page.evaluate<string>(`(() => {
    const copy = document.body.cloneNode(true)
    for (const said of copy.querySelectorAll('.bubble, blockquote, script')) said.remove()
    return copy.textContent
  })()`)
  const [english] = forgotten.exec(ours) ?? []
  if (english) found.push(`${name} has "${english}"`)
  if (!looked.includes(name)) return found
  found.push(...(await accessibilityViolations(page)).map(obstacle => `${name}: ${obstacle}`))
  return found
}

test('chloé reads everything in Spanish, is told what stays English, and gets help in Spanish', async ({
  page,
  server,
  member,
}) => {
  const chloe = await member('chloe')
  await fill(server, chloe)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  const look = async (names: string[]) => {
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      await open(page, screen)
      found.push(...(await faultsOf(page, screen)))
    }
  }
  await look(['signup', 'help-now', 'safety', 'terms', 'how-it-reads'])

  await page.goto('/signup')
  await expect(page.getByText('tu acompañante lee y responde solo en inglés')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeInViewport({ ratio: 1 })
  await page.goto('/signup?mode=login')
  await page.getByLabel('Correo electrónico').fill(chloe.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('not her password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill(chloe.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Qué bueno verte de nuevo' })).toBeVisible()

  await look(['dashboard', 'archive', 'stream-selector', 'stream-threads', 'group-chat', 'settings-memory'])
  await look(['emotion-check'])
  await expect(page.getByText('Solo se lee lo que escribes en inglés')).toBeVisible()
  await look(['settings'])
  await expect(page.getByText('lee y responde solo en inglés')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'País para las líneas de ayuda' })).toContainText(
    'Alemania',
  )

  await look(['chat2'])
  await expect(page.getByText('tu acompañante lee y responde solo en inglés')).toBeVisible()
  await page.getByRole('textbox').fill('Hoy me siento muy triste y no sé por qué')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.locator('.bubble').getByText(/inglés/)).toBeVisible()
  await page.getByRole('textbox').fill('Quiero morir esta noche.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  const panel = page.getByRole('dialog', { name: 'No tienes que pasar por esto a solas' })
  await expect(panel.getByRole('link', { name: /Llamar al 112/ })).toBeVisible()
  await expect(panel).toContainText('Números de España')
  const lines = panel.getByRole('link', { name: /^Llamar al? / })
  await expect(
    lines.filter({ hasText: 'Llamar al 024 Línea de atención a la conducta suicida' }),
  ).toBeVisible()
  await expect(lines.filter({ hasText: 'Llamar al Teléfono de la Esperanza' })).toHaveCount(1)
  await expect(panel).toContainText('Ninguna persona aquí ha leído esto ni ha recibido un aviso.')
  found.push(...(await faultsOf(page, { name: 'help panel' })))
  await panel.getByRole('button', { name: 'Ahora estoy más a salvo' }).click()
  await expect(panel).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Abrir la ayuda' })).toBeVisible()
  found.push(...(await faultsOf(page, { name: 'dashboard with the bar' })))
  expect(found).toEqual([])

  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Abrir la ayuda' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Idioma' }).focus()
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
  // The bar of the help follows too, without leaving the page.
  await expect(page.getByRole('button', { name: 'Open help' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
