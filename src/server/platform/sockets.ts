/**
 * The live socket: authenticates each connection and its thread, closes with a code that gives the reason,
 * and survives any input. A refused upgrade would show a browser only 1006, and it would retry forever, so
 * connections are accepted first and then closed with 44xx.
 */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Refusal } from '#shared/errors.ts'
import { type ClientFrame, closeCodes } from '#shared/live.ts'
import { addressOf, networkOf, type Trusts } from './address.ts'
import type { Clock } from './clock.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { type Connection, createConnection } from './connection.ts'
import type { Authenticate } from './endpoint.ts'
import { readFrame } from './frames.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { Http } from './http.ts'
import type { Rate } from './limits.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import { createTokenBuckets } from './token-buckets.ts'

/** Well above the frame limit, so an oversized frame gets an error instead of a disconnect. */
const MOST_READ_BYTES = 1024 * 1024
/** A stopping server spreads its closes, so clients do not all reconnect at once. */
const SPREAD_CLOSES_MS = 2000

/** A feature's side of an open connection. */
export type SocketHandler = {
  receive(frame: Exclude<ClientFrame, { action: 'ping' }>): void
  gone(): void
}

type Parts = {
  path: string
  origins: string[]
  /** How much one person may send, across all their connections. */
  rate: Rate
  bounds: { socketsPerPerson: number; socketsPerAddress: number }
  trusts: Trusts
  authenticate: Authenticate
  isThread(id: string): boolean
  /** Called once the person is authenticated; a refusal closes the connection. */
  onConnection(connection: Connection): Promise<SocketHandler>
  live: Live
  clock: Clock
  log: Log
}

export type Sockets = {
  count(): number
  /** How many clients were disconnected because they did not keep up. */
  cuts(): number
  close(): Promise<void>
}

export function mountSockets(http: Http, parts: Parts): Sockets {
  const open = new Set<WebSocket>()
  const addresses = createConcurrencyLimit(parts.bounds.socketsPerAddress)
  const people = createConcurrencyLimit(parts.bounds.socketsPerPerson)
  const buckets = createTokenBuckets(parts.rate)
  let cuts = 0
  // No compression: it costs memory per connection, and broadcast frames could not be encoded once.
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_READ_BYTES,
  })
  http.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    // A connection may be reset at any time, and an unhandled error would end the process.
    wire.on('error', () => wire.destroy())
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (url?.pathname !== parts.path) return turnBack(wire, '404 Not Found')
    const leave = addresses.enter(networkOf(addressOf(request, parts.trusts)))
    if (!leave) return turnBack(wire, '429 Too Many Requests')
    wire.once('close', leave)
    const welcome = isWelcome(request, parts.origins)
    const asked = [url.searchParams.get('token') ?? '', url.searchParams.get('threadId') ?? ''] as const
    server.handleUpgrade(request, wire, head, socket => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => {})
      if (!welcome) return socket.close(closeCodes.notSignedIn, 'origin')
      // Frames that arrive during authentication wait in the kernel.
      socket.pause()
      admit(socket, wire, ...asked)
        .catch(error => turnAway(socket, error))
        .finally(() => socket.resume())
    })
  })

  async function admit(socket: WebSocket, wire: Duplex, token: string, threadId: string): Promise<void> {
    const caller = await parts.authenticate(token)
    if (!parts.isThread(threadId)) throw new Refusal('thread-unknown')
    const leave = people.enter(caller.userId)
    if (!leave) return socket.close(closeCodes.flooding, 'too many connections')
    socket.on('close', leave)
    const connection = createConnection(socket, wire, { caller, threadId, cut })
    const stop = parts.live.watch(`session:${caller.sessionId}`, () => {
      socket.close(closeCodes.sessionEnded, 'session ended')
    })
    socket.on('close', stop)
    // The session may have ended between the lookup and the subscription.
    await parts.authenticate(token)
    const handler = await parts.onConnection(connection)
    if (socket.readyState === socket.CLOSED) return handler.gone()
    socket.on('close', handler.gone)
    listen(socket, connection, handler)
  }

  function cut(): void {
    cuts += 1
    parts.log.warn('a socket that did not keep up was cut off')
  }

  function listen(socket: WebSocket, connection: Connection, handler: SocketHandler): void {
    const { bucket, release } = buckets.of(connection.caller.userId)
    socket.on('close', release)
    socket.on('message', (data, binary) => {
      const spent = bucket.spend(parts.clock.now())
      if (spent === 'flood') return socket.close(closeCodes.flooding, 'too many messages')
      const read = readFrame(data as Buffer, binary)
      if (spent === 'wait') {
        const retryAfterSeconds = bucket.secondsUntilNext()
        return connection.refuse(new Refusal('rate-limited', { retryAfterSeconds }), { id: idOf(read) })
      }
      if ('refusal' in read) return connection.refuse(read.refusal, { id: read.id })
      if (read.frame.action === 'ping') return connection.say({ type: 'pong' })
      handler.receive(read.frame)
    })
  }

  function turnAway(socket: WebSocket, error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'unexpected'
    if (code === 'thread-unknown') return socket.close(closeCodes.threadUnknown, 'thread unknown')
    if (code === 'not-signed-in') return socket.close(closeCodes.notSignedIn, 'not signed in')
    parts.log.error({ err: error }, 'socket not opened')
    socket.close(closeCodes.tryAgain, 'try again')
  }

  const heartbeat = createHeartbeat(open)
  return {
    count: () => open.size,
    cuts: () => cuts,
    async close() {
      heartbeat.stop()
      const closing = [...open]
      const step = closing.length > 1 ? SPREAD_CLOSES_MS / closing.length : 0
      await Promise.all(closing.map((socket, i) => closeSoftly(socket, i * step)))
    },
  }
}

/** Before the upgrade, so refused connections cost nothing. */
function turnBack(wire: Duplex, status: string): void {
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => wire.destroy())
}

/** Browsers send the page's origin: it must be ours or one the operator allows. */
function isWelcome({ headers: { origin, host } }: IncomingMessage, origins: string[]): boolean {
  if (!origin || origins.includes(origin)) return true
  // Compared with the Host header, which a proxy passes on.
  return URL.canParse(origin) && new URL(origin).host === host
}

function idOf(read: ReturnType<typeof readFrame>): string | undefined {
  if ('refusal' in read) return read.id
  return 'id' in read.frame ? read.frame.id : undefined
}

/** Who leaves before their turn is not waited for. */
function closeSoftly(socket: WebSocket, afterMs: number): Promise<void> {
  return new Promise(resolve => {
    const turn = setTimeout(() => {
      socket.close(closeCodes.stopping, 'the server is stopping')
      setTimeout(() => socket.terminate(), 1000).unref()
    }, afterMs)
    socket.once('close', () => {
      clearTimeout(turn)
      resolve()
    })
  })
}
