/**
 * Mood check-ins: offered when Ada opens her chat, answered in two presses, shown in her trends, or turned
 * off.
 */
import type { Page } from '@playwright/test'
import { accessibilityViolationsInBothThemes } from '#test/support/accessibility.ts'
import { expect, test } from '#test/support/journey.ts'
import { overflowAt } from '#test/support/screens.ts'

const question = (page: Page) => page.getByRole('region', { name: 'How do you feel right now?' })
const offer = (page: Page) => page.getByRole('button', { name: 'Take ten seconds to note how you feel' })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message to Robin' })

/** Waits for the conversation and whatever is offered with it. */
async function openChat(page: Page): Promise<void> {
  await page.goto('/chat2/Robin')
  await expect(page.getByText('is a computer program, not a human').first()).toBeVisible()
}

/** A server that takes more than a second is not waited for, and nothing is offered: then they come back. */
async function openWithOffer(page: Page): Promise<void> {
  await expect(async () => {
    await openChat(page)
    await expect(offer(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test('ada says how she feels with the keyboard, changes her mind, and finds it beside her trends', async ({
  page,
  member,
  arrive,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, await member('ada'))
  await openWithOffer(page)
  // The companion's question comes first; the check-in opens when she chooses it.
  await expect(question(page)).toHaveCount(0)
  await offer(page).press('Enter')
  await expect(question(page)).toBeFocused()
  const very = question(page).getByRole('button', { name: 'Very' })
  await expect(very).toBeDisabled()
  expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])

  for (const feeling of ['Tired', 'Sad', 'Calm']) {
    await page.getByRole('checkbox', { name: feeling }).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('checkbox', { name: 'Angry' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Calm' }).focus()
  await page.keyboard.press('Space')
  await very.focus()
  await page.keyboard.press('Enter')
  const outcome = page.getByText('Saved: very tired and very sad.')
  await expect(outcome).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Tired' })).toBeChecked()
  await question(page).getByRole('button', { name: 'Quite' }).click()
  await page.getByRole('link', { name: 'See it next to your trends' }).click()
  const history = page.getByRole('region', { name: 'Your check-ins' })
  await expect(history.getByRole('row', { name: /^Tired.*Quite/ })).toBeVisible()

  // Already answered today, so she is not asked again.
  await openChat(page)
  await expect(composer(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/emotion-check')
  await history.getByText('Latest check-ins').click()
  await history.getByRole('button', { name: /^Remove the check-in from Today/ }).click()
  await expect(history.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(history).toContainText('Your check-ins will show up here')
})

test('ada notes how she feels at any time beside her trends, in more words and in her own', async ({
  page,
  member,
  arrive,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, await member('ada'), '/emotion-check')
  const history = page.getByRole('region', { name: 'Your check-ins' })
  const note = page.getByRole('button', { name: 'Note how you feel' })
  await note.press('Enter')
  await expect(question(page)).toBeFocused()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(note).toBeFocused()
  await page.keyboard.press('Enter')
  await question(page).getByRole('button', { name: 'More words' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Proud' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: 'Your own word' }).fill('wobbly')
  expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Quite' }).click()
  await expect(page.getByText('Saved: quite proud and quite wobbly.')).toBeFocused()
  await expect(history.getByRole('row', { name: /^wobbly.*Quite/ })).toBeVisible()
  // Once more on the same day, and this time help comes with her word.
  await note.click()
  await question(page).getByRole('button', { name: 'More words' }).click()
  await page.getByRole('textbox', { name: 'Your own word' }).fill('I want to kill myself')
  await question(page).getByRole('button', { name: 'Very' }).click()
  await expect(page.getByRole('dialog')).toContainText('You don’t have to be alone with this')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(history.getByRole('row', { name: /^Proud.*Quite/ })).toBeVisible()
})

test('ben says not now, then never, and turns it back on in Settings', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben'))
  await openWithOffer(page)
  await offer(page).click()
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('We’ll ask again tomorrow.')).toBeVisible()
  await openChat(page)
  await expect(offer(page)).toHaveCount(0)

  // The next day.
  await page.evaluate(`localStorage.removeItem('twinbot_mood_day')`)
  await openWithOffer(page)
  await offer(page).click()
  await question(page).getByRole('button', { name: 'Don’t ask again' }).click()
  await page.getByRole('status').getByRole('link', { name: 'Settings' }).click()
  const choice = page.getByRole('checkbox', { name: 'Ask me how I feel' })
  await expect(choice).not.toBeChecked()
  await page.evaluate(`localStorage.removeItem('twinbot_mood_day')`)
  await openChat(page)
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/settings')
  await choice.check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await openWithOffer(page)
})

test('who wants never to be asked is not asked in the next session of the same page', async ({
  page,
  member,
  arrive,
}) => {
  await arrive(page, await member('ben'))
  await openWithOffer(page)
  await offer(page).click()
  await question(page).getByRole('button', { name: 'Don’t ask again' }).click()
  await expect(page.getByText('We won’t ask again.')).toBeVisible()
  await composer(page).fill('I walked home along the river today.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Finish this session' }).click()
  await expect(page.getByRole('region', { name: 'This session is now in your archive.' })).toBeVisible()
  await composer(page).fill('And')
  await expect(page.getByText('I walked home along the river today.')).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
})

test('whoever writes instead of answering is not asked again that day', async ({ page, member, arrive }) => {
  await arrive(page, await member('chloe'))
  await openWithOffer(page)
  await composer(page).fill('There is something else I want to say.')
  await page.keyboard.press('Enter')
  await expect(offer(page)).toHaveCount(0)
  await openChat(page)
  await expect(page.getByText('There is something else I want to say.').first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('what could not be saved says so, and nothing chloe chose is lost', async ({ page, member, arrive }) => {
  await arrive(page, await member('chloe'))
  await openWithOffer(page)
  await offer(page).click()
  await page.route('**/api/mood/*', route => route.abort())
  await page.getByRole('checkbox', { name: 'Hopeful' }).check()
  await question(page).getByRole('button', { name: 'A little' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t save that.')
  await expect(page.getByRole('checkbox', { name: 'Hopeful' })).toBeChecked()
  await page.unroute('**/api/mood/*')
  await question(page).getByRole('button', { name: 'A little' }).click()
  await expect(page.getByText('Saved: a little hopeful.')).toBeVisible()
})
