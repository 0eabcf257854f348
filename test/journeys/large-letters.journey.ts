/** Somebody who needs letters twice as large, on a phone: on every screen all of it fits and can be read. */
import { expect, test } from '#test/support/journey.ts'
import { fill, open, type Screen, screens } from '#test/support/screens.ts'
import { doubleTextSize, layoutProblems } from '#test/support/text-zoom.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('at 200% letters on a phone every screen fits', async ({ page, server, member, enter }) => {
  const ada = await member('ada')
  const ben = await member('ben', { onboarded: false })
  await fill(server, ada)
  const found: string[] = []
  const look = async (who: Screen['who']) => {
    for (const screen of screens.filter(one => one.who === who)) {
      await open(page, screen)
      await doubleTextSize(page)
      found.push(...(await layoutProblems(page)).map(misfit => `${screen.name}: ${misfit}`))
    }
  }
  await look('nobody')
  await enter(page, ada)
  await look('member')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await enter(page, ben)
  await look('newcomer')
  expect(found).toEqual([])
})

test('at 200% letters the cards of a first visit fit too', async ({ page, member, enter }) => {
  await enter(page, await member('chloe', { introduced: false }))
  await expect(page.getByText('1 of 3')).toBeVisible()
  await doubleTextSize(page)
  for (const button of ['Next', 'Next', 'Done']) {
    expect(await layoutProblems(page)).toEqual([])
    await page.getByRole('button', { name: button }).click()
  }
  await expect(page.getByText('3 of 3')).toHaveCount(0)
})
