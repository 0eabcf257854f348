/**
 * A TCP proxy that can be cut (connections dropped and refused) or frozen (accepted, but nothing passed on),
 * to test what happens when a server we depend on fails or hangs, and recovers.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterTest } from './after-test.ts'

export type Proxy = {
  /** The given URL, through this proxy. */
  url: string
  cut(): void
  mend(): void
  freeze(): void
  thaw(): void
}

export async function openProxy(target: string): Promise<Proxy> {
  const to = new URL(target)
  const wires = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer(near => {
    if (isCut) return near.destroy()
    const far = connect(Number(to.port), to.hostname)
    for (const wire of [near, far]) {
      wires.add(wire)
      wire.on('error', () => {})
      wire.on('close', () => {
        wires.delete(wire)
        near.destroy()
        far.destroy()
      })
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('data', bytes => to.write(bytes))
    if (isFrozen) for (const wire of [near, far]) wire.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const drop = () => {
    for (const wire of wires) wire.destroy()
  }
  afterTest(async () => {
    drop()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: url.href,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    freeze() {
      isFrozen = true
      for (const wire of wires) wire.pause()
    },
    thaw() {
      isFrozen = false
      for (const wire of wires) wire.resume()
    },
  }
}
