/**
 * One open WebSocket. Broadcast frames are encoded once and written as bytes, bypassing ws's own queue, and
 * a client that cannot keep up is disconnected instead of buffered without limit.
 */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Refusal } from '#shared/errors.ts'
import type { Problem, ServerFrame } from '#shared/live.ts'
import type { Caller } from './endpoint.ts'
import { textFrame } from './text-frame.ts'

/** The most that may be buffered for one client. After reconnecting they catch up from history. */
export const MOST_WAITING_BYTES = 1024 * 1024

const { OPEN } = WebSocket

export type Connection = {
  readonly caller: Caller
  readonly threadId: string
  /** Complete frames, as `text-frame` encodes them; each call is one write. */
  write(frames: Buffer): void
  say(frame: ServerFrame): void
  refuse(refusal: Refusal, more?: Pick<Problem, 'id' | 'care'>): void
  close(code: number, reason: string): void
}

type Who = {
  caller: Caller
  threadId: string
  /** Called when a client was disconnected because it did not keep up. */
  cut?(): void
}

export function createConnection(socket: WebSocket, wire: Duplex, who: Who): Connection {
  return new SocketConnection(socket, wire, who)
}

/**
 * A class for speed: a message in a large thread writes to a thousand of these, and one object per
 * connection makes that about 10 % cheaper than closures.
 */
class SocketConnection implements Connection {
  readonly caller: Caller
  readonly threadId: string
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #cut: (() => void) | undefined

  constructor(socket: WebSocket, wire: Duplex, { caller, threadId, cut }: Who) {
    this.#cut = cut
    this.caller = caller
    this.threadId = threadId
    this.#socket = socket
    this.#wire = wire
  }

  write(frames: Buffer): void {
    const socket = this.#socket
    const wire = this.#wire
    if (socket.readyState !== OPEN || frames.length === 0) return
    if (wire.writableLength > MOST_WAITING_BYTES) {
      this.#cut?.()
      return socket.terminate()
    }
    wire.write(frames)
  }

  say(frame: ServerFrame): void {
    this.write(textFrame(JSON.stringify(frame)))
  }

  refuse(refusal: Refusal, more?: Pick<Problem, 'id' | 'care'>): void {
    this.say(problemOf(refusal, more))
  }

  /** ws writes control frames in one piece, so they never split one of ours. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }
}

export function problemOf({ code, message, detail }: Refusal, more: Partial<Problem> = {}): Problem {
  const { field, length, limit, retryAfterSeconds } = detail
  return { type: 'error', code, error: message, field, length, limit, retryAfterSeconds, ...more }
}
