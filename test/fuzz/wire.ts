/** A raw connection to the server: writes anything, and may be cut at any byte. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 5000

export type Wire = {
  write(bytes: string | Uint8Array): void
  /** Everything received so far. */
  came(): string
  /** Waits until something matches, the connection ends, or the timeout; returns whether it matched. */
  until(pattern: RegExp, patienceMs?: number): Promise<boolean>
  /** Closes with a TCP reset, like a machine that was switched off. */
  reset(): void
  end(): void
  ended(): boolean
}

export type Local = { localAddress?: string | undefined }

export async function openWire(url: string, local: Local = {}): Promise<Wire> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    ...(local.localAddress && { localAddress: local.localAddress }),
  })
  let came = ''
  let ended = false
  socket.on('data', chunk => (came = (came + chunk.toString('latin1')).slice(-100_000)))
  socket.on('error', () => {})
  socket.on('close', () => (ended = true))
  await once(socket, 'connect')
  return {
    write: bytes => void socket.write(bytes),
    came: () => came,
    async until(pattern, patienceMs = PATIENCE_MS) {
      for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(2)) {
        if (pattern.test(came)) return true
        if (ended) return false
      }
      return false
    },
    reset: () => void socket.resetAndDestroy(),
    end: () => socket.destroy(),
    ended: () => ended,
  }
}

/** A frame as a browser writes it: masked, with the shortest length encoding. */
export function clientFrameBytes(payload: string | Uint8Array, opcode = 1): Buffer {
  const data = Buffer.from(payload as string)
  const mask = Buffer.from([7, 77, 177, 27])
  const head =
    data.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | data.length])
      : data.length < 65_536
        ? Buffer.from([0x80 | opcode, 0x80 | 126, data.length >> 8, data.length & 255])
        : Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 127, 0, 0, 0, 0]), uint32(data.length)])
  return Buffer.concat([head, mask, data.map((byte, i) => byte ^ mask[i % 4]!)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The upgrade request of a live socket. */
export function upgradeRequest(url: string, path: string, more: Record<string, string> = {}): string {
  const headers = {
    Host: new URL(url).host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
