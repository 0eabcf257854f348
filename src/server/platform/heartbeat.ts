/** Disconnects dead peers: a socket that has not answered a ping by the next one is terminated. */
import type { WebSocket } from 'ws'

const HEARTBEAT_MS = 25_000

export function createHeartbeat(open: Set<WebSocket>, everyMs = HEARTBEAT_MS): { stop(): void } {
  const waiting = new WeakSet<WebSocket>()

  function beat(socket: WebSocket): void {
    if (waiting.has(socket)) return socket.terminate()
    waiting.add(socket)
    socket.once('pong', () => waiting.delete(socket))
    socket.ping()
  }

  const timer = setInterval(() => {
    for (const socket of open) if (socket.readyState === socket.OPEN) beat(socket)
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
