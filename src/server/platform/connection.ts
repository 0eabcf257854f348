/**
 * One open socket. It alone writes to the wire: frames that are made once go out as bytes, past ws's own
 * queue, and a reader that does not keep up is cut off instead of being buffered for ever.
 */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Refusal } from '#shared/errors.ts'
import type { Problem, ServerFrame } from '#shared/live.ts'
import type { Caller } from './endpoint.ts'
import { textFrame } from './text-frame.ts'

/** What may wait for one reader. They catch up by history once they are back. */
export const MOST_WAITING_BYTES = 1024 * 1024

const { OPEN } = WebSocket

export type Connection = {
  readonly caller: Caller
  readonly threadId: string
  /** Whole frames, as `wire` makes them; whatever is given at once goes out in one write. */
  write(frames: Buffer): void
  say(frame: ServerFrame): void
  refuse(refusal: Refusal, more?: Pick<Problem, 'id' | 'care'>): void
  close(code: number, reason: string): void
}

type Who = {
  caller: Caller
  threadId: string
  /** Told when what was to be written could not be, because its reader does not keep up. */
  cut?(): void
}

export function createConnection(socket: WebSocket, wire: Duplex, who: Who): Connection {
  return new Line(socket, wire, who)
}

/**
 * A class, where nearly all else is functions: a turn in a large thread writes to a thousand of these, and to reach
 * one object for each instead of several functions and what they share makes such a write about a tenth cheaper.
 */
class Line implements Connection {
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

  /** ws writes its control frames whole and at once, so they never fall into the middle of ours. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }
}

export function problemOf({ code, message, detail }: Refusal, more: Partial<Problem> = {}): Problem {
  const { field, length, limit, retryAfterSeconds } = detail
  return { type: 'error', code, error: message, field, length, limit, retryAfterSeconds, ...more }
}
