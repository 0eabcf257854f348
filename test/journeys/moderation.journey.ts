/** Covers, reports and blocks, and what an operator does about them. */
import { spawnSync } from 'node:child_process'
import { join as joinPath } from 'node:path'
import type { Page } from '@playwright/test'
import { bubble, connected, log, say, test } from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'
import { copiedAt } from '#test/support/offline-copies.ts'

const root = joinPath(import.meta.dirname, '..', '..')
/** This person's messages that the server has acknowledged: only these have a menu. */
const delivered = (page: Page, text: string) =>
  log(page)
    .locator('.bubble-row.me', { has: page.locator('.more-about') })
    .filter({ hasText: text })
const composer = (page: Page) => page.getByPlaceholder('Type your message...')
const sheet = (page: Page) => page.getByRole('dialog')
const more = (page: Page, name: string, text: string) =>
  page.getByRole('button', { name: `Options for ${name}’s message: ${text}` })

/** Only the page itself loads, so it shows what the browser has cached. */
const cutOff = (page: Page) => page.route(/\/api\/(?!auth)/, route => route.abort())

/** The operator's command, next to the running server. */
function moderate(dataDir: string, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout, stderr } = spawnSync(process.execPath, ['bin/moderate.ts', ...args], { cwd: root, env })
  return `${stdout}${stderr}`
}

test('another member sees a cover and nothing else; what pushes somebody towards harm is seen by nobody', async ({
  join,
  server,
}) => {
  const ada = await join('ada', 'purpose')
  const ben = await join('ben', 'purpose')
  await say(ben, 'I want to kill myself tonight.')
  // The newest: another journey may have left covered ones in this thread.
  const covers = log(ada).locator('li', { hasText: 'This message talks about suicide or self-harm.' })
  const covered = covers.last()
  await expect(log(ada).locator('li.new')).toContainText('This message talks about suicide or self-harm.')
  await expect(covered.getByRole('button', { name: /^Laughing/ })).toHaveCount(0)
  await expect(covered.getByRole('button', { name: /^Heart/ })).toBeVisible()
  await expect(covered.getByRole('button', { name: /^Options/ })).toHaveAccessibleName(
    'Options for Ben’s message',
  )
  expect(await ada.locator('body').textContent()).not.toMatch(/kill myself|crisis|at risk/)
  await covered.getByRole('button', { name: 'Show' }).click()
  await expect(bubble(ada, 'kill myself')).toBeVisible()
  const shown = log(ada).locator('li', { hasText: 'kill myself' })
  await expect(shown.getByRole('button', { name: /^Heart/ })).toBeVisible()
  await expect(shown.getByRole('button', { name: /^Laughing/ })).toHaveCount(0)
  await ada.reload()
  await expect(covered).toBeVisible()

  await say(ada, 'just kill yourself already, kys')
  await expect(ada.getByRole('alert')).toContainText('This was not delivered')
  await expect(composer(ada)).toHaveValue('just kill yourself already, kys')
  await composer(ada).fill('')
  await say(ada, 'I am sorry.')
  await expect(bubble(ben, 'I am sorry.')).toBeVisible()
  await expect(bubble(ben, 'kys')).toHaveCount(0)
  expect(moderate(server.dataDir, 'list')).toMatch(/[1-9]\d* held messages\n(?:.*\n)*.* for purpose/)
})

