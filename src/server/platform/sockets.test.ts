import { expect, test } from 'vitest'
import { closeCodes } from '#shared/live.ts'
import { openApp } from '#test/support/app.ts'

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
  const rubbish = [
    'not json',
    '[]',
    'null',
    '{"action":"fly"}',
    '',
    'x'.repeat(45_000),
    new Uint8Array([1, 2, 3]),
  ]
  for (const data of rubbish) {
    socket.sendRaw(data)
    expect(await socket.next('error')).toMatchObject({
      type: 'error',
      code: expect.any(String),
      error: expect.any(String),
    })
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
  const app = await openApp({ settings: { RATE_SOCKET_MESSAGES: '5/60' } })
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  for (let i = 0; i < 6; i++) socket.send({ action: 'ping' })
  expect(await socket.next('error')).toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: expect.any(Number),
  })
  for (let i = 0; i < 6; i++) socket.send({ action: 'ping' })
  expect((await socket.closed).code).toBe(closeCodes.flooding)
})

test('what is said before it is known who speaks is heard', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  for (let i = 0; i < 50; i++) socket.send({ action: 'ping' })
  for (let i = 0; i < 50; i++) await socket.next('pong')
})

test('an upgrade to any other path is refused', async () => {
  const app = await openApp()
  const address = `${app.url.replace('http', 'ws')}/elsewhere`
  const socket = new WebSocket(address)
  await new Promise(resolve => socket.addEventListener('error', resolve))
  expect(socket.readyState).toBe(WebSocket.CLOSED)
})
