import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { forgetDevice, rememberDevice, signOut } from '#shared/accounts.ts'
import { markRead } from '#shared/group-chat.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { deletePush, getPush, putPush } from '#shared/push.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock, type TestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join, type Member } from '#test/support/group.ts'
import { openPushService, type PushBrowser } from '#test/support/push-service.ts'
import { ready } from '#test/support/ready.ts'

const threadId = 'sleep'
const settings = { PUSH_LOOPBACK: 'on', PUSH_EVERY_MS: '40' }
const HOUR_MS = 3_600_000

type Quiet = { from: string; to: string } | null

function choose(person: SignedIn, { subscription }: PushBrowser, quiet: Quiet = null, timeZone = 'UTC') {
  return person.call(putPush, { body: { ...subscription, quiet, timeZone } })
}

/** Has been in the thread, and has left it. */
async function follows(person: SignedIn): Promise<void> {
  await person.call(markRead, { params: { threadId }, body: {} })
}

/** Have opted in, and are not in the thread. */
async function wait(...those: [SignedIn, PushBrowser][]): Promise<void> {
  for (const [person, phone] of those) await choose(person, phone)
  for (const [person] of those) await follows(person)
}

/** Ada in the thread, and Ben and Chloe with a phone each. */
async function threePeople() {
  const clock = createTestClock()
  const app = await openApp({ settings, clock })
  const service = await openPushService()
  const [bens, chloes] = [service.browser(), service.browser()]
  const ada = await join(app, 'ada', threadId)
  const [ben, chloe] = [await app.signIn('ben'), await app.signIn('chloe')]
  return { clock, app, ada, ben, bens, chloe, chloes }
}

/** Once this person is notified again, the previous round is complete. */
async function untilToldAgain(reader: SignedIn, phone: PushBrowser, author: Member, clock: TestClock) {
  await phone.next()
  clock.advance(HOUR_MS / 3)
  await follows(reader)
  await author.say('Still here.')
  await phone.next()
}

test('a device that asked for it learns once that there is something new, and nothing else', async () => {
  const { clock, ada, ben, bens, chloe, chloes } = await threePeople()
  expect((await ben.call(getPush)).device).toBeNull()
  const { publicKey, device } = await choose(ben, bens)
  expect(device).toEqual({ quiet: null, threads: true, reminders: false })
  await choose(chloe, chloes)
  for (const person of [ben, chloe]) await follows(person)

  await ada.say('Ben, the heron is back.')
  const { message, seen, signedBy } = await bens.next()
  expect(message).toEqual({ type: 'unread' })
  expect(signedBy).toBe(publicKey)
  for (const word of ['heron', 'Ada', 'Ben', threadId]) expect(seen).not.toContain(word)

  // Not again until it is read.
  await untilToldAgain(chloe, chloes, ada, clock)
  expect(bens.received).toHaveLength(1)
  await follows(ben)
  await ada.say('A second fish.')
  await bens.next()
})

test('somebody who has a thread open is told nothing, another one is', async () => {
  const { clock, app, ada, bens, chloe, chloes } = await threePeople()
  const ben = await join(app, 'ben', 'career')
  await wait([ben, bens], [chloe, chloes])
  await ada.say('Who is there?')
  await untilToldAgain(chloe, chloes, ada, clock)
  expect(bens.received).toEqual([])
  ben.live.close()
  await bens.next()
})

test('a push service that keeps silent holds up nobody else', async () => {
  const { ada, ben, bens, chloe, chloes } = await threePeople()
  // Whoever comes first, one would wait for the other if they were notified one after the other.
  const [first, second] = ben.user.sub < chloe.user.sub ? [bens, chloes] : [chloes, bens]
  first.keepSilent()
  await wait([ben, bens], [chloe, chloes])
  await ada.say('Is anybody up?')
  await second.next()
  await expect.poll(() => first.waiting()).toBe(1)
})

test('quiet hours are kept in the person’s own time zone, and the news waits for their end', async () => {
  const { clock, ada, ben, bens, chloe, chloes } = await threePeople()
  // Two hours around now in Tokyo time; in London the same times are hours away.
  const tokyo = (at: number) => new Date(at + 9 * HOUR_MS).toISOString().slice(11, 16)
  const quiet = { from: tokyo(clock.now() - HOUR_MS), to: tokyo(clock.now() + HOUR_MS) }
  expect((await choose(ben, bens, quiet, 'Asia/Tokyo')).device).toMatchObject({ quiet })
  await choose(chloe, chloes, quiet, 'Europe/London')
  for (const person of [ben, chloe]) await follows(person)
  await ada.say('Good night.')
  await untilToldAgain(chloe, chloes, ada, clock)
  expect(bens.asked()).toBe(0)
  clock.advance(HOUR_MS)
  await bens.next()
})

test('a subscription that is no more is dropped, one in trouble is tried again', async () => {
  const { clock, ada, ben, bens: gone, chloe, chloes: troubled } = await threePeople()
  gone.answer(410)
  troubled.answer(503)
  await wait([ben, gone], [chloe, troubled])
  await ada.say('Hello?')
  await expect.poll(async () => (await ben.call(getPush)).device).toBeNull()
  await expect.poll(troubled.asked).toBe(1)
  troubled.answer(201)
  clock.advance(HOUR_MS)
  await troubled.next()
  expect(gone.asked()).toBe(1)
})

