/**
 * The only fetch of the web app. `call` takes an endpoint of the contract and returns its reply, or throws a
 * `CallError` whose code says what happened; no network has its own code.
 */
import type { Care } from '#shared/care.ts'
import type { Call, Endpoint, Reply } from '#shared/endpoint.ts'
import { codeOfSentence, type RefusalCode, refusalBody } from '#shared/errors.ts'
import { languageHeader } from './chosen-language.ts'
import { isOnline } from './online.ts'
import { getPageConfig } from './page-config.ts'
import { storage } from './storage.ts'
import { texts } from './texts.ts'

type CallErrorCode = RefusalCode | 'network'

/**
 * `care` is the care result for a message the server could neither store nor answer. `silent`: it gave no reason, so
 * the sentence is ours.
 */
type Detail = { field?: string; length?: number; limit?: number; care?: Care; silent?: true }

export class CallError extends Error {
  readonly code: CallErrorCode
  /** 0 when there was no response. */
  readonly status: number
  /** The message to show. */
  readonly sentence: string
  readonly detail: Detail

  constructor(code: CallErrorCode, status: number, sentence: string, detail: Detail = {}) {
    super(sentence)
    this.code = code
    this.status = status
    this.sentence = sentence
    this.detail = detail
  }
}

/** A refusal that concerns the whole session, not just this call. */
export type SessionRefusal = 'signed-out' | 'not-confirmed'

const listeners = new Set<(refusal: SessionRefusal) => void>()

export function onSessionRefused(listener: (refusal: SessionRefusal) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type CallInput = { params?: unknown; query?: unknown; body?: unknown; file?: Blob }
/** A call without input takes no second argument. */
type Rest<E> = unknown extends Call<E> ? [] : [given: Call<E>]

export async function call<E extends Endpoint>(endpoint: E, ...[given]: Rest<E>): Promise<Reply<E>> {
  const token = storage.get('auth_token')
  return replyIn(endpoint, await send(endpoint, (given ?? {}) as CallInput, token), token)
}

/** A call whose reply is a file. */
export async function download<E extends Endpoint>(
  endpoint: E,
  ...[given]: Rest<E>
): Promise<{ file: Blob; name: string }> {
  const token = storage.get('auth_token')
  const response = await send(endpoint, (given ?? {}) as CallInput, token)
  if (!response.ok) throw refused(endpoint, response.status, await bodyOf(response), token)
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  try {
    return { file: await response.blob(), name }
  } catch {
    // The connection was lost halfway.
    throw noNetwork()
  }
}

/** A call whose body is a file. */
export async function upload<E extends Endpoint>(endpoint: E, file: Blob): Promise<Reply<E>> {
  const token = storage.get('auth_token')
  return replyIn(endpoint, await send(endpoint, { file }, token), token)
}

async function replyIn<E extends Endpoint>(
  endpoint: E,
  response: Response,
  token: string | null,
): Promise<Reply<E>> {
  const body = await bodyOf(response)
  if (!response.ok) throw refused(endpoint, response.status, body, token)
  const reply = endpoint.reply.safeParse(body)
  if (!reply.success)
    throw new CallError('unexpected', response.status, texts.errors.unexpected, { silent: true })
  return reply.data as Reply<E>
}

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

async function send(endpoint: Endpoint, given: CallInput, token: string | null): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': endpoint.takes ?? 'application/json',
    ...languageHeader(),
  }
  if (token) headers.authorization = `Bearer ${token}`
  try {
    return await fetch(getPageConfig().apiBaseUrl + addressOf(endpoint, given), {
      method: endpoint.method,
      headers,
      body: given.file ?? (given.body === undefined ? undefined : JSON.stringify(given.body)),
      cache: 'no-store',
    })
  } catch {
    throw noNetwork()
  }
}

/** Offline has its own sentence, which does not blame the server. */
function noNetwork(): CallError {
  return new CallError('network', 0, isOnline() ? texts.errors.network : texts.errors.offline)
}

function addressOf(endpoint: Endpoint, given: CallInput): string {
  const params = (given.params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function refused(endpoint: Endpoint, status: number, body: unknown, token: string | null): CallError {
  const { error, code, ...detail } = reasonIn(body)
  const sentence = error ? texts.errors.refused(code ?? '', error) : texts.errors.unexpected
  // A refused sign-in says nothing about an existing session, and a late reply to a replaced session says nothing
  // about the new one.
  if (endpoint.path !== '/api/auth/login' && token === storage.get('auth_token')) {
    if (code === 'not-confirmed' || error === 'User not confirmed') announce('not-confirmed')
    else if (status === 401) announce('signed-out')
  }
  return new CallError((code ?? 'unexpected') as CallErrorCode, status, sentence, detail)
}

type Reason = Detail & { error: string; code?: string | undefined }

/** The server's own error; one without a code is recognised by its sentence. */
function reasonIn(body: unknown): Reason {
  const whole = refusalBody.safeParse(body)
  if (whole.success && whole.data.error) return whole.data
  const { error } = (body ?? {}) as { error?: unknown }
  if (typeof error === 'string' && error) return { error, code: codeOfSentence(error) }
  return { error: '', silent: true }
}

function announce(refusal: SessionRefusal): void {
  for (const listener of listeners) listener(refusal)
}
