import { expect, test } from 'vitest'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

test('the operator sees counts and delays on a port of their own, and nothing of anybody', async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const app = await openApp({ settings: { METRICS_PORT: String(port) } })
  const ada = await app.signIn('ada')
  const socket = await ada.socket('sleep')
  socket.send({ action: 'ping' })
  await socket.next('pong')
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('twinbot_requests_total{method="POST",route="/api/auth/login",status="200"} 1')
  expect(text).toContain('twinbot_sockets 1')
  expect(text).toMatch(/twinbot_loop_delay_p99_seconds [\d.e-]+/)
  for (const secret of [ada.token, cast.ada.email, cast.ada.family]) expect(text).not.toContain(secret)
  expect((await app.fetch('/metrics')).headers.get('content-type')).not.toContain('text/plain')
})