test('signed out, forgotten, turned off or taken over: such a device is told no more', async () => {
  const app = await openApp({ settings })
  const service = await openPushService()
  const [out, lost, off, taken, last] = Array.from({ length: 5 }, () => service.browser())
  const ada = await join(app, 'ada', threadId)
  const onOut = await app.signIn('ben')
  const onLost = await app.signIn('ben')
  const onOff = await app.signIn('ben')
  const onTaken = await app.signIn('ben')
  const onLast = await app.signIn('ben')
  await choose(onOut, out!)
  await choose(onLost, lost!)
  await choose(onOff, off!)
  await choose(onTaken, taken!)
  await choose(onLast, last!)
  await onOut.call(signOut, { body: undefined })
  await onLast.call(forgetDevice, { params: { key: onLost.deviceKey } })
  expect((await onOff.call(deletePush)).device).toBeNull()
  // The same browser, with somebody else signed in.
  await choose(await app.signIn('chloe'), taken!)
  expect((await onTaken.call(getPush)).device).toBeNull()
  await follows(onLast)
  await ada.say('Are you there, Ben?')
  await last!.next()
  expect([out, lost, off, taken].map(browser => browser!.asked())).toEqual([0, 0, 0, 0])
})

test('a device whose sign-in has run out is told no more, though nobody signed it out', async () => {
  const { clock, ada, ben, bens, chloe, chloes } = await threePeople()
  await chloe.call(rememberDevice, { params: { key: chloe.deviceKey }, body: {} })
  await wait([ben, bens], [chloe, chloes])
  clock.advance(13 * HOUR_MS)
  await ada.say('Good morning.')
  await untilToldAgain(chloe, chloes, ada, clock)
  expect(bens.asked()).toBe(0)
})

test('an account that is deleted leaves neither a device nor what it was told', async () => {
  const { app, ada, ben, bens, chloe, chloes } = await threePeople()
  await wait([ben, bens], [chloe, chloes])
  await ada.say('Good to see you all.')
  await Promise.all([bens.next(), chloes.next()])
  await ben.call(deleteAccount, { body: { password: ben.person.password } })
  await app.stop()
  const { db, close } = await openDatabase(app.storage)
  const tables = db.withTables<{ push_devices: { user_id: string }; push_told: { user_id: string } }>()
  for (const table of ['push_devices', 'push_told'] as const)
    expect(await tables.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: chloe.user.sub }])
  await close()
})

/** Two nodes need a database and a bus that both can reach. */
const twoNodes = test.runIf(engineUnderTest === 'postgres')

twoNodes('two nodes tell once, and nobody who is connected to either', async () => {
  const clock = createTestClock()
  const here = await openApp({ settings, clock })
  const there = await openApp({ settings, clock, sharing: here })
  await ready(here, there)
  const service = await openPushService()
  const [bens, chloes] = [service.browser(), service.browser()]
  const ada = await join(here, 'ada', threadId)
  const ben = await join(there, 'ben', 'career')
  const chloe = await here.signIn('chloe')
  await wait([ben, bens], [chloe, chloes])
  await ada.say('Who is there?')
  await untilToldAgain(chloe, chloes, ada, clock)
  expect(chloes.asked()).toBe(2)
  expect(bens.asked()).toBe(0)
})

onEmbedded('nothing but a push service outside is taken as a place to send to', async () => {
  const app = await openApp()
  const service = await openPushService()
  const ada = await app.signIn('ada')
  const { subscription } = service.browser()
  const body = { ...subscription, quiet: null, timeZone: 'UTC' }
  for (const endpoint of [subscription.endpoint, 'https://10.0.0.7/x', 'https://metadata.internal/x']) {
    const refused = ada.call(putPush, { body: { ...body, endpoint } })
    await expect(refused).rejects.toMatchObject({ status: 400, body: { field: 'endpoint' } })
  }
  const endpoint = 'https://push.example.com/x'
  const { device } = await ada.call(putPush, { body: { ...body, endpoint } })
  expect(device).toMatchObject({ quiet: null, threads: true })
  const nowhere = ada.call(putPush, { body: { ...body, endpoint, timeZone: 'Mars/Olympus' } })
  await expect(nowhere).rejects.toMatchObject({ body: { field: 'timeZone' } })
})

test('choosing again and again in the same moment is one choice', async () => {
  const app = await openApp({ settings })
  const phone = (await openPushService()).browser()
  const [ada, ben] = [await app.signIn('ada'), await app.signIn('ben')]
  const quiet = { from: '22:00', to: '07:00' }
  const many = Array.from({ length: 6 }, (_, i) => choose(i % 2 ? ada : ben, phone, quiet))
  await Promise.all(many)
  const devices = [(await ada.call(getPush)).device, (await ben.call(getPush)).device]
  expect(devices.filter(device => device !== null)).toMatchObject([{ quiet }])
})

test('the keys are made once: the same server, started again, is known to every browser', async () => {
  const app = await openApp({ settings })
  const ada = await app.signIn('ada')
  const { publicKey } = await ada.call(getPush)
  await app.stop()
  const again = await openApp({ settings, sharing: app })
  expect((await (await again.signIn('ada')).call(getPush)).publicKey).toBe(publicKey)
})
