/** socket.io with nothing stored and nothing checked: each message goes to everybody in the room. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { Server } = await import(process.argv[2] ?? 'socket.io')
const server = createServer()
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
let seq = 0

type Socket = {
  join(room: string): void
  on(event: string, hear: (message: Record<string, string>) => void): void
}

io.on('connection', (socket: Socket) => {
  socket.join('thread')
  socket.on('sendMessage', ({ id, stream_id, text }) => {
    seq += 1
    const timestamp = new Date().toISOString()
    const message = {
      type: 'group_message',
      stream_id,
      id,
      seq,
      from: 'Person',
      userId: '0'.repeat(22),
      text,
      timestamp,
    }
    io.to('thread').emit('group_message', message)
  })
})

server.listen(0, '127.0.0.1', () => {
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
