/**
 * Stands before the emulator and adds what it lacks: addresses as aliases of whoever confirmed them, sending
 * a code again, silence about unknown people, the client's secret, signatures where they are needed, and
 * trouble on demand.
 */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { Emulator } from './emulator.ts'

export type Body = Record<string, unknown> & {
  ClientId?: string
  Username?: string
  AuthParameters?: Record<string, string>
}
export const credentials = { accessKeyId: 'AKIDTEST', secretAccessKey: 'not a real one' }

type Answer = { status: number; body: Record<string, unknown> }
type Client = { poolId: string; secret: string | undefined }

export type Front = {
  url: string
  /** Every action asked for so far. */
  asked: string[]
  clients: Map<string, Client>
  /** What every call is answered with until it is taken back. */
  trouble: { kind: string; status: number } | undefined
  /** Straight to the emulator, as its operator. */
  tell(action: string, body: object): Promise<Answer>
  close(): Promise<void>
}

/** `mail` is given every code that Cognito would mail. */
export async function openFront(
  emulator: Emulator,
  mail: (to: string, code: string) => Promise<void>,
): Promise<Front> {
  const front: Front = { url: '', asked: [], clients: new Map(), trouble: undefined, tell, close }
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch(() => refusal('InternalErrorException', 500))
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  async function tell(action: string, body: object): Promise<Answer> {
    const response = await fetch(emulator.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    const raw = await text(request)
    const body = JSON.parse(raw) as Body
    front.asked.push(action)
    if (front.trouble) return refusal(front.trouble.kind, front.trouble.status)
    const client = front.clients.get(body.ClientId ?? '')
    const poolId = client?.poolId ?? String(body.UserPoolId ?? '')
    const expected = action.startsWith('Admin') ? await signatureFor(front.url, request, raw) : undefined
    if (request.headers.authorization !== expected) return refusal('InvalidSignatureException')
    if (client && !knowsSecret(client, action, body)) return refusal('NotAuthorizedException')
    if (/^\s|\s$/.test(String(body.Password ?? ''))) return refusal('InvalidPasswordException')
    return forward(action, body, poolId)
  }

  async function forward(action: string, body: Body, poolId: string): Promise<Answer> {
    const named = body.Username ?? body.AuthParameters?.USERNAME
    if (action === 'ConfirmSignUp' && (await isTaken(poolId, named))) return refusal('AliasExistsException')
    if (!named?.includes('@')) return withLetter(action, body, poolId)
    const username = await holderOf(poolId, named)
    if (!username) return silence(action)
    if (body.AuthParameters) body.AuthParameters.USERNAME = username
    else body.Username = username
    return withLetter(action, body, poolId)
  }

  async function withLetter(action: string, body: Body, poolId: string): Promise<Answer> {
    // To the emulator, a code is a code.
    const answer = await tell(action === 'ResendConfirmationCode' ? 'ForgotPassword' : action, body)
    const isMailed = ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'].includes(action)
    if (answer.status !== 200 || !isMailed) return answer
    const { to, code } = emulator.letterOf(poolId, body.Username ?? '')
    await mail(to, code)
    return answer
  }

  async function usersOf(poolId: string) {
    const { body } = await tell('ListUsers', { UserPoolId: poolId })
    const users = body.Users as Array<{
      Username: string
      UserStatus: string
      Attributes: Array<{ Name: string; Value: string }>
    }>
    return users.map(({ Username, UserStatus, Attributes }) => ({
      username: Username,
      confirmed: UserStatus === 'CONFIRMED',
      email: Attributes.find(({ Name }) => Name === 'email')?.Value,
    }))
  }

  async function holderOf(poolId: string, email: string | undefined): Promise<string | undefined> {
    const users = await usersOf(poolId)
    return users.find(user => user.confirmed && user.email === email)?.username
  }

  async function isTaken(poolId: string, username: string | undefined): Promise<boolean> {
    const user = (await usersOf(poolId)).find(one => one.username === username)
    const holder = user && (await holderOf(poolId, user.email))
    return holder !== undefined && holder !== username
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return front
}

function refusal(kind: string, status = 400): Answer {
  return { status, body: { __type: kind, message: kind } }
}

/** With "prevent user existence errors" on, an unknown person is answered like a known one. */
function silence(action: string): Answer {
  if (action === 'AdminGetUser') return refusal('UserNotFoundException')
  if (action === 'ForgotPassword') return { status: 200, body: { CodeDeliveryDetails: {} } }
  return refusal(action === 'ConfirmForgotPassword' ? 'CodeMismatchException' : 'NotAuthorizedException')
}

/** What stands in the header when exactly this was signed, with these credentials, at the time given. */
async function signatureFor(url: string, { headers }: IncomingMessage, body: string): Promise<string | null> {
  const signer = new AwsV4Signer({
    method: 'POST',
    url,
    body,
    headers: {
      'content-type': String(headers['content-type']),
      'x-amz-target': String(headers['x-amz-target']),
    },
    ...credentials,
    service: 'cognito-idp',
    region: 'eu-west-1',
    datetime: String(headers['x-amz-date']),
  })
  return (await signer.sign()).headers.get('authorization')
}

/** A refresh carries no name beside the hash: there it only has to be one. */
function knowsSecret({ secret }: Client, action: string, body: Body): boolean {
  if (!secret) return true
  if (action === 'RevokeToken') return body.ClientSecret === secret
  const given = body.SecretHash ?? body.AuthParameters?.SECRET_HASH
  const named = body.Username ?? body.AuthParameters?.USERNAME
  if (named === undefined) return typeof given === 'string'
  return given === createHmac('sha256', secret).update(`${named}${body.ClientId}`).digest('base64')
}
