/**
 * A wire that can be cut: passes bytes on to another port, and, while cut, takes nobody and drops whoever
 * is on it. For what happens when a server that others stand on goes away and comes back.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterwards } from './afterwards.ts'

export type Proxy = {
  /** The address given, leading through here. */
  url: string
  cut(): void
  mend(): void
}

export async function openProxy(target: string): Promise<Proxy> {
  const to = new URL(target)
  const wires = new Set<Socket>()
  let isCut = false
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
    near.pipe(far).pipe(near)
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
  }
}
