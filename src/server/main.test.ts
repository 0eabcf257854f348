import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'

// A separate process, since these tests would end it. It loads the models first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })
let server: TestServer
/** In the server nobody catches an error on SIGUSR2, and nobody a rejected promise on SIGHUP. */
const faulty =
  "data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('king'+'fisher')});" +
  "process.on('SIGHUP',()=>{void Promise.reject(new Error('king'+'fisher'))})"

beforeAll(async () => {
  server = await startTestServer({ NODE_OPTIONS: `--import=${encodeURI(faulty)}` })
})
afterAll(() => server?.close())

const isUp = async () => (await fetch(`${server.url}/healthz`)).status === 200

async function wireTo(request: string[]) {
  const { hostname, port } = new URL(server.url)
  const wire = connect(Number(port), hostname)
  await once(wire, 'connect')
  await new Promise(written => wire.write(`${request.join('\r\n')}\r\n\r\n`, written))
  return wire
}

const upgradeTo = (path: string, protocol = 'websocket') => [
  `GET ${path} HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade, HTTP2-Settings',
  `Upgrade: ${protocol}`,
  'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

test.each(['/elsewhere', '/production', '/production?token=x&threadId=sleep', '/%70roduction'])(
  'somebody who asks for a socket at %s and resets the connection ends nothing',
  async path => {
    for (let tries = 0; tries < 20; tries += 1) {
      const wire = await wireTo(upgradeTo(path))
      if (tries % 2) await new Promise(resolve => setTimeout(resolve, tries))
      wire.resetAndDestroy()
      expect(await isUp()).toBe(true)
    }
  },
)

test('a browser that offers HTTP/2 on the way is answered as if it had not', async () => {
  const wire = await wireTo(upgradeTo('/healthz', 'h2c'))
  const [answer] = await once(wire, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
  wire.destroy()
})

test.each(['SIGUSR2', 'SIGHUP'] as const)(
  'a fault that escapes (%s) is logged without its words, and the process ends so that it is started again',
  async signal => {
    const before = server.printed().length
    expect(await server.stop(signal)).toBe(1)
    const printed = server.printed().slice(before)
    expect(printed).toContain('"msg":"a fault escaped; the process ends"')
    expect(printed).not.toContain('kingfisher')
    await server.start()
    expect(await isUp()).toBe(true)
  },
)
