/**
 * The only file besides `sockets` that knows the web framework: security headers, request logs, and mapping
 * refusals to HTTP responses. No client input may cause a 5xx.
 */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawRequestDefaultExpression,
} from 'fastify'
import { Refusal, type RefusalBody, type RefusalCode } from '#shared/errors.ts'
import { networkOf, type Trusts } from './address.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { isDiskFailure, isUnreachable } from './database-errors.ts'
import { FailureWithCare } from './failure-with-care.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { parseJson } from './parse-json.ts'
import { readBody } from './read-body.ts'
import { securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable-request.ts'

export type Http = FastifyInstance

/** Five answers of 8,000 characters, each as six-byte escapes, plus some room. */
const BODY_LIMIT = 512 * 1024

type Parts = {
  log: Log
  metrics: Metrics
  /** The path that accepts WebSocket upgrades. */
  socketPath: string
  trusts: Trusts
  isBehindProxy: boolean
  bounds: Bounds
  /** Other origins the page may connect to, such as a separate API host. */
  connectTo: string[]
  corsOrigins: string[]
}

type Bounds = {
  connections: number
  /** Only useful when clients connect directly: behind a proxy all share its address. */
  connectionsPerAddress: number
  headerSeconds: number
  bodySeconds: number
  uploadSeconds: number
}

/** How often slow connections are checked. */
const LOOK_EVERY_MS = 5000
const LOOK_WHILE_CLOSING_MS = 100
/** Together with closing the sockets and the rest, this stays below the time a process gets to stop. */
const ANSWER_WITHIN_MS = 5000
/** Longer than the upload route's own limit, so that route and not the framework reports a slow upload. */
const LATER_MS = 30_000

export async function createHttp(parts: Parts): Promise<Http> {
  const { log, metrics, socketPath, trusts, isBehindProxy, bounds, connectTo, corsOrigins } = parts
  const headersMs = bounds.headerSeconds * 1000
  const http = fastify({
    http: {
      shouldUpgradeCallback: request => isForSocket(request, socketPath),
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs),
    },
    requestTimeout: bounds.uploadSeconds * 1000 + LATER_MS,
    trustProxy: trusts,
    bodyLimit: BODY_LIMIT,
    genReqId: request => (isBehindProxy ? givenId(request) : undefined) ?? newId(),
    routerOptions: { maxParamLength: 10_000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
  })

  closeOnceAnswered(http)
  http.server.maxConnections = bounds.connections
  if (!isBehindProxy) boundPerAddress(http, bounds.connectionsPerAddress)

  const always = await securityHeaders(connectTo)
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id)
  })
  // Replies only: a compressed body that nobody reads would block the connection.
  await http.register(compress, { threshold: 1024, globalDecompression: false })
  acceptEmptyJson(http, bounds.bodySeconds * 1000)
  allowOrigins(http, corsOrigins)

  // The route's pattern, never its URL: paths and queries carry names and tokens.
  http.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.count('twinbot_requests_total', { method, route, status: String(reply.statusCode) })
    metrics.time('twinbot_request_seconds', reply.elapsedTime / 1000, { method, route })
    log.info(
      { requestId: id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  http.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
  http.setNotFoundHandler((request, reply) => refuse(new Refusal('not-found'), request, reply))

  function refuse(thrown: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const failureWithCare = thrown instanceof FailureWithCare ? thrown : undefined
    const error = failureWithCare ? (failureWithCare.cause as Error) : thrown
    // A client that hung up in the middle of its body is not a failure of ours.
    const hungUp = request.raw.destroyed && !request.raw.complete
    const refusal = error instanceof Refusal ? error : hungUp ? new Refusal('bad-input') : refusalFor(error)
    if (refusal.status >= 500) log.error({ err: error, requestId: request.id }, 'call failed')
    const { field, length, limit, retryAfterSeconds } = refusal.detail
    // Do not wait for the rest of a body that comes too slowly.
    if (refusal.code === 'too-slow') reply.header('connection', 'close')
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
    const care = failureWithCare?.care
    const body: RefusalBody = { error: refusal.message, code: refusal.code, field, length, limit, care }
    return reply.code(refusal.status).header('cache-control', 'no-store').send(body)
  }

  return http
}

/**
 * Lets running requests finish when the server closes. Node would wait forever for clients that never
 * complete their request, so those are cut off once nothing is being answered, and everyone after a
 * deadline.
 */
function closeOnceAnswered(http: Http): void {
  let underWay = 0
  http.server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
  })
  http.addHook('preClose', async () => {
    const latest = performance.now() + ANSWER_WITHIN_MS
    const looking = setInterval(() => {
      if (underWay === 0 || performance.now() > latest) http.server.closeAllConnections()
      // A connection may become idle only now and would be kept alive for a minute.
      else http.server.closeIdleConnections()
    }, LOOK_WHILE_CLOSING_MS)
    http.server.once('close', () => clearInterval(looking))
  })
}

function boundPerAddress(http: Http, most: number): void {
  const connections = createConcurrencyLimit(most)
  http.server.on('connection', (socket: Socket) => {
    const leave = connections.enter(networkOf(socket.remoteAddress ?? ''))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

/** Other upgrades, such as to HTTP/2, are ignored, as HTTP allows. */
function isForSocket({ headers, url }: IncomingMessage, socketPath: string): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === socketPath
}

/** A proxy's request id, to correlate logs. Restricted to a form that cannot contain text somebody wrote. */
function givenId({ headers }: RawRequestDefaultExpression): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && /^(?=.*\d)[0-9a-f-]{16,64}$/i.test(id) ? id : undefined
}

const frameworkCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'bad-input',
}

function refusalFor(error: Error & { code?: string; statusCode?: number }): Refusal {
  const known = frameworkCodes[error.code ?? '']
  if (known) return new Refusal(known)
  // PostgreSQL rejects NUL characters in text; one can only come from a client.
  if (error.code === '22021') return new Refusal('bad-input')
  if (isUnreachable(error) || isDiskFailure(error))
    return new Refusal('unavailable', { retryAfterSeconds: 2 })
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new Refusal('bad-input') : new Refusal('unexpected')
}

/** The web app sends a JSON content type with every request, even without a body. */
function acceptEmptyJson(http: Http, withinMs: number): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    if (Number(request.headers['content-length']) > BODY_LIMIT) throw new Refusal('too-large')
    const written = await readBody(body, { mostBytes: BODY_LIMIT, withinMs })
    if (written.toString('utf8').trim() === '') return undefined
    try {
      return parseJson(written)
    } catch {
      throw new Refusal('not-json')
    }
  })
  // Passed on unread: the upload route decides how much to read, and from whom.
  http.addContentTypeParser('application/zip', (_request, file, done) => done(null, file))
}

/** Same-origin only, unless the operator lists other origins. */
function allowOrigins(http: Http, origins: string[]): void {
  if (origins.length === 0) return
  http.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin).header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
    return reply.code(204).send()
  })
}
