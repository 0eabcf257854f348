/** The answer to a request that the HTTP parser itself refuses: too slow, too long a head, or no HTTP at all. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Says that the connection closes: a client that keeps connections would lose its next request on it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOf[error.code ?? ''] ?? 400
  const body = JSON.stringify({ error: STATUS_CODES[status], statusCode: status })
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroy(error)
}
