/** The home screens: a first visit, new messages from others, a picture, and dictation. */
import { bubble, say, stored, test } from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'
import { copiedAt } from '#test/support/offline-copies.ts'
import { fontsLoaded } from '#test/support/screens.ts'

const read = (url: string) => url.endsWith('/read')

test('what Ben wrote waits for Ada on the tiles, the bubble and the list, until she reads it', async ({
  join,
}) => {
  const ada = await join('ada', 'nutrition')
  const ben = await join('ben', 'nutrition')
  const marked = ada.waitForResponse(response => read(response.url()))
  await ada.reload()
  await marked
  await ada.goto('/dashboard')
  await say(ben, 'Soup is on the stove.')
  await say(ben, 'Ada, would you like the recipe?')
  await expect(stored(ben)).toHaveCount(2)

  const tile = (name: string) => ada.getByRole('link', { name, exact: true })
  await ada.reload()
  await expect(tile('Notifications')).toHaveAccessibleDescription(
    'New messages in 1 thread, 1 mention. New messages in your threads',
  )
  await expect(tile('Group Chat')).toHaveAccessibleDescription(
    '2 unread messages. Talk with people in a thread',
  )

  await ada.goto('/stream-threads/wellness-personal-growth')
  const thread = ada.getByRole('link', { name: 'Nutrition', exact: true })
  await expect(thread).toHaveAccessibleDescription(/^2 unread messages, 1 mention\. Active now$/)
  // Her browser keeps a copy shortly after the screen shows it; leaving sooner, she would have none to correct.
  await expect.poll(() => copiedAt(ada, 'others thread activity')).toBeGreaterThan(0)

  await ada.goto('/notifications')
  const row = ada.getByRole('listitem')
  await expect(row).toContainText('Ben mentioned you: Ada, would you like the recipe?')
  const copies = ['others notifications', 'others thread activity']
  for (const copy of copies) await expect.poll(() => copiedAt(ada, copy)).toBeGreaterThan(0)
  const known = ada.waitForResponse(response => read(response.url()))
  const before = Date.now()
  await row.getByRole('link').click()
  await expect(ada).toHaveURL('/group-chat/nutrition')
  await known
  // What her browser has cached knows it too, so that offline she is not told again.
  for (const copy of copies) await expect.poll(() => copiedAt(ada, copy)).toBeGreaterThan(before)
  await ada.route(/\/api\/(?!auth)/, route => route.abort())
  await ada.goto('/stream-threads/wellness-personal-growth')
  await expect(thread).toHaveAccessibleDescription('Active now')
  const looked = ada.waitForEvent('requestfailed', request => request.url().endsWith('/api/notifications'))
  await ada.goto('/dashboard')
  await looked
  await expect(tile('Group Chat')).toHaveAccessibleDescription('Talk with people in a thread')
  await ada.unrouteAll()
  await ada.goto('/notifications')
  await expect(ada.getByText('You have no new notifications right now.')).toBeVisible()
})

test('Chloé is shown around once, and on no other device again', async ({
  page,
  browser,
  baseURL,
  member,
  enter,
  arrive,
}) => {
  const chloe = await member('chloe', { introduced: false })
  await arrive(page, chloe, '/dashboard')
  const card = page.getByRole('dialog', { name: 'Talk with Robin' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('heading')).toBeFocused()
  // The page stays in use beside it, and the tile it speaks of is marked and not covered.
  await expect(page.getByRole('link', { name: 'Help now' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Help now' }).click({ trial: true })
  const chats = page.getByRole('link', { name: 'My Chats' })
  await expect(chats).toHaveAttribute('data-introduced', '')
  await chats.click({ trial: true })
  const saved = page.waitForResponse(
    response => response.url().endsWith('/api/preferences') && response.request().method() === 'PUT',
  )
  await card.getByRole('button', { name: 'Next' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await saved

  const device = await browser.newContext({ baseURL })
  const other = await device.newPage()
  const asked = other.waitForResponse(response => response.url().endsWith('/api/preferences'))
  await enter(other, chloe)
  await asked
  await expect(other.getByRole('link', { name: 'My Chats' })).toBeVisible()
  // It has read the answer, and decided.
  await expect.poll(() => other.evaluate("localStorage.getItem('twinbot_introduced')")).toBe('saved')
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await device.close()
})

test('a tall picture is cropped in its frame, which stays as it is', async ({ page, member, arrive }) => {
  await arrive(page, await member('ada'), '/dashboard')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/stream-selector')
    const frame = page.locator('.picture-frame')
    await expect(frame).toBeVisible()
    await fontsLoaded(page)
    const before = await frame.boundingBox()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><circle r="90"/></svg>'
    const file = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
    await page.locator('input[type=file]').setInputFiles(file)
    const picture = page.getByRole('img', { name: 'Picture of Ada' })
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).toHaveJSProperty('naturalHeight', 900)
    const after = await frame.boundingBox()
    expect(before).not.toBeNull()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(await picture.boundingBox()).toEqual(after)
  }
})

/** A fake speech recogniser: the real one needs a microphone and its vendor's servers. */
const hearing = `globalThis.SpeechRecognition = class {
  start() { globalThis.hear = transcript => this.onresult({ results: [[{ transcript }]] }) }
  stop() { this.onend() }
  abort() { this.onend() }
}`
const hear = (words: string) => `globalThis.hear(${JSON.stringify(words)})`

test('Ada speaks to Robin and to a group, once she knows where the sound may go', async ({
  page,
  member,
  arrive,
}) => {
  await page.addInitScript(hearing)
  await arrive(page, await member('ada'), '/chat2/Robin')
  const dictate = page.getByRole('button', { name: 'Dictate' })
  await dictate.click()
  await expect(page.getByText(/may send the audio to the company that makes it/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start dictating' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Listening. Check the text before you send it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop dictating' })).toBeFocused()
  await page.evaluate(hear('I walked home in the rain'))
  await expect(page.getByPlaceholder('Take your time...')).toHaveValue('I walked home in the rain')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(bubble(page, 'I walked home in the rain')).toBeVisible()
  await expect(dictate).toBeVisible()

  await page.goto('/group-chat/fitness')
  await dictate.click()
  await expect(page.getByRole('button', { name: 'Stop dictating' })).toBeVisible()
  await page.evaluate(hear('Who walks with me?'))
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue('Who walks with me?')
  await page.getByRole('button', { name: 'Stop dictating' }).click()
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue('Who walks with me?')
})

test('a browser that recognises no speech has no microphone in its composer', async ({
  page,
  member,
  arrive,
}) => {
  await page.addInitScript('delete globalThis.SpeechRecognition; delete globalThis.webkitSpeechRecognition')
  await arrive(page, await member('ben'), '/chat2/Robin')
  await expect(page.getByPlaceholder('Take your time...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
})
