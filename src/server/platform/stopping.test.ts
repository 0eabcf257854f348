import { afterEach, expect, test, vi } from 'vitest'
import { postChat } from '#shared/companion.ts'
import { openWire, type Wire } from '#test/fuzz/wire.ts'
import { afterwards } from '#test/support/afterwards.ts'
import { openApp, sharedReader, type TestApp } from '#test/support/app.ts'

afterEach(() => vi.useRealTimers())

const head = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'
const login = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

/** A connection that has said this and says no more. */
async function waitingAfter(app: TestApp, said: string): Promise<Wire> {
  const wire = await openWire(app.url)
  afterwards(async () => wire.end())
  if (said) wire.write(said)
  // By then the server has heard it.
  await app.fetch('/healthz')
  return wire
}

test.each([
  ['has said nothing', ''],
  ['is in the middle of a header', `${head}x-slow: `],
  ['was answered and asks again, but not to the end', `${head}\r\n${head}`],
])('a server that is stopped waits for nobody who %s', async (_, said) => {
  const app = await openApp()
  const wire = await waitingAfter(app, said)
  await app.stop()
  await expect.poll(wire.ended).toBe(true)
})

test('what Ada said before the server was stopped is answered, whoever else is connected', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: reading, resolve: begun } = Promise.withResolvers<void>()
  const app = await openApp({
    reader: {
      async read(...asked) {
        begun()
        await held
        return sharedReader().read(...asked)
      },
    },
  })
  const ada = await app.signIn('ada')
  await waitingAfter(app, '')
  const answering = ada.call(postChat, { body: { text: 'It rained all day.', chatId: 'TwinBot' } })
  await reading
  const stopped = app.stop()
  // Long enough for connections to be looked through several times.
  await new Promise(resolve => setTimeout(resolve, 500))
  release()
  expect((await answering).reply).not.toBe('')
  await stopped
})

test('a server that is stopped does not wait for a body as long as it would otherwise', async () => {
  const app = await openApp({ settings: { BODY_SECONDS: '3600' } })
  const wire = await waitingAfter(app, `${login}content-length: 100\r\n\r\n{`)
  vi.useFakeTimers({ toFake: ['performance'] })
  const stopped = app.stop()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return wire.ended()
    })
    .toBe(true)
  await stopped
})
