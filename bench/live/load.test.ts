import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { compileLoad, ID, runLoad, type Shape } from './load.ts'
import { howLong, planFrom } from './plan.ts'

const program = compileLoad()
const shape: Shape = { members: 20, senders: 4, window: 2, rate: 0, seconds: 1 }

/** Broadcasts every message, and treats each member as the test wants. */
async function room(enter: (socket: WebSocket) => void = () => {}) {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', socket => {
    socket.on('message', data => {
      const { id } = JSON.parse(String(data))
      for (const other of sockets.clients) other.send(JSON.stringify({ type: 'group_message', id }))
    })
    enter(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, memory: () => 0, cpu: () => 0, stop: async () => {} }
}

async function measured(enter?: Parameters<typeof room>[0]) {
  const server = await room(enter)
  const lines = [{ port: server.port, path: '/', frame: JSON.stringify({ id: ID }) }]
  return runLoad(program ?? '', server, lines, '-', shape)
}

test.skipIf(!program)('whoever answers pings stays in, however long it takes', async () => {
  let answered = 0
  const figures = await measured(socket => {
    socket.on('pong', () => {
      answered += 1
    })
    socket.ping('still there?')
  })
  expect(figures).toMatchObject({ lost: 0 })
  expect(answered).toBe(shape.members)
})

test.skipIf(!program)('members who are cut off are told, and the others go on', async () => {
  const all: WebSocket[] = []
  const figures = await measured(socket => {
    all.push(socket)
    // In the middle of the run, and usually senders.
    socket.on('message', () => {
      for (const gone of all.slice(0, 3)) gone.terminate()
    })
  })
  expect(figures).toMatchObject({ lost: 3 })
  expect((figures as { deliveries: number }).deliveries).toBeGreaterThan(0)
})

test.skipIf(!program)(
  'when everybody is cut off, or nobody let in, there are words in place of figures',
  async () => {
    expect(await measured(socket => socket.terminate())).toBe('every member was cut off')
    const closed = await room()
    const lines = [{ port: 1, path: '/', frame: ID }]
    expect(await runLoad(program ?? '', closed, lines, '-', shape)).toBe('the server does not listen')
  },
)

test('the bench says how long it takes: a few minutes, more only when asked', () => {
  const short = planFrom([])
  expect(short.estimate).toBeLessThan(5.5)
  expect(howLong(short)).toMatch(/^This takes about 5 minutes, and at most 6;/)
  expect(planFrom(['--long']).contenders).toContain('two-nodes')
  expect(howLong(planFrom(['--rounds', '1', '--shapes', '100/20']))).toMatch(/^This takes about 1 minute,/)
})
