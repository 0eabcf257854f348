import { expect, test, vi } from 'vitest'
import { openWire, type Wire } from '#test/fuzz/wire.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/any-engine.ts'
import { join } from '#test/support/group.ts'

const WITHIN_MS = 12_000
const DRIP_EVERY_MS = 50
/** More than can be sent at that pace. */
const endless = 'x'.repeat(10_000)

/** Sends the beginning at once, then one byte at a time without ever finishing. */
async function dripTo(app: TestApp, begun: string): Promise<Wire> {
  const wire = await openWire(app.url)
  wire.write(begun)
  let sent = 0
  const dripping = setInterval(() => wire.ended() || wire.write(endless[sent++] ?? ''), DRIP_EVERY_MS)
  afterTest(async () => {
    clearInterval(dripping)
    wire.end()
  })
  return wire
}

const untilClosed = (wire: Wire) => vi.waitFor(() => expect(wire.ended()).toBe(true), { timeout: WITHIN_MS })

test('headers that come a byte at a time are given up in time, and Ada and Ben talk meanwhile', async () => {
  const app = await openApp({ settings: { HEADER_SECONDS: '1' } })
  const ada = await join(app, 'ada', 'sleep')
  const ben = await join(app, 'ben', 'sleep')
  const whole = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'
  // In the URL, in a header's name, in its value, and in the second request of a connection.
  const begun = ['GET /healthz?', whole, `${whole}x-slow: `, `${whole}\r\n${whole}`]
  const wires = await Promise.all(begun.map(each => dripTo(app, each)))
  await ada.say('Is anybody up?')
  expect(await ben.hear(1)).toEqual(['Is anybody up?'])
  expect((await app.fetch('/healthz')).status).toBe(200)
  await Promise.all(wires.map(untilClosed))
  // The last word may be lost, since the client goes on writing; a request without its end has no other answer.
  const statuses = wires.map(wire => (wire.came().match(/HTTP\/1\.1 \d+/g) ?? []).join())
  for (const unfinished of statuses.slice(0, 3)) expect(unfinished).toMatch(/^(HTTP\/1\.1 408)?$/)
  expect(statuses[3]).toMatch(/^HTTP\/1\.1 200(,HTTP\/1\.1 408)?$/)
  await ben.say('I am.')
  expect(await ada.hear(1)).toEqual(['I am.'])
})

test('a connection on which nothing is said at all is not kept either', async () => {
  const app = await openApp({ settings: { HEADER_SECONDS: '1' } })
  await untilClosed(await openWire(app.url))
})

test('a body that comes a byte at a time is given up in words, and others are served meanwhile', async () => {
  const app = await openApp({ settings: { BODY_SECONDS: '1' } })
  const headers = `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${endless.length}`
  const wire = await dripTo(app, `POST /api/auth/login HTTP/1.1\r\n${headers}\r\n\r\n{"email":"`)
  await app.signIn('ada')
  await untilClosed(wire)
  expect(wire.came()).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"too-slow"/is)
})

test('a client that keeps its connection is told when it closes, so that its next request takes another', async () => {
  const app = await openApp()
  const wire = await openWire(app.url)
  wire.write(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
  await untilClosed(wire)
  expect(wire.came()).toMatch(/^HTTP\/1\.1 431 .*\r\nconnection: close\r\n/is)
})
