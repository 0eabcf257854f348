/** A live socket as in a browser: frames in order of arrival, and the close code. */
import { afterTest } from './after-test.ts'

const PATIENCE_MS = 60_000

export type Frame = { type?: string; [field: string]: unknown }

export type TestSocket = {
  send(frame: unknown): void
  /** For invalid JSON or binary data. */
  sendRaw(data: string | Uint8Array<ArrayBuffer>): void
  /** The next unread frame; with a type, frames of other types are skipped. */
  next(type?: string): Promise<Frame>
  /** Frames received but not yet read. */
  unread(): Frame[]
  /** Every frame received, read or not. */
  all(): Frame[]
  closed: Promise<{ code: number; reason: string }>
  close(): void
}

/** Resolves when the connection opens; the server may still close it immediately (see `closed`). */
export async function openSocket(
  baseUrl: string,
  path: string,
  query: Record<string, string>,
): Promise<TestSocket> {
  const address = new URL(path, baseUrl.replace(/^http/, 'ws'))
  address.search = new URLSearchParams(query).toString()
  const socket = new WebSocket(address)
  const frames: Frame[] = []
  const all: Frame[] = []
  let wake = () => {}

  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data))
    frames.push(frame)
    all.push(frame)
    wake()
  })
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.addEventListener('close', ({ code, reason }) => {
      resolve({ code, reason })
      wake()
    })
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')))
  })
  afterTest(async () => socket.close())

  async function next(type?: string): Promise<Frame> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const at = frames.findIndex(frame => type === undefined || frame.type === type)
      if (at >= 0) return frames.splice(0, at + 1).at(-1)!
      const wanted = type ?? 'frame'
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed while waiting for a ${wanted}.`)
      if (Date.now() >= deadline) throw new Error(`No ${wanted} in ${PATIENCE_MS / 1000} s.`)
      await new Promise<void>(resolve => {
        wake = resolve
        setTimeout(resolve, deadline - Date.now()).unref()
      })
    }
  }

  return {
    send: frame => socket.send(JSON.stringify(frame)),
    sendRaw: data => socket.send(data),
    next,
    unread: () => [...frames],
    all: () => [...all],
    closed,
    close: () => socket.close(),
  }
}
