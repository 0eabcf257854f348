import { afterEach, expect, test, vi } from 'vitest'
import type { Reader } from '#server/reading/reading.ts'
import { getMessages, postChat } from '#shared/companion.ts'
import { openWire, type Wire } from '#test/fuzz/wire.ts'
import { afterTest } from '#test/support/after-test.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { sharedReader } from '#test/support/shared-reader.ts'

afterEach(() => vi.useRealTimers())

const head = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'
/** Matches nothing, so `until` waits for the end of the connection. */
const NOTHING = /(?!)/
const PATIENCE_MS = 60_000
const login = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

/** A connection that has sent this and stays open. */
async function waitingAfter(app: TestApp, said: string): Promise<Wire> {
  const wire = await openWire(app.url)
  afterTest(async () => wire.end())
  if (said) wire.write(said)
  // By then the server has received it.
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

/** A reader that pauses on these texts until the test releases them. */
function holdingReader(...texts: string[]) {
  const gates = new Map(
    texts.map(text => [
      text,
      { begun: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() },
    ]),
  )
  const reader: Partial<Reader> = {
    async read(text, ...more) {
      gates.get(text)?.begun.resolve()
      await gates.get(text)?.released.promise
      return sharedReader().read(text, ...more)
    },
  }
  return {
    reader,
    begun: (text: string) => gates.get(text)?.begun.promise,
    release: (text: string) => gates.get(text)?.released.resolve(),
  }
}

/** Sends this on a keep-alive connection. */
async function sayOnWire(app: TestApp, { token }: SignedIn, text: string): Promise<Wire> {
  const wire = await openWire(app.url)
  afterTest(async () => wire.end())
  const body = JSON.stringify({ text, chatId: 'TwinBot' })
  wire.write(
    `POST ${postChat.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  return wire
}

test('what Ada said before the server was stopped is answered, whoever else is connected', async () => {
  const [adas, bens, chloes] = ['It rained all day.', 'I slept well.', 'I baked bread.'] as const
  const { reader, begun, release } = holdingReader(adas, bens, chloes)
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  await waitingAfter(app, '')
  const answering = ada.call(postChat, { body: { text: adas, chatId: 'TwinBot' } })
  const others = [
    { text: bens, wire: await sayOnWire(app, await app.signIn('ben'), bens) },
    { text: chloes, wire: await sayOnWire(app, await app.signIn('chloe'), chloes) },
  ]
  await Promise.all([adas, bens, chloes].map(begun))
  // With a stopped clock the final deadline never comes, however slow this machine; `expect.poll` would
  // advance it.
  vi.useFakeTimers({ toFake: ['performance'] })
  const stopped = app.stop()
  // While closing, only the regular scan ends connections that were answered: at the latest Chloe's.
  for (const { text, wire } of others) {
    release(text)
    await wire.until(NOTHING, PATIENCE_MS)
    expect(wire.ended()).toBe(true)
    expect(wire.came()).toContain('200 OK')
  }
  release(adas)
  const { reply } = await answering
  await stopped
  vi.useRealTimers()
  const again = await (await openApp({ sharing: app })).signIn('ada')
  const { messages } = await again.call(getMessages, { params: { chatId: 'TwinBot' }, query: {} })
  // A question of the bank may follow.
  expect(messages.slice(0, 2).map(({ from, text }) => [from, text])).toEqual([
    ['user', adas],
    ['bot', reply],
  ])
})

onEmbedded('a server that is stopped does not wait for a body as long as it would otherwise', async () => {
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
