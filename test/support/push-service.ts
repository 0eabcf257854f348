/**
 * A push service on loopback with subscribed browsers: each decrypts its messages with its own keys (RFC
 * 8291) and verifies the signature (RFC 8292). `const phone = service.browser()`, then `await phone.next()`.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterTest } from './after-test.ts'

const PATIENCE_MS = 60_000

export type Delivery = {
  message: unknown
  /** Everything the service itself could see. */
  seen: string
  signedBy: string
}

export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: Delivery[]
  next(): Promise<Delivery>
  /** Refuses with this status from now on. */
  answer(status: number): void
  /** Accepts connections and never answers from now on. */
  keepSilent(): void
  /** How many requests are waiting right now. */
  waiting(): number
  /** How many requests were made, whatever the answer. */
  asked(): number
}

export async function openPushService() {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => number | undefined>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const take = browsers.get(request.url ?? '')
      const status = take ? take(request, Buffer.concat(parts)) : 404
      if (status) response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterTest(async () => {
    server.closeAllConnections()
    server.close()
  })

  function browser(): PushBrowser {
    const path = `/${randomBytes(8).toString('hex')}`
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    const auth = randomBytes(16)
    const received: Delivery[] = []
    let [status, asked, looked, waiting] = [201, 0, 0, 0]
    let silent = false
    let wake = () => {}
    browsers.set(path, (request, body) => {
      asked += 1
      if (silent) {
        waiting += 1
        request.socket.once('close', () => {
          waiting -= 1
        })
        return undefined
      }
      if (status === 201) {
        const message = JSON.parse(opened(body, keys, auth))
        const seen = JSON.stringify(request.headers) + body.toString('latin1')
        received.push({ message, seen, signedBy: signerOf(request, origin) })
      }
      wake()
      return status
    })
    const p256dh = keys.getPublicKey('base64url')
    return {
      subscription: { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } },
      received,
      async next() {
        const patience = AbortSignal.timeout(PATIENCE_MS)
        while (received.length <= looked) {
          await new Promise<void>((resolve, reject) => {
            wake = resolve
            patience.onabort = () => reject(new Error('No push came.'))
          })
        }
        looked += 1
        return received[looked - 1]!
      },
      answer(next) {
        status = next
      },
      keepSilent() {
        silent = true
      },
      waiting: () => waiting,
      asked: () => asked,
    }
  }

  return { origin, browser }
}

/** One aes128gcm record: salt, record size, the sender's key, and the ciphertext. */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const shared = keys.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const ikm = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.toString('utf8', 0, padded.lastIndexOf(2))
}

/** The public key that signed the request, in base64url; throws when the signature or the audience is wrong. */
function signerOf({ headers }: IncomingMessage, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signer,
    Buffer.from(signature!, 'base64url'),
  )
  const { aud } = JSON.parse(Buffer.from(claims!, 'base64url').toString())
  if (!good || aud !== origin) throw new Error('Not signed by that key, or not for here.')
  return key
}

const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url')
