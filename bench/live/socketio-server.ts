/** socket.io without storage or checks: each message is broadcast to the room. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { groupMessage } from './group-message.ts'

const { Server } = await import(process.argv[2] ?? 'socket.io')
const server = createServer()
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
let seq = 0

type Socket = {
  join(room: string): void
  on(event: string, listener: (sent: { id: string; stream_id: string; text: string }) => void): void
}

io.on('connection', (socket: Socket) => {
  socket.join('thread')
  socket.on('sendMessage', sent => {
    seq += 1
    io.to('thread').emit('group_message', groupMessage(sent, seq))
  })
})

server.listen(0, '127.0.0.1', () => {
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
