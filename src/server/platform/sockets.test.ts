import { expect, test, vi } from 'vitest'
import type { RefusalCode } from '#shared/errors.ts'
import { closeCodes } from '#shared/live.ts'
import { openWire, upgradeRequest } from '#test/fuzz/wire.ts'
import { openApp } from '#test/support/any-engine.ts'
import { createTestClock } from '#test/support/clock.ts'

test('somebody signed in opens the socket of a thread and is answered', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  socket.send({ action: 'ping' })
  expect(await socket.next('pong')).toEqual({ type: 'pong' })
})

test('without a token, with a bad one or for a thread that is not there, the socket closes and says why', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const codeOf = async (query: Record<string, string>) => (await (await app.socket(query)).closed).code
  expect(await codeOf({ threadId: 'sleep' })).toBe(closeCodes.notSignedIn)
  expect(await codeOf({ token: 'nonsense', threadId: 'sleep' })).toBe(closeCodes.notSignedIn)
  expect(await codeOf({ token: ada.token, threadId: 'no-such-thread' })).toBe(closeCodes.threadUnknown)
  expect(await codeOf({ token: ada.token })).toBe(closeCodes.threadUnknown)
})

test('rubbish on the socket is answered with a typed error and the connection stays', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  const rubbish: Array<[data: string | Uint8Array<ArrayBuffer>, code: RefusalCode]> = [
    ['not json', 'not-json'],
    ['[]', 'bad-input'],
    ['null', 'bad-input'],
    ['{"action":"fly"}', 'bad-input'],
    ['', 'not-json'],
    ['x'.repeat(45_000), 'too-large'],
    [new Uint8Array([1, 2, 3]), 'unsupported-type'],
  ]
  for (const [data, code] of rubbish) {
    socket.sendRaw(data)
    expect([data, await socket.next('error')]).toMatchObject([data, { code }])
  }
  socket.send({ action: 'ping' })
  expect(await socket.next('pong')).toEqual({ type: 'pong' })
})

test('a socket opened by a page of another site is turned away', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { WebSocket } = await import('ws')
  const address = `${app.url.replace('http', 'ws')}/production?token=${ada.token}&threadId=sleep`
  const socket = new WebSocket(address, { origin: 'https://elsewhere.example' })
  const code = await new Promise(resolve => socket.on('close', resolve))
  expect(code).toBe(closeCodes.notSignedIn)
})

test('a stopping server tells its sockets that it is going away', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const sockets = [await ada.socket('sleep'), await ben.socket('sleep')]
  for (const socket of sockets) socket.send({ action: 'ping' })
  for (const socket of sockets) await socket.next('pong')
  await app.stop()
  for (const socket of sockets) expect((await socket.closed).code).toBe(closeCodes.stopping)
})

test('somebody far too fast is told to wait, and who goes on regardless is cut off and told why', async () => {
  const app = await openApp({ clock: createTestClock(), settings: { RATE_SOCKET_MESSAGES: '5/60' } })
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  for (let i = 0; i < 6; i++) socket.send({ action: 'ping' })
  expect(await socket.next('error')).toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: 12,
  })
  for (let i = 0; i < 6; i++) socket.send({ action: 'ping' })
  expect((await socket.closed).code).toBe(closeCodes.flooding)
})

test('what is said before it is known who speaks is heard', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  for (let i = 0; i < 50; i++) socket.send({ action: 'ping' })
  await expect.poll(() => socket.all().filter(({ type }) => type === 'pong')).toHaveLength(50)
})

test('Ada’s socket to any other path is refused, with her token too', async () => {
  const app = await openApp()
  const { token } = await app.signIn('ada')
  const query = new URLSearchParams({ token, threadId: 'sleep' })
  for (const path of ['/elsewhere', `/elsewhere?${query}`, `/production/more?${query}`]) {
    const wire = await openWire(app.url)
    wire.write(upgradeRequest(app.url, path))
    await wire.until(/\r\n\r\n/)
    // As any other request to that path: with the page, where the web app is built.
    expect(wire.came()).toMatch(/^HTTP\/1\.1 (?:404 Not Found|200 OK)\r\n/)
    wire.end()
  }
})

test('who is too fast on two screens at once is told to wait on both, and a new screen is no way around it', async () => {
  const app = await openApp({ settings: { RATE_SOCKET_MESSAGES: '6/60' } })
  const ada = await app.signIn('ada')
  const sockets = [await ada.socket('sleep'), await ada.socket('career')] as const
  for (const socket of sockets) for (let i = 0; i < 3; i += 1) socket.send({ action: 'ping' })
  for (const socket of sockets) for (let i = 0; i < 3; i += 1) await socket.next('pong')
  for (const socket of sockets) socket.close()
  for (const socket of sockets) await socket.closed
  const again = await ada.socket('sleep')
  again.send({ action: 'ping' })
  expect(await again.next('error')).toMatchObject({ code: 'rate-limited' })
  const ben = await app.signIn('ben')
  const other = await ben.socket('sleep')
  other.send({ action: 'ping' })
  await other.next('pong')
})

test('a person has so many sockets and no more; one closed makes room for another', async () => {
  const app = await openApp({ settings: { SOCKETS_PER_PERSON: '2' } })
  const ada = await app.signIn('ada')
  const [first, second] = [await ada.socket('sleep'), await ada.socket('sleep')]
  for (const socket of [first, second]) await socket.next('opened')
  expect(await (await ada.socket('sleep')).closed).toEqual({
    code: closeCodes.flooding,
    reason: 'too many connections',
  })
  const ben = await app.signIn('ben')
  await (await ben.socket('sleep')).next('opened')
  first.close()
  // Her client sees the close a moment before the server does.
  await vi.waitFor(async () => (await ada.socket('sleep')).next('opened'), { timeout: 10_000 })
})

test('one address opens only so many sockets, whoever they say they are and whatever header they send', async () => {
  const app = await openApp({ settings: { SOCKETS_PER_ADDRESS: '2' } })
  const ada = await app.signIn('ada')
  for (const thread of ['sleep', 'career']) await (await ada.socket(thread)).next('opened')
  await expect(ada.socket('sleep')).rejects.toThrow('could not be opened')
  const { WebSocket } = await import('ws')
  const address = `${app.url.replace('http', 'ws')}/production?token=${ada.token}&threadId=sleep`
  const pretending = new WebSocket(address, { headers: { 'x-forwarded-for': '198.51.100.1' } })
  const refused = await new Promise<Error>(resolve => pretending.on('error', resolve))
  expect(refused.message).toContain('429')
})

test('behind a proxy everybody is counted by their own address, those with IPv6 by their network', async () => {
  const app = await openApp({ settings: { SOCKETS_PER_ADDRESS: '1', TRUST_PROXY: '1' } })
  const ada = await app.signIn('ada')
  const { WebSocket } = await import('ws')
  const address = `${app.url.replace('http', 'ws')}/production?token=${ada.token}&threadId=sleep`
  const sockets: InstanceType<typeof WebSocket>[] = []
  const opens = (from: string) =>
    new Promise<boolean>(resolve => {
      const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } })
      sockets.push(socket)
      socket.on('open', () => resolve(true)).on('error', () => resolve(false))
    })
  expect(await opens('198.51.100.1')).toBe(true)
  expect(await opens('198.51.100.2')).toBe(true)
  expect(await opens('198.51.100.1')).toBe(false)
  expect(await opens('2001:db8:1:2::1')).toBe(true)
  expect(await opens('2001:db8:1:2:ffff::2')).toBe(false)
  expect(await opens('2001:db8:1:3::1')).toBe(true)
  for (const socket of sockets) socket.terminate()
})