test('a report goes out by keyboard alone; the operator hides the message and pauses its author', async ({
  join,
  server,
}) => {
  const ada = await join('ada', 'startups')
  const ben = await join('ben', 'startups')
  await say(ben, 'Buy my course, only today.')
  await expect(bubble(ada, 'Buy my course')).toBeVisible()
  await more(ada, 'Ben', 'Buy my course').focus()
  await ada.keyboard.press('Enter')
  const menu = ada.getByRole('menu', { name: 'Options for Ben’s message' })
  await expect(menu.getByRole('menuitem', { name: 'Reply' })).toBeFocused()
  await ada.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(more(ada, 'Ben', 'Buy my course')).toBeFocused()
  await ada.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Reply' })).toBeFocused()
  await ada.keyboard.press('ArrowUp')
  await ada.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: /^Report/ })).toBeFocused()
  await ada.keyboard.press('Enter')
  const press = async (name: string) => {
    const button = sheet(ada).getByRole('button', { name })
    for (let step = 0; step < 8 && !(await button.evaluate(one => one === document.activeElement)); step += 1)
      await ada.keyboard.press('Tab')
    await ada.keyboard.press('Enter')
  }
  await press('Send report')
  await expect(sheet(ada).getByRole('alert')).toHaveText('Choose a reason.')
  const reason = sheet(ada).getByRole('radio', { name: 'It’s advertising or spam' })
  await sheet(ada).getByRole('radio').first().focus()
  while (!(await reason.isChecked())) await ada.keyboard.press('ArrowDown')
  await ada.keyboard.press('Tab')
  await ada.keyboard.type('He writes this everywhere.')
  await press('Send report')
  await expect(sheet(ada).getByRole('heading')).toHaveText('Thank you for your report.')
  await expect(sheet(ada)).toContainText('Ben won’t know who reported it.')
  await press('Done')
  await expect(sheet(ada)).toHaveCount(0)
  await expect(more(ada, 'Ben', 'Buy my course')).toBeFocused()

  const [, report = '', message = ''] =
    /(\w+) {2}\S+ \S+ {2}spam {2}in startups, message (\S+)/.exec(moderate(server.dataDir, 'list')) ?? []
  const shown = moderate(server.dataDir, 'show', report)
  expect(shown).toContain('| Buy my course, only today.')
  expect(shown).toContain('| He writes this everywhere.')
  moderate(server.dataDir, 'hide', message, '--why', 'advertising')
  for (const page of [ada, ben]) await expect(bubble(page, 'Message removed')).toBeVisible()
  await expect(ada.getByText('Buy my course')).toHaveCount(0)
  moderate(server.dataDir, 'restore', message, '--why', 'a mistake')
  for (const page of [ada, ben]) await expect(bubble(page, 'Buy my course')).toBeVisible()

  const [, account = ''] = /Author (\S+) \(Ben\)/.exec(shown) ?? []
  moderate(server.dataDir, 'suspend', account, '--days', '3', '--why', 'advertising')
  // The node polls every two seconds; messages before that still pass.
  const paused = ben.getByRole('alert').filter({ hasText: 'Posting in groups is paused' })
  let words = ''
  for (let day = 1; !(await paused.isVisible()); day += 1) {
    words = `Still only today, on day ${day}.`
    await say(ben, words)
    await expect(paused.or(delivered(ben, words)).first()).toBeVisible()
  }
  // Whatever was refused is back there, the last of it too.
  await expect(composer(ben)).toHaveValue(new RegExp(`${words}$`))
})

