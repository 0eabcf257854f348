/**
 * Calls every endpoint of the OpenAPI document with valid and invalid values, in any order, signed in and
 * not. Every answer must be below 500, and every refusal must give a reason.
 */
import type { Findings } from './findings.ts'
import type { Client } from './http-client.ts'
import { addressOf, nameOf, type Operation } from './openapi.ts'
import { type Account, signIn } from './people.ts'
import type { Random } from './random.ts'
import { keep, remember, type Seen, spoiled, validValue, wrongValue } from './values.ts'

type Parts = {
  url: string
  client: Client
  operations: Operation[]
  account: Account
  random: Random
  findings: Findings
  text(): string
  /** A new account when this one was deleted. */
  renew(): Promise<Account>
  /** A file for the calls that take one. */
  file(): Uint8Array
}

const methods = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'GET', 'POST', 'PUT', 'DELETE']
const oddPaths = [
  '/%00',
  '/api/%ff',
  '/api/..%2f..%2fetc',
  '//',
  '/api/chat/%/messages',
  '/?%',
  '/api/openapi.json?x',
]
const types = [
  'text/plain',
  'application/xml',
  'application/json; charset=latin1',
  'multipart/form-data',
  'application/zip',
  ';',
]

/** One person, one call after the other. `next` makes a call and resolves when it is done. */
export function createCallFuzzer(parts: Parts) {
  const { url, client, operations, random, findings, text } = parts
  const seen: Seen = new Map()
  let { account } = parts
  learnAccount()

  function learnAccount(): void {
    for (const name of ['email', 'value', 'password'] as const)
      seen.set(name, [name === 'password' ? account.password : account.email])
    seen.set('userId', [account.user.sub])
    seen.set('key', [account.deviceKey])
    for (const chat of ['TwinBot', 'Robin', '../x', '🙂', 'anxiety']) keep(seen, 'chatId', chat)
    for (const thread of ['sleep', 'growth', 'elsewhere']) keep(seen, 'threadId', thread)
  }

  /** Password hashing and reading are slow: drawn as often as the rest, they would take all the time. */
  function draw(): Operation {
    const operation = random.pick(operations)
    const fields = Object.keys(operation.body?.properties ?? {})
    const likelihood = fields.includes('password')
      ? 0.02
      : fields.includes('text') || operation.sends
        ? 0.2
        : 1
    return random.chance(likelihood) ? operation : draw()
  }

  async function next(): Promise<void> {
    const operation = draw()
    const call = { random, seen, text }
    const values: Record<string, unknown> = {}
    for (const { name, required, schema } of operation.parameters)
      if (required || random.chance(0.5)) values[name] = validValue(schema, name, call)
    let body = operation.body ? validValue(operation.body, '', call) : undefined
    const spoilt = random.below(10)
    if (spoilt < 4 && body !== undefined) body = spoiled(body, call)
    if (spoilt > 7 && operation.parameters.length > 0)
      values[random.pick(operation.parameters).name] = wrongValue(call)
    await send(operation, { path: addressOf(operation, values), body })
  }

  async function send(operation: Operation, { path, body }: { path: string; body: unknown }): Promise<void> {
    const odd = random.chance(0.1)
    const request = {
      method: odd && random.chance(0.3) ? random.pick(methods) : operation.method,
      path: odd && random.chance(0.2) ? random.pick(oddPaths) : path,
      headers: headersFor(operation, odd),
      body: operation.takes ? parts.file() : bodyOf(body, odd),
    }
    const answer = await client.send(request)
    findings.count('API: requests')
    findings.count(`API: answered ${answer.status || 'with a cut line'}`)
    const told = () => {
      const asked = [request.method, request.path.slice(0, 300), JSON.stringify(request.headers)].join(' ')
      const body = request.body?.toString().slice(0, 600)
      return `${asked} ${body} → ${answer.status} ${answer.text.slice(0, 200)}`
    }
    if (answer.status >= 500) findings.fault(`API: ${nameOf(operation)} answered ${answer.status}`, told())
    // Only a dropped connection: people may write "no answer" themselves and get it back.
    if (answer.status === 0 && answer.text.includes('no answer'))
      findings.fault('API: no answer at all', told())
    // Too long for the HTTP parser, which answers by itself.
    const unread = answer.status === 0 || answer.status === 431
    const explained = request.method === 'HEAD' || answer.status < 400 || unread
    if (!explained && !saysWhy(answer.text)) findings.fault(`API: ${answer.status} without a reason`, told())
    if (answer.status === 200) remember(seen, parsed(answer.text))
    if (answer.status === 401 && operation.needsSession && !odd) await comeBack()
  }

  function headersFor(operation: Operation, odd: boolean): Record<string, string> {
    const token = odd && random.chance(0.3) ? random.pick(['', 'x', 'é'.repeat(20)]) : account.token
    return {
      'content-type':
        odd && random.chance(0.3) ? random.pick(types) : (operation.takes ?? 'application/json'),
      ...((operation.needsSession || odd) && { authorization: `Bearer ${encodeURI(token)}` }),
      ...(odd &&
        random.chance(0.2) && { 'accept-encoding': random.pick(['gzip', 'br', 'identity;q=0', '*']) }),
      ...(odd && random.chance(0.2) && { 'accept-language': text().replace(/[^\x20-\x7e]/g, '') }),
      ...(odd && random.chance(0.1) && { 'content-encoding': 'gzip' }),
      ...(odd && random.chance(0.1) && { expect: '100-continue' }),
      ...(odd && random.chance(0.1) && { range: 'bytes=5-1' }),
      ...(odd && random.chance(0.1) && { origin: random.pick(['null', 'http://evil.example', 'x']) }),
    }
  }

  function bodyOf(body: unknown, odd: boolean): Uint8Array | undefined {
    const written = body === undefined ? '' : (JSON.stringify(body) ?? '')
    if (!odd || random.chance(0.5)) return written ? Buffer.from(written) : undefined
    const bytes = Buffer.from(written || '{}')
    const nested = `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const half = bytes.subarray(0, bytes.length / 2)
    return random.pick([half, half, half, random.bytes(64), Buffer.from(nested), Buffer.alloc(600_000, '[')])
  }

  /** Signed out or deleted by one of their own calls. */
  async function comeBack(): Promise<void> {
    account = await signIn(url, account).catch(() => parts.renew())
    learnAccount()
  }

  return { next, account: () => account }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function saysWhy(text: string): boolean {
  const { error, code } = (parsed(text) ?? {}) as { error?: unknown; code?: unknown }
  return typeof error === 'string' && error !== '' && typeof code === 'string'
}
