/** Whatever fails, messages arrive once and in order for everybody, or go back to their author. */
import type { Page, Route } from '@playwright/test'
import {
  botRows,
  bubble,
  cachedSeq,
  connected,
  log,
  said,
  say,
  stored,
  test,
} from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'

const composer = (page: Page) => page.getByPlaceholder('Type your message...')
const notes = (page: Page) => log(page).getByRole('note')
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'unexpected' } })
/** The message ids the companion was called with. */
function askedIds(page: Page): string[] {
  const ids: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/chat'))
      ids.push(request.postDataJSON().messageId)
  })
  return ids
}

test('the server is started anew in the middle of a conversation', async ({ join, server }) => {
  const ada = await join('ada', 'well-being')
  const ben = await join('ben', 'well-being')
  await say(ada, 'Before the restart.')
  await expect(bubble(ben, 'Before the restart.')).toBeVisible()
  await server.stop('SIGKILL')
  await expect(ada.getByText('Reconnecting...')).toBeVisible()
  await say(ada, 'Said to nobody.')
  await say(ben, 'Said into the dark.')
  await expect(bubble(ada, 'Said to nobody.')).toBeVisible()
  await expect(log(ada).getByText('Waiting to send')).toBeVisible()
  await server.start()
  await connected(ada)
  await connected(ben)
  await expect(bubble(ben, 'Said to nobody.')).toBeVisible()
  await expect(bubble(ada, 'Said into the dark.')).toBeVisible()
  await expect(log(ada).getByText('Waiting to send')).toHaveCount(0)
  const texts = ['Before the restart.', 'Said to nobody.', 'Said into the dark.']
  await expect(async () => {
    const order = await said(ada, texts)
    expect(order).toHaveLength(3)
    expect(await said(ben, texts)).toEqual(order)
  }).toPass()
})

test('three messages written in a tunnel arrive in order, once', async ({ join }) => {
  const ada = await join('ada', 'mindfulness')
  const ben = await join('ben', 'mindfulness')
  const texts = ['Meanwhile.', 'One', 'Two', 'Three']
  await ada.context().setOffline(true)
  for (const text of texts.slice(1)) await say(ada, text)
  await expect(ada.getByText('You’re offline. We’ll reconnect when you’re back.')).toBeVisible()
  await expect.poll(() => said(ada, texts)).toEqual(texts.slice(1))
  await say(ben, 'Meanwhile.')
  await expect(stored(ben)).toHaveCount(1)
  await ada.context().setOffline(false)
  for (const page of [ada, ben]) await expect.poll(() => said(page, texts)).toEqual(texts)
  await expect(log(ada).locator('.pending')).toHaveCount(0)
})

