import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { rememberDevice } from '#shared/accounts.ts'
import { markRead } from '#shared/group-chat.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { putPush } from '#shared/push.ts'
import { getReminders, nextReminder, putReminders } from '#shared/reminders.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock, type TestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { dumpOf } from '#test/support/dump.ts'
import { join } from '#test/support/group.ts'
import { openPushService, type PushBrowser } from '#test/support/push-service.ts'
import { ready } from '#test/support/ready.ts'

const settings = { PUSH_LOOPBACK: 'on', PUSH_EVERY_MS: '40' }
const HOUR_MS = 3_600_000
const timeZone = 'Europe/London'
const everyDay = [1, 2, 3, 4, 5, 6, 7]

type Quiet = { from: string; to: string } | null

async function wish(
  person: SignedIn,
  phone: PushBrowser,
  times: string[],
  quiet: Quiet = null,
): Promise<void> {
  // Remembered, so the sign-in lasts past tonight.
  await person.call(rememberDevice, { params: { key: person.deviceKey }, body: {} })
  const body = { ...phone.subscription, quiet, timeZone, threads: false, reminders: true }
  await person.call(putPush, { body })
  await person.call(putReminders, { body: { times, days: everyDay, timeZone } })
}

/** London time after this many milliseconds. */
function londonIn(clock: TestClock, ms: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    clock.now() + ms,
  )
}

function until(clock: TestClock, times: string[]): void {
  const next = nextReminder({ times, days: everyDay, timeZone }, clock.now())
  clock.advance((next ?? clock.now()) - clock.now())
}

async function twoPhones() {
  const clock = createTestClock()
  const app = await openApp({ settings, clock })
  const service = await openPushService()
  const [adas, bens] = [service.browser(), service.browser()]
  return { clock, app, adas, bens, ada: await app.signIn('ada'), ben: await app.signIn('ben') }
}

test('Ada is reminded at the time she chose, once, and it says nothing of her', async () => {
  const { clock, ada, adas, ben, bens } = await twoPhones()
  expect(await ada.call(getReminders)).toEqual({ reminders: null })
  const times = [londonIn(clock, HOUR_MS)]
  await wish(ada, adas, times)
  await wish(ben, bens, times)
  until(clock, times)
  const { message, seen } = await adas.next()
  await bens.next()
  expect(message).toEqual({ type: 'reminder' })
  for (const word of ['Ada', ada.user.sub, times[0]!]) expect(seen).not.toContain(word)
  // Ben is reminded again tomorrow; Ada, who turned hers off, would have been by then.
  await ada.call(putReminders, { body: { times: [], days: everyDay, timeZone } })
  until(clock, times)
  await bens.next()
  expect(adas.asked()).toBe(1)
})

test('a time within quiet hours is left out, and is not made up for when they end', async () => {
  const { clock, ada, adas, ben, bens } = await twoPhones()
  const times = [londonIn(clock, HOUR_MS), londonIn(clock, 4 * HOUR_MS)]
  const quiet = { from: londonIn(clock, HOUR_MS / 2), to: londonIn(clock, 2 * HOUR_MS) }
  // Ben is reminded a while after Ada's quiet hours too: by then a reminder put off would have come.
  const bensTimes = [...times, londonIn(clock, 3 * HOUR_MS)]
  await wish(ada, adas, times, quiet)
  await wish(ben, bens, bensTimes)
  for (let i = 0; i < 2; i += 1) {
    until(clock, bensTimes)
    await bens.next()
  }
  expect(adas.asked()).toBe(0)
  until(clock, bensTimes)
  await adas.next()
  await bens.next()
  expect([adas.asked(), bens.asked()]).toEqual([1, 3])
})

test('only a device that asked for reminders has them, and none of threads unless it asked', async () => {
  const { clock, app, ada, adas, ben, bens } = await twoPhones()
  const service = await openPushService()
  const laptop = service.browser()
  const times = [londonIn(clock, HOUR_MS)]
  await wish(ada, adas, times)
  const onLaptop = await app.signIn('ada')
  await onLaptop.call(rememberDevice, { params: { key: onLaptop.deviceKey }, body: {} })
  const { device } = await onLaptop.call(putPush, {
    body: { ...laptop.subscription, quiet: null, timeZone },
  })
  expect(device).toEqual({ quiet: null, threads: true, reminders: false })
  until(clock, times)
  await adas.next()
  await ada.call(markRead, { params: { threadId: 'sleep' }, body: {} })
  await (await join(app, ben, 'sleep')).say('Still up?')
  expect((await laptop.next()).message).toEqual({ type: 'unread' })
  until(clock, times)
  expect((await adas.next()).message).toEqual({ type: 'reminder' })
  expect([adas.asked(), laptop.asked(), bens.asked()]).toEqual([2, 1, 0])
})

test('what was missed while the server was down is left out, and what went out does not come again', async () => {
  const { clock, app, ada, adas, ben, bens } = await twoPhones()
  const times = [londonIn(clock, HOUR_MS), londonIn(clock, 5 * HOUR_MS)]
  await wish(ada, adas, times)
  await wish(ben, bens, [londonIn(clock, 7 * HOUR_MS)])
  until(clock, times)
  await adas.next()
  await app.stop()
  // The server is down at Ada's second time and up again at Ben's.
  clock.advance(6 * HOUR_MS)
  await openApp({ settings, clock, sharing: app })
  await bens.next()
  expect(adas.asked()).toBe(1)
  until(clock, times)
  await adas.next()
  expect(adas.asked()).toBe(2)
})

test('when she wishes it is sealed, and gone when she is', async () => {
  const { app, ada, adas } = await twoPhones()
  await wish(ada, adas, ['03:37'])
  expect(await dumpOf(app.storage)).not.toContain('03:37')
  await ada.call(deleteAccount, { body: { password: ada.person.password } })
  await app.stop()
  const { db, close } = await openDatabase(app.storage)
  const tables = db.withTables<{ reminders: { user_id: string } }>()
  expect(await tables.selectFrom('reminders').select('user_id').execute()).toEqual([])
  await close()
})

/** Two nodes need a database that both can reach. */
const twoNodes = test.runIf(engineUnderTest === 'postgres')

twoNodes('of two nodes one reminds', async () => {
  const clock = createTestClock()
  const here = await openApp({ settings, clock })
  const there = await openApp({ settings, clock, sharing: here })
  await ready(here, there)
  const service = await openPushService()
  const phone = service.browser()
  const ada = await here.signIn('ada')
  const times = [londonIn(clock, HOUR_MS)]
  await wish(ada, phone, times)
  for (let day = 1; day <= 3; day += 1) {
    until(clock, times)
    await phone.next()
    expect(phone.asked()).toBe(day)
  }
})
