/// <reference types="node" />
/**
 * A stub of our API for tests of the web app: answers each call as the test says, over real HTTP, and records
 * the calls. `const api = await openStubApi(); api.answer(getProfile, {…})`.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Endpoint } from '#shared/endpoint.ts'
import { type RefusalCode, refusals } from '#shared/errors.ts'
import { afterTest } from './after-test.ts'

type Asked = { call: string; token: string | undefined; contentType: string | undefined; body: unknown }
type StubbedReply = { status: number; body: unknown; after?: Promise<unknown> }

export async function openStubApi() {
  const answers = new Map<string, StubbedReply>()
  const asked: Asked[] = []
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const call = `${request.method} ${request.url}`
    asked.push({
      call,
      token: request.headers.authorization,
      contentType: request.headers['content-type'],
      body: text && JSON.parse(text),
    })
    const said = answers.get(call) ?? {
      status: 404,
      body: { error: 'There is nothing here.', code: 'not-found' },
    }
    await said.after
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterTest(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** `after` delays the answer until it settles. */
    answer<E extends Endpoint>(endpoint: E, body: Answer<E>, after?: Promise<unknown>): void {
      answers.set(nameOf(endpoint), { status: 200, body, after })
    },
    refuse(endpoint: Endpoint, code: RefusalCode, more: object = {}): void {
      const [status, error] = refusals[code]
      answers.set(nameOf(endpoint), { status, body: { error, code, ...more } })
    },
    /** An answer outside our contract; without a body it is empty. */
    fail(endpoint: Endpoint, status: number, body?: object): void {
      answers.set(nameOf(endpoint), { status, body })
    },
  }
}

export type StubApi = Awaited<ReturnType<typeof openStubApi>>
