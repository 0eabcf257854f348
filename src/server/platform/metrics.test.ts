import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { postChat } from '#shared/companion.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join } from '#test/support/group.ts'
import { freePort } from '#test/support/port.ts'
import { createMetrics } from './metrics.ts'

test('the operator sees counts and delays on a port of their own, and nothing of anybody', async () => {
  const port = await freePort()
  const app = await openApp({ settings: { METRICS_PORT: String(port) } })
  const ada = await join(app, 'ada', 'sleep')
  const ben = await join(app, 'ben', 'sleep')
  await ada.say('I slept for three hours and dreamt of Marmalade Lane.')
  await ben.hear(1)
  const messageId = randomUUID()
  await ada.call(postChat, { body: { chatId: 'Wisteria', text: 'I want to die.', messageId } })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect(text).toContain('twinbot_requests_total{method="POST",route="/api/auth/login",status="200"} 2')
  expect(text).toContain('twinbot_request_seconds_count{method="POST",route="/api/chat"} 1')
  expect(text).toMatch(/^twinbot_request_seconds_bucket\{method="POST",route="\/api\/chat",le="\+Inf"\} 1$/m)
  expect(text).toMatch(/^twinbot_sockets 2$/m)
  // One message to two screens: the ack to its author, the message to Ben.
  expect(text).toMatch(/^twinbot_deliveries_total 2$/m)
  expect(text).toMatch(/^twinbot_letters_waiting 0$/m)
  expect(text).toMatch(/^twinbot_replies_waiting 0$/m)
  expect(text).toMatch(/^twinbot_messages_not_stored_total 0$/m)
  expect(text).toMatch(/^twinbot_sockets_cut_total 0$/m)
  for (const kind of ['full', 'disk', 'away', 'slow']) {
    expect(text).toContain(`twinbot_database_errors_total{kind="${kind}"} 0`)
  }
  expect(text).toMatch(/^twinbot_disk_full 0$/m)
  const ofEngine = {
    embedded: [/^twinbot_disk_free_bytes [1-9]\d*$/m, /^twinbot_wal_bytes [1-9]\d*$/m],
    postgres: [
      /^twinbot_database_connections\{state="total"\} [1-9]\d*$/m,
      /^twinbot_database_connections\{state="waiting"\} 0$/m,
      /^twinbot_redis_up 1$/m,
      /^twinbot_redis_errors_total\{of="bus"\} 0$/m,
      /^twinbot_redis_errors_total\{of="limits"\} 0$/m,
    ],
  }
  for (const line of ofEngine[engineUnderTest]) expect(text).toMatch(line)
  for (const feature of ['group-chat', 'companion', 'classification'])
    expect(text).toContain(`twinbot_writes_waiting{of="${feature}"} 0`)
  expect(text).toMatch(/^twinbot_care_total\{tier="crisis"\} 1$/m)
  expect(text).toMatch(/^twinbot_care_total\{tier="none"\} \d+$/m)
  expect(text).toMatch(/^twinbot_loop_delay_p99_seconds [\d.e-]+$/m)

  const personal = [ada.token, ada.user.sub, ada.deviceKey, messageId, 'Wisteria', 'Marmalade', 'sleep']
  for (const word of [...personal, cast.ada.email, cast.ada.given, cast.ada.family]) {
    expect(text).not.toContain(word)
  }
  // Not reachable from other machines unless the operator says so.
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find(at => at && !at.internal && at.family === 'IPv4')
  if (elsewhere) await expect(fetch(`http://${elsewhere.address}:${port}/metrics`)).rejects.toThrow()
  // Every line is valid for Prometheus.
  const line = /^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/
  for (const written of text.trimEnd().split('\n')) expect(written).toMatch(line)
  expect((await app.fetch('/metrics')).headers.get('content-type')).not.toContain('text/plain')
})

test('a figure that cannot be had leaves the others standing', async () => {
  const metrics = createMetrics()
  metrics.gauge('twinbot_asked', () => Promise.reject(new Error('away')))
  metrics.gauge('twinbot_known', () => 7)
  const text = await metrics.text()
  await metrics.close()
  expect(text).toContain('twinbot_known 7')
  expect(text).not.toMatch(/^twinbot_asked [\d]/m)
})

onEmbedded('the figures are for this machine only, unless the operator says otherwise', async () => {
  const port = await freePort()
  const settings = { METRICS_PORT: String(port), HOST: '0.0.0.0' }
  const seenFrom = (address: string) =>
    fetch(`http://${address}:${port}/metrics`).then(
      ({ status }) => status,
      () => 'nothing there',
    )
  const app = await openApp({ settings })
  expect(await seenFrom('127.0.0.1')).toBe(200)
  // Any address other than the one listened on will do; all of 127/8 is this machine.
  expect(await seenFrom('127.0.0.2')).toBe('nothing there')
  await app.stop()
  const open = await openApp({ settings: { ...settings, METRICS_HOST: '0.0.0.0' } })
  expect(await seenFrom('127.0.0.2')).toBe(200)
  await open.stop()
})
