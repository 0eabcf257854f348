/**
 * The upper bound: plain ws, with the frames of one turn joined into one write per member. It sends the same
 * frame as the product but checks nothing; with `store` it saves each turn in one fully synchronous SQLite
 * transaction.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { joinFrames, textFrame } from '#server/platform/text-frame.ts'
import { groupMessage } from './group-message.ts'

const [, , mode, folder] = process.argv
const keep = mode === 'store' ? openStore(join(folder ?? '.', 'bare.sqlite')) : () => {}
const wires = new Set<IncomingMessage['socket']>()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })
let turn: Array<{ id: string; seq: number; text: string; frame: Buffer }> = []
let seq = 0

const server = createServer()
server.on('upgrade', (request, wire, head) => {
  sockets.handleUpgrade(request, wire, head, (socket: WebSocket) => {
    wires.add(request.socket)
    socket.on('close', () => wires.delete(request.socket))
    socket.on('error', () => {})
    socket.on('message', data => receive(String(data)))
  })
})

function receive(text: string): void {
  const sent = JSON.parse(text)
  seq += 1
  if (turn.length === 0) setImmediate(flush)
  turn.push({ id: sent.id, seq, text: sent.text, frame: textFrame(JSON.stringify(groupMessage(sent, seq))) })
}

function flush(): void {
  const said = turn
  turn = []
  keep(said)
  const frames = joinFrames(said.map(({ frame }) => frame))
  for (const wire of wires) wire.write(frames)
}

function openStore(file: string) {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table messages (seq integer primary key, id text unique, body blob)')
  const insert = database.prepare('insert into messages values (?, ?, ?)')
  return (said: typeof turn) => {
    database.exec('begin')
    for (const { seq, id, text } of said) insert.run(seq, id, Buffer.from(text))
    database.exec('commit')
  }
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
