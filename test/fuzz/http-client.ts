/** A minimal HTTP client: keep-alive, no redirects, no retries, no parsing. */
import { Agent, request } from 'node:http'
import type { Local } from './wire.ts'

export type Request = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array | undefined
}
/** `status` is 0 if the connection closed before an answer. */
export type Answer = { status: number; text: string; headers: Record<string, unknown> }
export type Client = { send(asked: Request): Promise<Answer>; close(): void }

const USUAL_PATIENCE_MS = 20_000

type Options = Local & { patienceMs?: number }

export function createClient(url: string, lines: number, options: Options = {}): Client {
  const { hostname, port } = new URL(url)
  const { localAddress, patienceMs = USUAL_PATIENCE_MS } = options
  const agent = new Agent({ keepAlive: true, maxSockets: lines, ...(localAddress && { localAddress }) })
  return {
    send: ({ method, path, headers, body }) =>
      new Promise(resolve => {
        const cut = (error: Error) => resolve({ status: 0, text: String(error), headers: {} })
        const length = body ? { 'content-length': String(body.length) } : {}
        const asking = request(
          { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: patienceMs },
          answer => {
            const chunks: Buffer[] = []
            answer.on('data', chunk => chunks.push(chunk))
            answer.on('error', cut)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                text: Buffer.concat(chunks).toString('utf8'),
                headers: answer.headers,
              }),
            )
          },
        )
        asking.on('error', cut)
        asking.on('timeout', () => asking.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
        asking.end(body)
      }),
    close: () => agent.destroy(),
  }
}
