/**
 * One open socket. It alone writes to the wire: frames that are made once go out as bytes, past ws's own
 * queue, and a reader that does not keep up is cut off instead of being buffered for ever.
 */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Refusal } from '#shared/errors.ts'
import type { Problem, ServerFrame } from '#shared/live.ts'
import type { Caller } from './endpoint.ts'
import { textFrame } from './wire.ts'

/** What may wait for one reader. They catch up by history once they are back. */
export const MOST_WAITING_BYTES = 1024 * 1024

export type Connection = {
  readonly caller: Caller
  readonly threadId: string
  /** Whole frames, as `wire` makes them; whatever is given at once goes out in one write. */
  write(frames: Buffer): void
  say(frame: ServerFrame): void
  refuse(refusal: Refusal, more?: Pick<Problem, 'id' | 'care'>): void
  close(code: number, reason: string): void
}

export function createConnection(
  socket: WebSocket,
  wire: Duplex,
  who: { caller: Caller; threadId: string },
): Connection {
  function write(frames: Buffer): void {
    if (socket.readyState !== socket.OPEN || frames.length === 0) return
    if (wire.writableLength > MOST_WAITING_BYTES) return socket.terminate()
    wire.write(frames)
  }
  const say = (frame: ServerFrame) => write(textFrame(JSON.stringify(frame)))
  return {
    ...who,
    write,
    say,
    refuse: (refusal, more) => say(problemOf(refusal, more)),
    // ws writes its control frames whole and at once, so they never fall into the middle of ours.
    close: (code, reason) => socket.close(code, reason),
  }
}

export function problemOf({ code, message, detail }: Refusal, more: Partial<Problem> = {}): Problem {
  const { field, length, limit, retryAfterSeconds } = detail
  return { type: 'error', code, error: message, field, length, limit, retryAfterSeconds, ...more }
}
