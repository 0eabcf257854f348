import { expect, test } from 'vitest'
import { openAlongsideServer, openDatabase } from '#server/platform/db.ts'
import { listDevices, me, rememberDevice } from '#shared/accounts.ts'
import { closeCodes } from '#shared/live.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { accountStore } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const cleanUpEveryMs = 20

const remember = ({ call, deviceKey }: SignedIn) =>
  call(rememberDevice, { params: { key: deviceKey }, body: {} })

async function isOpen(socket: Awaited<ReturnType<SignedIn['socket']>>): Promise<boolean> {
  socket.send({ action: 'ping' })
  return (await socket.next('pong')).type === 'pong'
}

test('twelve hours after she signed in on a laptop its socket closes, and that of her remembered phone stays', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock, cleanUpEveryMs })
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  await remember(phone)
  const [onLaptop, onPhone] = [await laptop.socket('sleep'), await phone.socket('sleep')]
  for (const socket of [onLaptop, onPhone]) await socket.next('opened')
  clock.advance(12 * HOUR_MS - 1)
  await laptop.call(me)
  expect(await isOpen(onLaptop)).toBe(true)
  clock.advance(1)
  expect((await onLaptop.closed).code).toBe(closeCodes.sessionEnded)
  expect(await isOpen(onPhone)).toBe(true)
  expect((await phone.call(listDevices)).devices.map(({ key }) => key)).toEqual([phone.deviceKey])
})

test.each([
  { when: 'thirty days after its last use', usedAfter: [29], last: 30 },
  { when: 'ninety days after she signed in, however much it is used', usedAfter: [20, 20, 20, 20], last: 10 },
])('the socket of a remembered device closes $when', async ({ usedAfter, last }) => {
  const clock = createTestClock()
  const app = await openApp({ clock, cleanUpEveryMs })
  const ada = await app.signIn('ada')
  await remember(ada)
  const socket = await ada.socket('sleep')
  await socket.next('opened')
  for (const days of usedAfter) {
    clock.advance(days * DAY_MS)
    await ada.call(me)
  }
  expect(await isOpen(socket)).toBe(true)
  clock.advance(last * DAY_MS)
  expect((await socket.closed).code).toBe(closeCodes.sessionEnded)
})

test('however many sign-ins ran out while the server was away, all are gone once it has started, and hers stays', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await app.stop()
  const before = await openDatabase(app.storage)
  const store = accountStore(before.db)
  const [hers] = await store.sessionsOf(ada.user.sub, Date.now())
  for (let i = 0; i < 1201; i += 1) {
    await store.addSession({ ...hers!, id: `old-${i}`, token_hash: `old-${i}`, expires_at: Date.now() })
  }
  await before.close()
  const again = await openApp({ sharing: app })
  const running = openAlongsideServer(again.storage)
  const left = async () => (await accountStore(running.db).sessionsOf(ada.user.sub, 0)).map(({ id }) => id)
  await expect.poll(left).toEqual([ada.deviceKey])
  await running.close()
})
