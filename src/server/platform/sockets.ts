/**
 * The live socket: says who is there and on which thread, closes with a code that tells why, and
 * survives anything a client sends. A refused upgrade would show a browser only 1006 and it would
 * retry for ever, so a connection is accepted first and then closed with 44xx.
 */
import websocket from '@fastify/websocket'
import type { WebSocket } from 'ws'
import { Refusal, type RefusalCode, refusals } from '#shared/errors.ts'
import { type ClientFrame, clientFrame, closeCodes, type ServerFrame } from '#shared/live.ts'
import type { Authenticate, Caller } from './endpoint.ts'
import type { Http } from './http.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'

const MAX_FRAME_BYTES = 40_000
const HEARTBEAT_MS = 25_000
/** A browser may say something before it is known who it is; that waits, but not without end. */
const EARLY_FRAMES = 20
/** A stopping server spreads its closes, so that not everybody reconnects in the same moment. */
const SPREAD_CLOSES_MS = 2000

type Parts = {
  path: string
  origins: string[]
  authenticate: Authenticate
  isThread(id: string): boolean
  live: Live
  log: Log
}

export type Sockets = { count(): number; close(): Promise<void> }

export async function mountSockets(http: Http, parts: Parts): Promise<Sockets> {
  const open = new Set<WebSocket>()
  // One byte of room over the limit, so that a frame that is too large gets an answer and not a cut line.
  await http.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES * 4, perMessageDeflate: false } })

  http.get(parts.path, { websocket: true }, (socket, request) => {
    open.add(socket)
    const early: Array<[Buffer, boolean]> = []
    let receive = (data: Buffer, binary: boolean) => {
      if (early.length < EARLY_FRAMES) early.push([data, binary])
    }
    // Before the first await: a frame that arrives while we look the token up must not be lost.
    socket.on('message', (data, binary) => receive(data as Buffer, binary))
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))

    const origin = request.headers.origin
    if (origin && !isSameOrigin(origin, request.headers.host) && !parts.origins.includes(origin)) {
      return socket.close(closeCodes.notSignedIn, 'origin')
    }
    const { token, threadId } = request.query as Record<string, string | undefined>
    admit(socket, String(token ?? ''), String(threadId ?? ''))
      .then(() => {
        receive = (data, binary) => hear(socket, data, binary)
        for (const [data, binary] of early) receive(data, binary)
      })
      .catch(error => turnAway(socket, error))
  })

  async function admit(socket: WebSocket, token: string, threadId: string): Promise<Caller> {
    const caller = await parts.authenticate(token)
    if (!parts.isThread(threadId)) throw new Refusal('thread-unknown')
    const stop = parts.live.watch(`session:${caller.sessionId}`, () => {
      socket.close(closeCodes.sessionEnded, 'session ended')
    })
    socket.on('close', stop)
    // The session may have ended between the look-up and the watch.
    await parts.authenticate(token)
    return caller
  }

  function turnAway(socket: WebSocket, error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'unexpected'
    if (code === 'thread-unknown') return socket.close(closeCodes.threadUnknown, 'thread unknown')
    if (code === 'not-signed-in') return socket.close(closeCodes.notSignedIn, 'not signed in')
    parts.log.error({ err: error }, 'socket not opened')
    socket.close(1011, 'try again')
  }

  const heartbeat = setInterval(() => {
    for (const socket of open) beat(socket)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    count: () => open.size,
    async close() {
      clearInterval(heartbeat)
      const closing = [...open]
      const step = closing.length > 1 ? SPREAD_CLOSES_MS / closing.length : 0
      await Promise.all(closing.map((socket, i) => closeSoftly(socket, i * step)))
    },
  }
}

const waitingForPong = new WeakSet<WebSocket>()

function beat(socket: WebSocket): void {
  if (waitingForPong.has(socket)) return socket.terminate()
  waitingForPong.add(socket)
  socket.once('pong', () => waitingForPong.delete(socket))
  socket.ping()
}

function hear(socket: WebSocket, data: Buffer, binary: boolean): void {
  if (binary) return refuse(socket, 'unsupported-type')
  if (data.length > MAX_FRAME_BYTES) return refuse(socket, 'too-large')
  const frame = readFrame(data)
  if (!frame) return refuse(socket, 'bad-input')
  say(socket, { type: 'pong' })
}

function readFrame(data: Buffer): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(data.toString('utf8'))).data
  } catch {
    return undefined
  }
}

function refuse(socket: WebSocket, code: RefusalCode): void {
  say(socket, { type: 'error', code, error: refusals[code][1] })
}

function say(socket: WebSocket, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame))
}

/** Compares with the host the browser asked for, which a proxy passes on. */
function isSameOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

function closeSoftly(socket: WebSocket, afterMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => {
      if (socket.readyState === socket.CLOSED) return resolve()
      socket.once('close', () => resolve())
      socket.close(closeCodes.stopping, 'the server is stopping')
      setTimeout(() => socket.terminate(), 1000).unref()
    }, afterMs)
  })
}
