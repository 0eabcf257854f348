import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/any-engine.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A raw connection: writes anything, and reads everything until it is closed. */
async function wireTo(app: TestApp) {
  const { hostname, port } = new URL(app.url)
  const wire = connect(Number(port), hostname)
  wire.on('error', () => {})
  afterTest(async () => void wire.destroy())
  let heard = ''
  wire.on('data', chunk => (heard += chunk))
  await Promise.race([once(wire, 'connect'), once(wire, 'close')])
  const hears = (wanted: RegExp) => vi.waitFor(() => expect(heard).toMatch(wanted), { timeout: 20_000 })
  return { wire, hears, heard: () => heard }
}

function head(path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers })
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

test('somebody who sends a body without end is told so and cut off', async () => {
  const app = await openApp({ settings: { BODY_SECONDS: '1' } })
  const { wire, hears, heard } = await wireTo(app)
  wire.write(`${head('/api/auth/login', { 'content-length': 1000 })}{"email":`)
  await hears(/^HTTP\/1\.1 408 .*"code":"too-slow"/s)
  if (!wire.closed) await once(wire, 'close')
  expect(heard()).toMatch(/connection: close/i)
})

test('nothing is read from somebody who is not signed in', async () => {
  const app = await openApp()
  const { wire, hears } = await wireTo(app)
  // Only a small part of the body is ever sent: a server that waits for the rest never answers.
  wire.write(`${head('/api/chat', { 'content-length': 100_000, authorization: 'Bearer nobody' })}{"text":`)
  await hears(/^HTTP\/1\.1 401 .*"code":"not-signed-in"/s)
})

test('a body that is cut off in the middle is no trouble', async () => {
  const app = await openApp()
  for (let i = 0; i < 10; i += 1) {
    const { wire } = await wireTo(app)
    await new Promise(sent =>
      wire.write(`${head('/api/auth/login', { 'content-length': 1000 })}{"email":`, sent),
    )
    wire.resetAndDestroy()
  }
  expect((await app.fetch('/healthz')).status).toBe(200)
  expect(app.logged()).not.toContain('call failed')
})

test('one address has so many connections and no more, and one closed makes room', async () => {
  const app = await openApp({ settings: { CONNECTIONS_PER_ADDRESS: '2' } })
  const [first] = [await wireTo(app), await wireTo(app)]
  const third = await wireTo(app)
  if (!third.wire.closed) await once(third.wire, 'close')
  first.wire.destroy()
  await vi.waitFor(
    async () => {
      const again = await wireTo(app)
      again.wire.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
      await vi.waitFor(() => expect(again.heard()).toContain('200 OK'), { timeout: 500 })
    },
    { timeout: 10_000 },
  )
})

test('the server takes so many connections in all', async () => {
  const app = await openApp({ settings: { MAX_CONNECTIONS: '2' } })
  for (let i = 0; i < 2; i += 1) await wireTo(app)
  const third = await wireTo(app)
  if (!third.wire.closed) await once(third.wire, 'close')
  expect(third.heard()).toBe('')
})