test('words still unsent outlive a reload, and so does the thread without a network', async ({ join }) => {
  const ada = await join('ada', 'nutrition')
  const ben = await join('ben', 'nutrition')
  const texts = ['Read before the tunnel.', 'Written, then reloaded.']
  const before = await cachedSeq(ada, 'nutrition')
  await say(ben, 'Read before the tunnel.')
  await expect(bubble(ada, 'Read before the tunnel.')).toBeVisible()
  await expect.poll(() => cachedSeq(ada, 'nutrition')).toBeGreaterThan(before)
  // The page itself still loads; no other call is answered.
  let deaf = true
  await ada.route(/\/api\//, route => (deaf ? route.abort() : route.continue()))
  await ada.routeWebSocket(/\/production/, socket => {
    if (deaf) socket.close()
    else socket.connectToServer()
  })
  await say(ada, 'Written, then reloaded.')
  // It is tried only once it is stored, and then it waits.
  await expect(log(ada).getByText('Waiting to send')).toBeVisible()
  await ada.reload()
  await expect(bubble(ada, 'Read before the tunnel.')).toBeVisible()
  await expect(bubble(ada, 'Written, then reloaded.')).toBeVisible()
  const inStorage = await ada.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(inStorage).not.toContain('Read before')
  deaf = false
  await expect(bubble(ben, 'Written, then reloaded.')).toBeVisible()
  await expect.poll(() => said(ada, texts)).toEqual(texts)
})

test('words go out from whichever screen one has gone to', async ({ join }) => {
  const ada = await join('ada', 'purpose')
  const ben = await join('ben', 'purpose')
  let deaf = true
  await ada.route(/\/api\/(chat|classification)$/, route => (deaf ? route.abort() : route.continue()))
  await say(ada, 'Written, then left alone.')
  await expect(log(ada).getByText('Waiting to send')).toBeVisible()
  await ada.goto('/dashboard')
  await ada.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  deaf = false
  await expect(bubble(ben, 'Written, then left alone.')).toBeVisible()
  expect(await said(ben, ['Written, then left alone.'])).toHaveLength(1)
})

test('a second tab shows one’s own words once, and only one of the two sends', async ({ join }) => {
  // `remote-work` is also the thread in the screenshots of every screen.
  const ada = await join('ada', 'remote-work')
  const ben = await join('ben', 'remote-work')
  const second = await ada.context().newPage()
  await second.goto('/group-chat/remote-work')
  await connected(second)
  await say(ada, 'From the first tab.')
  await expect(bubble(second, 'From the first tab.')).toHaveCount(1)
  await say(second, 'From the second tab.')
  const texts = ['From the first tab.', 'From the second tab.']
  for (const page of [ada, second, ben]) await expect.poll(() => said(page, texts)).toEqual(texts)
  // The note and the reply appear in both of the author's tabs.
  await expect(notes(ada)).toHaveCount(2)
  await expect(notes(second)).toHaveCount(2)
  await expect(log(second).locator('.bubble-row.me')).toHaveCount(2)
})

test('the companion fails at once: the words are back, under the same id, and nobody saw them', async ({
  join,
}) => {
  const ada = await join('ada', 'anxiety')
  const ben = await join('ben', 'anxiety')
  const ids = askedIds(ada)
  await ada.route('**/api/chat', broken)
  await say(ada, 'Please take this.')
  await expect(composer(ada)).toHaveValue('Please take this.')
  await expect(ada.getByRole('alert')).toContainText('Your message wasn’t sent; it’s still here.')
  await expect(bubble(ada, 'Please take this.')).toHaveCount(0)
  await expect(notes(ada)).toHaveCount(0)
  // Had hers gone out, Ben would have heard it before she hears his.
  await say(ben, 'Anybody here?')
  await expect(bubble(ada, 'Anybody here?')).toHaveCount(1)
  await expect(bubble(ben, 'Please take this.')).toHaveCount(0)
  await ada.unroute('**/api/chat')
  await composer(ada).press('Enter')
  await expect(bubble(ben, 'Please take this.')).toHaveCount(1)
  await expect(bubble(ada, 'Please take this.')).toHaveCount(1)
  await expect.poll(() => ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('the companion is slow: after three seconds the words go out, and its answer is added later', async ({
  join,
}) => {
  const ada = await join('ada', 'confidence')
  const ben = await join('ben', 'confidence')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await ada.route('**/api/chat', async route => {
    await held
    await route.continue()
  })
  // It lasts three seconds, so she starts looking before she writes.
  const seeing = log(ada).locator('.pending').waitFor()
  await say(ada, 'Worth waiting for?')
  await seeing
  await expect(bubble(ben, 'Worth waiting for?')).toBeVisible()
  await expect(log(ada).locator('.pending')).toHaveCount(0)
  await expect(botRows(ada)).toHaveCount(1)
  answer()
  await expect(botRows(ada)).toHaveCount(2)
})

test('the companion fails late: the words stay said', async ({ join }) => {
  const ada = await join('ada', 'depression')
  const ben = await join('ben', 'depression')
  let fail = () => {}
  const held = new Promise<void>(resolve => {
    fail = resolve
  })
  await ada.route('**/api/chat', async route => {
    await held
    await broken(route)
  })
  await say(ada, 'Said all the same.')
  await expect(bubble(ben, 'Said all the same.')).toBeVisible()
  const failed = ada.waitForResponse('**/api/chat')
  fail()
  await (await failed).finished()
  await ada.unroute('**/api/chat')
  // The next message appears on Ada's screen only after the previous one is settled.
  await say(ada, 'And this too.')
  await expect(botRows(ada)).toHaveCount(2)
  const texts = ['Said all the same.', 'And this too.']
  await expect.poll(() => said(ben, texts)).toEqual(texts)
  await expect(ada.getByRole('alert')).toHaveCount(0)
  await expect(composer(ada)).toHaveValue('')
  await expect(bubble(ada, 'Said all the same.')).toBeVisible()
})

test('the classifier fails: no note, and the conversation goes on', async ({ join }) => {
  const ada = await join('ada', 'trauma')
  const ben = await join('ben', 'trauma')
  await ada.route('**/api/classification', broken)
  await say(ada, 'No note on this.')
  await expect(bubble(ben, 'No note on this.')).toBeVisible()
  await expect(botRows(ada)).toHaveCount(2)
  await expect(notes(ada)).toHaveCount(0)
  await ada.unroute('**/api/classification')
  await ada.route('**/api/classification/tags', broken)
  await ada.reload()
  await connected(ada)
  const read = ada.waitForResponse('**/api/classification')
  await say(ada, 'Nor on this, without tags.')
  await expect(bubble(ben, 'Nor on this, without tags.')).toBeVisible()
  await (await read).finished()
  await expect(notes(ada)).toHaveCount(0)
})

test('words the server will not deliver are back with the reason, and do not hold up the next', async ({
  join,
}) => {
  const ada = await join('ada', 'relationships')
  const ben = await join('ben', 'relationships')
  const harm = 'You should just kill yourself, nobody would miss you.'
  const sorry = 'I am sorry. That was wrong.'
  await say(ada, harm)
  await expect(ada.getByRole('alert')).toContainText('This was not delivered')
  await expect(composer(ada)).toHaveValue(harm)
  await say(ada, sorry)
  await expect(bubble(ben, sorry)).toBeVisible()
  expect(await said(ben, [harm, sorry])).toEqual([sorry])
  await expect.poll(() => said(ada, [harm, sorry])).toEqual([sorry])
})

test('signed out elsewhere, one is led to the login form at once', async ({ join, server }) => {
  const ada = await join('ada', 'startups')
  const token = await ada.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fetch(`${server.url}/api/auth/sign-out`, { method: 'POST', headers })
  await expect(ada.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('too long a message is not sent, says by how much, and stays', async ({ join }) => {
  const ada = await join('ada', 'study-hacks')
  await say(ada, 'x'.repeat(8001))
  await expect(ada.getByRole('alert')).toContainText('This is 8,001 characters long; the limit is 8,000.')
  await expect(composer(ada)).toHaveValue('x'.repeat(8001))
})

test('after signing out nothing of the thread is left in the browser', async ({ join }) => {
  const ada = await join('ada', 'parenting')
  const before = await cachedSeq(ada, 'parenting')
  await say(ada, 'Only while I am here.')
  await expect(stored(ada)).toHaveCount(1)
  await expect.poll(() => cachedSeq(ada, 'parenting')).toBeGreaterThan(before)
  const kept = () =>
    ada.evaluate(() => Object.keys(localStorage).filter(key => /thread|lastViewed|active/i.test(key)))
  expect(await kept()).not.toEqual([])
  await ada.goto('/dashboard')
  await ada.getByRole('button', { name: 'Log Out' }).click()
  await ada.waitForURL(/signup/)
  expect(await kept()).toEqual([])
})
