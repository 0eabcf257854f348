/**
 * A wire that can be cut or frozen: passes bytes on to another port, and, while cut, takes nobody and drops whoever
 * is on it; while frozen, takes everybody and passes nothing on. For what happens when a server that others stand on
 * goes away or says nothing more, and comes back.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterwards } from './afterwards.ts'

export type Proxy = {
  /** The address given, leading through here. */
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
  afterwards(async () => {
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
