/** Calls the contract's endpoints over HTTP as a browser would, typed both ways; a refusal is thrown. */
import * as z from 'zod/mini'
import type { Call, Endpoint, Reply } from '#shared/endpoint.ts'
import { type RefusalBody, refusalBody } from '#shared/errors.ts'

/** A refusal by the server: `expect(call(…)).rejects.toMatchObject({status: 403, code: '…'})`. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly body: RefusalBody
  readonly headers: Headers

  constructor(status: number, body: RefusalBody, headers: Headers) {
    super(`${status} ${body.code}: ${body.error}`)
    this.status = status
    this.code = body.code
    this.body = body
    this.headers = headers
  }
}

type Parts = { params?: unknown; query?: unknown; body?: unknown }

/** Endpoints without input need no argument. */
export type Given<E> = Record<string, never> extends Call<E> ? [given?: Call<E>] : [given: Call<E>]

export type Caller = <E extends Endpoint>(endpoint: E, ...given: Given<E>) => Promise<Reply<E>>

export function createCaller(baseUrl: string, token?: string): Caller {
  return async (endpoint, ...[given]) => {
    const { params, query, body } = (given ?? {}) as Parts
    const response = await fetch(new URL(address(endpoint.path, params, query), baseUrl), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Refused(response.status, z.parse(refusalBody, answer), response.headers)
    // Validated, so a reply that breaks the contract fails the test.
    return z.parse(endpoint.reply, answer) as Reply<typeof endpoint>
  }
}

function address(path: string, params: unknown, query: unknown): string {
  const named = Object.entries((params ?? {}) as Record<string, string>)
  const filled = named.reduce((at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(value)), path)
  const asked = new URLSearchParams(query as Record<string, string> | undefined).toString()
  return asked ? `${filled}?${asked}` : filled
}
