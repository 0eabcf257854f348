/**
 * nginx with deploy/nginx.conf in front of one server: one address may hold only so many requests, and
 * others are served.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '#test/fuzz/http-client.ts'
import { openNginx } from '#test/fuzz/nginx.ts'
import { openWire, upgradeRequest, type Wire } from '#test/fuzz/wire.ts'
import { expect, test } from '#test/support/journey.ts'

const root = join(import.meta.dirname, '..', '..')
const [greedy, other] = ['127.0.0.1', '127.0.0.2']
const AT_A_TIME = 100
/** A request whose body never arrives. */
const begun = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'

function mostForOneAddress(): number {
  const settings = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  return Number(/limit_conn twinbot_addresses (\d+);/.exec(settings)?.[1])
}

/** Holds this many more unfinished requests from the greedy address. */
async function hold(url: string, held: Wire[], count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_A_TIME) {
    const some = Array.from({ length: Math.min(left, AT_A_TIME) }, () =>
      openWire(url, { localAddress: greedy }),
    )
    for (const wire of await Promise.all(some)) {
      wire.write(begun)
      held.push(wire)
    }
  }
}

test.skip(process.platform === 'darwin', 'macOS has one loopback address only')

test.afterAll(async () => {
  const { stopServices } = await import(join(root, 'bin', 'test-services.mjs'))
  await stopServices()
})

test('somebody who holds open all that one address may is refused more, and Ada elsewhere is served', async ({
  member,
  server,
}) => {
  const { email, password } = await member('ada')
  const url = await openNginx(server.url.replace('localhost', '127.0.0.1'))
  const [theirs, adas] = [greedy, other].map(localAddress => createClient(url, 1, { localAddress }))
  const asked = { method: 'GET', path: '/healthz', headers: {} }
  const held: Wire[] = []
  try {
    const most = mostForOneAddress()
    await hold(url, held, most - 1)
    expect((await theirs!.send(asked)).status).toBe(200)
    // On a slow machine the first ones may time out while the last are opened.
    const holdMore = () => hold(url, held, 20)
    await holdMore()
    const refused = async () => {
      const { status } = await theirs!.send(asked)
      if (status !== 429) await holdMore()
      return status
    }
    await expect.poll(refused).toBe(429)

    const signedIn = await adas!.send({
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ email, password })),
    })
    expect(signedIn.status).toBe(200)
    const socket = `/production?threadId=sleep&token=${JSON.parse(signedIn.text).token}`
    const opens = async (localAddress: string) => {
      const wire = await openWire(url, { localAddress })
      held.push(wire)
      wire.write(upgradeRequest(url, socket))
      await wire.until(/\r\n\r\n/)
      return wire.came().split('\r\n')[0]
    }
    expect(await opens(other)).toContain(' 101 ')
    await holdMore()
    expect(await opens(greedy)).toContain(' 429 ')
  } finally {
    for (const wire of held) wire.end()
  }
  await expect.poll(async () => (await theirs!.send(asked)).status).toBe(200)
  for (const client of [theirs, adas]) client?.close()
})
