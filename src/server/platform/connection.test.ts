import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { afterTest } from '#test/support/after-test.ts'
import { type Connection, createConnection, MOST_WAITING_BYTES } from './connection.ts'
import { createHeartbeat } from './heartbeat.ts'
import { joinFrames, textFrame } from './text-frame.ts'

/** Two ends of a real socket. */
async function openPair() {
  const http = createServer()
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const accepted = new Promise<{ socket: WebSocket; wire: Duplex }>(resolve => {
    http.on('upgrade', (request, wire, head) => {
      server.handleUpgrade(request, wire, head, socket => resolve({ socket, wire }))
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  await once(reader, 'open')
  const { socket, wire } = await accepted
  afterTest(async () => {
    reader.terminate()
    socket.terminate()
    http.close()
  })
  const cuts: number[] = []
  const caller = { userId: 'u', sessionId: 's', timeZone: 'UTC' }
  const connection: Connection = createConnection(socket, wire, {
    caller,
    threadId: 'sleep',
    cut: () => cuts.push(1),
  })
  return { reader, socket, wire, connection, cuts }
}

test('frames of every length arrive as they were written, several in one write', async () => {
  const { reader, connection } = await openPair()
  const texts = [0, 1, 125, 126, 65_535, 65_536, 100_000].map(
    length => 'é'.repeat(length / 2) + 'x'.repeat(length % 2),
  )
  const heard: string[] = []
  reader.on('message', data => heard.push(String(data)))
  connection.write(joinFrames(texts.map(textFrame)))
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
})

test('a reader that does not keep up is cut off, and its share of memory is bounded', async () => {
  const { reader, socket, wire, connection, cuts } = await openPair()
  reader.pause()
  const frame = textFrame('x'.repeat(60_000))
  let most = 0
  for (let i = 0; i < 2000 && socket.readyState === socket.OPEN; i++) {
    connection.write(frame)
    most = Math.max(most, wire.writableLength)
    if (i % 50 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  expect(socket.readyState).not.toBe(socket.OPEN)
  expect(cuts).toHaveLength(1)
  expect(most).toBeLessThanOrEqual(MOST_WAITING_BYTES + frame.length)
})

test('who answers pings stays; who is gone without a word is found and cut off', async () => {
  const here = await openPair()
  const gone = await openPair()
  gone.reader.pause()
  const heartbeat = createHeartbeat(new Set([here.socket, gone.socket]), 100)
  afterTest(async () => heartbeat.stop())
  await once(gone.socket, 'close')
  expect(here.socket.readyState).toBe(here.socket.OPEN)
})
