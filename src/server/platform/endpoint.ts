/** Mounts the contract's endpoints: validates the request, calls the feature, and validates the reply. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Care } from '#shared/care.ts'
import type { Answer, Endpoint, ParsedRequest, Schema } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { networkOf } from './address.ts'
import { FailureWithCare } from './failure-with-care.ts'
import type { Http } from './http.ts'

/** Who calls, according to their token; the only identity the server trusts. */
export type Caller = { userId: string; sessionId: string; timeZone: string }

/** `address` is the network used for limits; `languages` is the Accept-Language header as it came. */
export type From = { address: string; userAgent: string; languages: string }

/** A file being uploaded. */
export type Upload = AsyncIterable<Uint8Array>

/** A file to answer with, generated while it is sent. */
export class Download {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>

  constructor(name: string, content: AsyncIterable<Uint8Array>) {
    this.name = name
    this.content = content
  }
}

type HandlerInput<E> = ParsedRequest<E> & { from: From } & (E extends { access: 'public' }
    ? unknown
    : { caller: Caller }) &
  (E extends { takes: string } ? { upload: Upload } : unknown)

export type Route = {
  endpoint: Endpoint
  /** Judges the words of a call whose sender cannot be authenticated because the database is down. */
  assessAnonymous?: ((body: never) => Promise<Care>) | undefined
  handle(given: ParsedRequest<Endpoint> & { from: From; caller: Caller; upload: Upload }): Promise<unknown>
}

export function route<E extends Endpoint>(
  endpoint: E,
  handle: (given: HandlerInput<E>) => Promise<Answer<E>>,
  assessAnonymous?: (body: HandlerInput<E> extends { body: infer Body } ? Body : never) => Promise<Care>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'], assessAnonymous }
}

export type Authenticate = (token: string) => Promise<Caller>

export function mount(http: Http, routes: Route[], authenticate: Authenticate): void {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>()
  for (const { endpoint, handle, assessAnonymous } of routes) {
    const callerOf = (request: FastifyRequest) =>
      callers.get(request)?.catch(async error => {
        if (!assessAnonymous) throw error
        throw new FailureWithCare(error, await assessAnonymous(read(endpoint.body, request.body) as never))
      })
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      /**
       * Refuses anonymous callers before reading the body, unless only the lookup failed and the text may
       * need care.
       */
      async onRequest(request: FastifyRequest) {
        if (endpoint.access === 'public') return
        const caller = authenticate(bearer(request))
        callers.set(request, caller)
        await caller.catch(error => {
          if (error instanceof Refusal || !assessAnonymous) throw error
        })
      },
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = await callerOf(request)
        // Drain a rejected upload, so its sender gets to read the answer.
        if (endpoint.takes) reply.raw.once('finish', () => request.raw.resume())
        const answer = await handle({
          params: read(endpoint.params, request.params),
          query: read(endpoint.query, request.query),
          body: endpoint.takes ? undefined : read(endpoint.body, ownOnly(request.body, caller)),
          upload: endpoint.takes ? uploadIn(request, endpoint.takes) : nothing,
          from: {
            address: networkOf(request.ip),
            userAgent: String(request.headers['user-agent'] ?? ''),
            languages: String(request.headers['accept-language'] ?? ''),
          },
          caller: caller as Caller,
        })
        reply.header('cache-control', 'no-store')
        if (answer instanceof Download) return sendFile(reply, endpoint, answer)
        return endpoint.reply.parse(answer)
      },
    })
  }
}

/** A body that names another user than the token is refused, whatever the call. */
function ownOnly(body: unknown, caller: Caller | undefined): unknown {
  const { userId } = (body ?? {}) as { userId?: unknown }
  if (caller && typeof userId === 'string' && userId !== caller.userId) throw new Refusal('not-yours')
  return body
}

const nothing: Upload = Readable.from([])

function uploadIn({ body, headers }: FastifyRequest, type: string): Upload {
  // Stopping early must not destroy the connection: the sender still needs our answer.
  if (body instanceof Readable && headers['content-type'] === type)
    return body.iterator({ destroyOnReturn: false })
  throw new Refusal('unsupported-type', { sentence: `Send a file of type ${type}.` })
}

function sendFile(reply: FastifyReply, { sends }: Endpoint, { name, content }: Download): FastifyReply {
  return reply
    .type(sends ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content))
}

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new Refusal('not-signed-in')
  return token
}

function read(schema: Schema | undefined, came: unknown): undefined {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(came)
  if (success) return data as undefined
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  if (issue?.code === 'too_big' && issue.maximum === MAX_TEXT_LENGTH) {
    const length = lengthAt(came, issue.path)
    const sentence = `That is ${length} characters; ${MAX_TEXT_LENGTH} is the most.`
    throw new Refusal('text-too-long', { field, length, limit: MAX_TEXT_LENGTH, sentence })
  }
  const sentence = field
    ? `The field "${field}" is missing or not valid.`
    : 'The request is missing or not valid.'
  throw new Refusal('bad-input', { field, sentence })
}

function lengthAt(value: unknown, path: PropertyKey[]): number {
  const found = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )
  return typeof found === 'string' ? found.length : 0
}
