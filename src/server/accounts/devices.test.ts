import { expect, test } from 'vitest'
import { forgetDevice, listDevices, me, rememberDevice, socketToken } from '#shared/accounts.ts'
import { closeCodes } from '#shared/live.ts'
import { openApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'

const DAY_MS = 24 * 3_600_000

test('she sees her devices and which one she is holding', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  await app.signIn('ben')
  const { devices } = await laptop.call(listDevices)
  expect(devices.map(({ key }) => key).sort()).toEqual([laptop.deviceKey, phone.deviceKey].sort())
  expect(devices.find(({ current }) => current)?.key).toBe(laptop.deviceKey)
})

test('a remembered device stays signed in for thirty days after each use', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const session = await app.signIn('ada')
  const { device } = await session.call(rememberDevice, {
    params: { key: session.deviceKey },
    body: { name: 'Kitchen tablet' },
  })
  expect(device).toMatchObject({ name: 'Kitchen tablet', remembered: true })
  clock.advance(29 * DAY_MS)
  await session.call(me)
  clock.advance(29 * DAY_MS)
  expect((await session.call(listDevices)).devices[0]).toMatchObject({
    name: 'Kitchen tablet',
    current: true,
  })
  clock.advance(30 * DAY_MS)
  await expect(session.call(me)).rejects.toMatchObject({ status: 401 })
})

test('however much it is used, a remembered device is signed out after ninety days', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const session = await app.signIn('ada')
  const remember = () => session.call(rememberDevice, { params: { key: session.deviceKey }, body: {} })
  await remember()
  for (let day = 0; day < 80; day += 20) {
    clock.advance(20 * DAY_MS)
    await session.call(me)
  }
  await remember()
  clock.advance(10 * DAY_MS - 1)
  await session.call(me)
  clock.advance(1)
  await expect(session.call(me)).rejects.toMatchObject({ status: 401 })
})

test('forgetting a device ends its sign-in and closes its socket at once', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  const phone = await app.signIn('ada')
  const socket = await phone.socket('sleep')
  socket.send({ action: 'ping' })
  await socket.next('pong')
  await laptop.call(forgetDevice, { params: { key: phone.deviceKey } })
  expect((await socket.closed).code).toBe(closeCodes.sessionEnded)
  await expect(phone.call(me)).rejects.toMatchObject({ status: 401 })
  await laptop.call(me)
})

test('nobody can name, keep or forget somebody else’s device', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  for (const key of [ada.deviceKey, 'nonsense', '../x', 'with\u0000nul']) {
    await expect(ben.call(forgetDevice, { params: { key } })).rejects.toMatchObject({
      status: 400,
      code: 'device-configuration',
    })
    await expect(ben.call(rememberDevice, { params: { key }, body: {} })).rejects.toMatchObject({
      code: 'device-configuration',
    })
  }
  await ada.call(me)
})

test('the socket takes the short-lived token for a minute and not longer', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const { token } = await ada.call(socketToken)
  const socket = await app.socket({ token, threadId: 'sleep' })
  socket.send({ action: 'ping' })
  await socket.next('pong')
  clock.advance(60_000)
  const late = await app.socket({ token, threadId: 'sleep' })
  expect((await late.closed).code).toBe(closeCodes.notSignedIn)
})

test('a socket token is worthless once its session has ended, and so is a forged one', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { token } = await ada.call(socketToken)
  const [kind, body, mac] = token.split('.')
  const forged = [kind, Buffer.from('["x","y",99999999999999]').toString('base64url'), mac].join('.')
  for (const bad of [forged, `${kind}.${body}.AAAA`, 'live.x', 'live..']) {
    expect((await (await app.socket({ token: bad, threadId: 'sleep' })).closed).code).toBe(
      closeCodes.notSignedIn,
    )
  }
  await ada.call(forgetDevice, { params: { key: ada.deviceKey } })
  expect((await (await app.socket({ token, threadId: 'sleep' })).closed).code).toBe(closeCodes.notSignedIn)
})