test('who is blocked is gone from every screen of both, and they from theirs; others notice nothing', async ({
  join,
}) => {
  const ada = await join('ada', 'anxiety')
  const ben = await join('ben', 'anxiety')
  const chloe = await join('chloe', 'anxiety')
  await say(ada, 'Ada was here.')
  await say(ben, 'Ben was here.')
  for (const page of [ada, ben, chloe]) {
    await expect(bubble(page, 'Ada was here.')).toBeVisible()
    await expect(bubble(page, 'Ben was here.')).toBeVisible()
  }
  await expect(
    ada.getByText('Ben and Chloé are here').or(ada.getByText('Chloé and Ben are here')),
  ).toBeVisible()
  // Other journeys have a Ben in this thread too.
  await more(ada, 'Ben', 'Ben was here.').click()
  await ada.getByRole('menuitem', { name: 'Block Ben' }).click()
  await expect(sheet(ada)).toContainText('Ben isn’t notified.')
  await sheet(ada).getByRole('button', { name: 'Block Ben' }).click()
  await expect(sheet(ada)).toHaveCount(0)
  await expect(ada.getByText('You’ve blocked Ben.')).toBeVisible()

  await expect(bubble(ada, 'Ben was here.')).toHaveCount(0)
  await expect(bubble(ben, 'Ada was here.')).toHaveCount(0)
  for (const page of [ada, ben]) await expect(page.getByText('Chloé is here')).toBeVisible()
  // The typing indicator soon disappears, so he types until she has seen it.
  let seen = false
  const seeing = chloe.getByText('Ben is typing...').waitFor()
  seeing.finally(() => {
    seen = true
  })
  while (!seen) {
    await composer(ben).fill('')
    await composer(ben).pressSequentially('Is Ada here?')
  }
  await seeing
  await expect(ada.getByText('Ben is typing...')).toHaveCount(0)
  await say(ben, 'Is Ada here?')
  await expect(bubble(chloe, 'Is Ada here?')).toBeVisible()
  await say(ada, 'Hello Chloé.')
  await expect(bubble(chloe, 'Hello Chloé.')).toBeVisible()
  await say(chloe, 'Hello both.')
  for (const page of [ada, ben]) await expect(bubble(page, 'Hello both.')).toBeVisible()
  for (const reloaded of [false, true]) {
    if (reloaded) for (const page of [ada, ben]) await page.reload()
    for (const page of [ada, ben]) await expect(bubble(page, 'Hello both.')).toBeVisible()
    for (const text of ['Ben was here.', 'Is Ada here?']) await expect(bubble(ada, text)).toHaveCount(0)
    await expect(bubble(ben, 'Hello Chloé.')).toHaveCount(0)
  }

  await ada.goto('/settings')
  await ada.getByText('1 person').click()
  await ada.getByRole('button', { name: 'Unblock Ben' }).click()
  await expect(ada.getByText('You haven’t blocked anyone.')).toBeVisible()
  await expect(bubble(ben, 'Hello Chloé.')).toBeVisible()
  await ada.goto('/group-chat/anxiety')
  for (const text of ['Ben was here.', 'Is Ada here?', 'Hello both.'])
    await expect(bubble(ada, text)).toBeVisible()
})

test('who Ada has blocked is not in what her browser keeps for when there is no network', async ({
  join,
}) => {
  const ada = await join('ada', 'nutrition')
  const ben = await join('ben', 'nutrition')
  await say(ben, 'Ben on nutrition.')
  await expect(bubble(ada, 'Ben on nutrition.')).toBeVisible()
  await ada.goto('/group-chat/fitness')
  await connected(ada)
  await ben.goto('/group-chat/fitness')
  await connected(ben)
  await say(ben, 'Ben on fitness.')
  await expect(bubble(ada, 'Ben on fitness.')).toBeVisible()
  await ada.goto('/stream-threads')
  await say(ben, 'Ada, are you there?')
  await expect(delivered(ben, 'Ada, are you there?')).toBeVisible()
  const delivery = Date.now()
  await ada.goto('/notifications')
  const notified = ada.getByText('Ben mentioned you: Ada, are you there?')
  await expect(notified).toBeVisible()
  // Her browser keeps and drops its copy shortly after the screen shows it.
  const copy = () => copiedAt(ada, 'others notifications')
  await expect.poll(copy).toBeGreaterThan(delivery)
  await cutOff(ada)
  await ada.reload()
  await expect(notified).toBeVisible()
  await ada.unrouteAll()

  await ada.goto('/group-chat/nutrition')
  await connected(ada)
  // Other journeys have a Ben in this thread too.
  await more(ada, 'Ben', 'Ben on nutrition.').click()
  await ada.getByRole('menuitem', { name: 'Block Ben' }).click()
  await sheet(ada).getByRole('button', { name: 'Block Ben' }).click()
  await expect(sheet(ada)).toHaveCount(0)
  await expect(log(ada)).toBeFocused()
  await expect.poll(copy).toBe(0)
  await cutOff(ada)
  for (const place of ['/notifications', '/group-chat/fitness']) {
    await ada.goto(place)
    await expect(ada.getByText(/^We couldn’t/).first()).toBeVisible()
    await expect(ada.getByText(/Ben on|are you there/)).toHaveCount(0)
  }
})
