import { expect, test } from 'vitest'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

type Operation = {
  summary: string
  requestBody: { content: Record<string, { schema: { required: string[] } }> }
}
type Document = { paths: Record<string, Record<string, Operation>> }

const json = { 'content-type': 'application/json' }

async function post(
  app: TestApp,
  path: string,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  headers: Record<string, string> = json,
) {
  const response = await app.fetch(path, { method: 'POST', headers, ...(body !== undefined && { body }) })
  const answer = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body: answer }
}

onEmbedded('rubbish sent to the server is answered clearly and never with a 5xx', async () => {
  const app = await openApp()
  const login = '/api/auth/login'
  expect(await post(app, login, '{"email":')).toMatchObject({ status: 400, body: { code: 'not-json' } })
  const nested = `{"email":"ada@example.org","password":"x","surplus":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(await post(app, login, nested)).toMatchObject({ status: 400, body: { code: 'not-json' } })
  expect(await post(app, login, '')).toMatchObject({ status: 400, body: { code: 'bad-input' } })
  expect(await post(app, login, 'null')).toMatchObject({ status: 400 })
  expect(await post(app, login, '[]')).toMatchObject({ status: 400 })
  expect(await post(app, login, '{"email":{"$ne":1},"password":[]}')).toMatchObject({
    status: 400,
    body: { field: 'email' },
  })
  expect(await post(app, login, 'a=b', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await post(app, login, new Uint8Array([0xff, 0xfe, 0]), json)).toMatchObject({ status: 400 })
  expect(await post(app, login, JSON.stringify({ email: 'a'.repeat(600_000) }))).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  })
  expect(await post(app, '/api/no-such-call', '{}')).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
  expect((await app.fetch('/api/%zz')).status).toBe(404)
  expect((await app.fetch('/api/auth/devices/%00', { method: 'DELETE' })).status).toBe(401)
  expect((await app.fetch(login, { method: 'PATCH' })).status).toBe(404)
})

onEmbedded('an answer tells no more than it must and is never kept by a cache', async () => {
  const app = await openApp()
  const { headers, body } = await post(app, '/api/auth/login', '{"email":"a@b.c","password":"x"}')
  expect(Object.keys(body).sort()).toEqual(['code', 'error'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/)
})

onEmbedded('a page of another site may neither frame the app nor call it', async () => {
  const app = await openApp()
  const response = await app.fetch('/healthz', { headers: { origin: 'https://elsewhere.example' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

onEmbedded('an operator may let a named origin call, and only that one', async () => {
  const app = await openApp({ settings: { CORS_ORIGINS: 'https://app.example' } })
  const ask = async (origin: string) => {
    const response = await app.fetch('/api/auth/login', { method: 'OPTIONS', headers: { origin } })
    return response.headers.get('access-control-allow-origin')
  }
  expect(await ask('https://app.example')).toBe('https://app.example')
  expect(await ask('https://elsewhere.example')).toBeNull()
})

test('the operator can ask whether it is up and whether it is ready', async () => {
  const app = await openApp()
  expect(await (await app.fetch('/healthz')).json()).toEqual({ ok: true })
  expect(await (await app.fetch('/readyz')).json()).toMatchObject({ ok: true, database: true })
})

onEmbedded('every call is described in the OpenAPI document and on its page', async () => {
  const app = await openApp()
  const document = (await (await app.fetch('/api/openapi.json')).json()) as Document
  const page = await (await app.fetch('/api/docs')).text()
  for (const { endpoint } of app.routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(document.paths[path]?.[endpoint.method.toLowerCase()]?.summary).toBe(endpoint.summary)
    expect(page).toContain(`${endpoint.method} ${endpoint.path}`)
  }
  expect(
    document.paths['/api/auth/send-code']?.post?.requestBody.content['application/json']?.schema.required,
  ).toContain('firstName')
})

test('no word, name, address, code or token of anybody is ever logged', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const canary = 'kingfisher-canary'
  const headers = { ...json, authorization: `Bearer ${ada.token}`, 'user-agent': `${canary} Firefox/1` }
  for (const { endpoint } of app.routes) {
    const path = endpoint.path.replace(/:\w+/g, canary)
    const values = JSON.stringify({
      email: `${canary}@example.org`,
      value: `${canary}@example.org`,
      password: canary,
      firstName: canary,
      lastName: canary,
      method: 'email',
      code: canary,
      text: canary,
      name: canary,
      companionName: canary,
      answers: { momentThatChangedYou: canary },
      threadId: canary,
      messageId: canary,
      reason: 'other',
      words: canary,
    })
    const bodies = endpoint.method === 'GET' ? [undefined] : [values, `{"broken ${canary}`, `"${canary}"`]
    for (const body of bodies) {
      await app.fetch(`${path}?token=${canary}&q=${canary}`, {
        method: endpoint.method,
        headers,
        ...(body && { body }),
      })
    }
    // Signing out was one of the calls.
    const again = await app.signIn('ada')
    headers.authorization = `Bearer ${again.token}`
    expect(app.logged()).not.toContain(again.token)
  }
  await app.fetch(`/${canary}?token=${canary}`)
  const socket = await app.socket({ token: canary, threadId: canary })
  await socket.closed
  const { email, password, family } = cast.ada
  const logged = app.logged()
  expect(logged).toContain('/api/auth/login')
  for (const secret of [canary, email, password, family, ada.token, ada.outboxKey])
    expect(logged).not.toContain(secret)
  for (const letter of app.mail.all(email)) {
    const [code] = /\b\d{6}\b/.exec(letter.text) ?? []
    if (code) expect(logged).not.toMatch(new RegExp(`"\\D*${code}\\D*"`))
  }
})

onEmbedded(
  'the id a trusted proxy gave a request is ours too, and nothing else a client calls so',
  async () => {
    const given = '3f2a9c0e7b1d4c55a0e6d2f1b8c7a690'
    const idOf = async (url: string, id: string) =>
      (await fetch(new URL('/healthz', url), { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    const behind = await openApp({ settings: { TRUST_PROXY: '1' } })
    expect(await idOf(behind.url, given)).toBe(given)
    await expect.poll(() => behind.logged()).toContain(`"requestId":"${given}"`)
    for (const words of [
      'ada.lovelace@example.org',
      'deadbeefdeadbeef',
      `${'f'.repeat(65)}1`,
      'I am afraid of 1',
    ])
      expect(await idOf(behind.url, words)).toMatch(/^[0-9A-Z]{26}$/)
    const alone = await openApp()
    expect(await idOf(alone.url, given)).toMatch(/^[0-9A-Z]{26}$/)
  },
)
