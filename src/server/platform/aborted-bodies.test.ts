import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openWire } from '#test/fuzz/wire.ts'
import { openApp } from '#test/support/any-engine.ts'

test('whoever hangs up in the middle of a body is no failure of the server', async () => {
  const app = await openApp()
  const wire = await openWire(app.url)
  wire.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
  wire.write('Content-Length: 500\r\n\r\n{"email":')
  await app.fetch('/healthz')
  wire.reset()
  // These calls are answered only after the aborted one was handled.
  for (let calls = 0; calls < 5; calls += 1) await app.fetch('/healthz')
  expect(app.logged()).not.toMatch(/call failed|"status":5/)
})

test('a packed body that nobody asked for does not hold up the next call on the line', async () => {
  const app = await openApp()
  const wire = await openWire(app.url)
  const body = gzipSync(randomBytes(600_000))
  const headers = `Host: x\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}`
  wire.write(`GET /api/classification/figures HTTP/1.1\r\n${headers}\r\n\r\n`)
  wire.write(body)
  expect(await wire.until(/HTTP\/1\.1 200/)).toBe(true)
  wire.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await wire.until(/HTTP\/1\.1 200.*HTTP\/1\.1 200/s)).toBe(true)
  wire.end()
})
