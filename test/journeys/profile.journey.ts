/** build-profile after submitting: the reading of each answer, and what happens when something fails. */
import type { Page } from '@playwright/test'
import { profileQuestions } from '#shared/profile.ts'
import { expect, test } from '#test/support/journey.ts'

const answers = [
  'I kept thinking about it over and over, and I was so anxious that I could not sleep.',
  'I take slow breaths and go for a long walk until I feel calm.',
  'The first winter in a new town.',
  'I am proud that I finished my degree.',
  'My sister, usually.',
]

/** A fixed reading for the first answer; this journey is about the screen. */
const reading = {
  results: {
    Ruminate: {
      score: 0.9,
      codes: ['CP-01'],
      evidence: [{ start: 2, end: 38, text: 'kept thinking about it over and over' }],
    },
    'Nervous Anxiety': { score: 0.8, codes: ['ED-06'], evidence: [{ start: 53, end: 60, text: 'anxious' }] },
  },
  labels: ['Ruminate', 'Nervous Anxiety'],
  care: { tier: 'none', category: null, show: null },
}

/** The first answer gets the reading above, the third fails if `failing`, and the server reads the others. */
async function readFirst(page: Page, { failing = false } = {}): Promise<void> {
  await page.route('**/api/classification', route => {
    const { text } = route.request().postDataJSON()
    if (text === answers[0]) return route.fulfill({ json: reading })
    if (failing && text === answers[2])
      return route.fulfill({
        status: 500,
        json: { error: 'Classification failed', code: 'classification-failed' },
      })
    return route.continue()
  })
}

/** Stops the page's clock, so a slow machine does not miss what is shown for a while. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  // Later than the page's own time, however long this takes to reach it.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Second by second, so that each is rendered as it would be. */
async function tick(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000)
}

/** So tall that the last answer is in view. */
const tall = { width: 1280, height: 1400 }

async function answer(page: Page, texts: readonly string[]): Promise<void> {
  const fields = page.getByRole('textbox')
  for (const [index] of profileQuestions.entries()) await fields.nth(index).fill(texts[index] ?? 'Something')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('each answer shows its domains and the words that led to them, and left alone the next step comes', async ({
  page,
  member,
  arrive,
}) => {
  await page.setViewportSize(tall)
  await arrive(page, await member('ada', { onboarded: false }), '/build-profile')
  await readFirst(page)
  await stopTheClock(page)
  await answer(page, answers)
  await expect(page.getByText('Domains found')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const first = page.locator('.profile-answer').first()
  await expect(first).toContainText(answers[0] ?? '')
  await expect(first.getByRole('listitem')).toHaveText([
    /^Cognitive Processing.*Your words: “kept thinking about it over and over”That’s not right$/,
    /^Emotional Disinhibition.*Strong feelings such as.*Your words: “anxious”That’s not right$/,
  ])
  // Quoted beside each of several domains, and not marked as well.
  await expect(first.locator('mark')).toHaveCount(0)
  const second = page.locator('.profile-answer').nth(1)
  await expect(second.getByRole('listitem')).toHaveCount(1)
  // The whole answer led to it: marking all of it would tell nothing.
  await expect(second.locator('mark')).toHaveCount(0)
  await expect(second).not.toContainText('Your words')
  // She reads from the top while the seconds count down.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText('We’ll move on in 10s.')
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await tick(page, 4)
  await expect(timer).toHaveText('We’ll move on in 6s.')
  await tick(page, 7)
  await expect(page).toHaveURL('/chat-intro')
})

test('whoever has not seen the last answer has ten seconds for each of them', async ({
  page,
  member,
  arrive,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await arrive(page, await member('ben', { onboarded: false }), '/build-profile')
  await stopTheClock(page)
  await answer(page, answers)
  await expect(page.getByText('Domains found')).toBeVisible()
  await tick(page, 38)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await tick(page, 3)
  await expect(page.getByRole('timer')).toBeVisible()
  await tick(page, 11)
  await expect(page).toHaveURL('/chat-intro')
})

test('nobody is moved on before the last answer has been in view', async ({ page, member, arrive }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await arrive(page, await member('ben', { onboarded: false }), '/build-profile')
  await stopTheClock(page)
  await answer(page, [
    'I kept thinking about it, and I was so anxious that I could not sleep. '.repeat(12),
    ...answers,
  ])
  await expect(page.getByText('Domains found')).toBeVisible()
  await tick(page, 15)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page).toHaveURL('/build-profile')
  // Scrolling there is no touch that stops the count: it begins when the page rests.
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await page.waitForFunction('scrollY + innerHeight >= document.documentElement.scrollHeight - 2')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tick(page, 11)
  await expect(page).toHaveURL('/chat-intro')
})

test('whoever touches the page while it counts down is not moved on', async ({ page, member, arrive }) => {
  await page.setViewportSize(tall)
  await arrive(page, await member('chloe', { onboarded: false }), '/build-profile')
  await stopTheClock(page)
  await answer(page, answers)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await tick(page, 20)
  await expect(page).toHaveURL('/build-profile')
})

test('whoever wants to stay with what was found stays', async ({ page, member, arrive }) => {
  await page.setViewportSize({ ...tall, width: 390 })
  await arrive(page, await member('ada', { onboarded: false }), '/build-profile')
  await stopTheClock(page)
  await answer(page, answers)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await tick(page, 20)
  await expect(page).toHaveURL('/build-profile')
})

test('whoever does not want to wait goes on at once', async ({ page, member, arrive }) => {
  await arrive(page, await member('ben', { onboarded: false }), '/build-profile')
  await stopTheClock(page)
  await answer(page, answers)
  await expect(page.getByText('Domains found')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/chat-intro')
})

test('one answer that cannot be read says so, and the rest goes on', async ({ page, member, arrive }) => {
  await page.setViewportSize(tall)
  await arrive(page, await member('chloe', { onboarded: false }), '/build-profile')
  await readFirst(page, { failing: true })
  await stopTheClock(page)
  await answer(page, answers)
  await expect(page.getByText('Classification failed')).toHaveCount(1)
  await expect(page.locator('.profile-answer').nth(2)).toContainText('Classification failed')
  await expect(page.locator('.profile-answer').first().getByRole('listitem').first()).toBeVisible()
  // The wait starts only when the last answer has been read.
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await tick(page, 11)
  await expect(page).toHaveURL('/chat-intro')
})

test('an answer is as tall as its text, also when the window grows', async ({ page, member, arrive }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, await member('ada', { onboarded: false }), '/build-profile')
  const first = page.getByRole('textbox').first()
  await first.fill((answers[0] ?? '').repeat(6))
  const height = async () => (await first.boundingBox())?.height ?? 0
  await expect.poll(height).toBeGreaterThan(300)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect.poll(height).toBeLessThan(250)
  await expect.poll(() => first.evaluate(area => area.scrollHeight - area.clientHeight)).toBe(0)
})
