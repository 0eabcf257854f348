/**
 * A fake of Cognito's API on loopback: the calls we use, each validated against AWS's own description, with
 * signatures and client secret verified as AWS does, and failures on demand.
 */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { type Asked, type createPeople, Refused } from './people.ts'
import { faultsIn, isAction, isSigned } from './shapes.ts'

export const credentials = { accessKeyId: 'AKIDTEST', secretAccessKey: 'not a real one' }

type People = ReturnType<typeof createPeople>
type Pool = { id: string; clientId: string; secret: string | undefined; people: People }

export type ApiServer = {
  url: string
  /** Every action called so far. */
  asked: string[]
  pools: Pool[]
  /** Answers every call with this error until it is unset. */
  trouble: { kind: string; status: number } | undefined
  close(): Promise<void>
}

export async function openApiServer(): Promise<ApiServer> {
  const api: ApiServer = { url: '', asked: [], pools: [], trouble: undefined, close }
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch(refusal)
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  async function answer(request: IncomingMessage) {
    const action = String(request.headers['x-amz-target']).replace('AWSCognitoIdentityProviderService.', '')
    const raw = await text(request)
    const body = JSON.parse(raw) as Asked
    api.asked.push(action)
    if (api.trouble) return told(api.trouble.kind, api.trouble.status)
    if (!isAction(action)) throw new Refused('UnknownOperationException')
    wellFormed(faultsIn(action, 'input', body))
    const expected = isSigned(action) ? await signatureFor(api.url, request, raw) : undefined
    if (request.headers.authorization !== expected) throw new Refused('InvalidSignatureException')
    const pool = api.pools.find(({ id, clientId }) => id === body.UserPoolId || clientId === body.ClientId)
    if (pool && body.ClientId && !knowsSecret(pool, action, body)) throw new Refused('NotAuthorizedException')
    const people = pool?.people ?? poolOfHolder(body)
    const answered = await people.answer(action, body)
    wellFormed(faultsIn(action, 'output', answered))
    return { status: 200, body: answered }
  }

  /** The token alone identifies the caller. */
  function poolOfHolder({ AccessToken = '' }: Asked): People {
    const pool = api.pools.find(({ people }) => people.holds(AccessToken))
    if (!pool) throw new Refused('NotAuthorizedException')
    return pool.people
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return api
}

function wellFormed(faults: string[]): void {
  if (faults.length > 0) throw new Refused(`SerializationException: ${faults.join(', ')}`)
}

function told(kind: string, status: number) {
  return { status, body: { __type: kind, message: kind } }
}

function refusal(error: unknown) {
  return error instanceof Refused ? told(error.message, 400) : told('InternalErrorException', 500)
}

/** The header's value if exactly this was signed, with these credentials, at that time. */
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

/** A refresh sends no user name with the hash, so there only its presence is checked. */
function knowsSecret({ secret }: Pool, action: string, body: Asked): boolean {
  if (!secret) return true
  if (action === 'RevokeToken') return body.ClientSecret === secret
  const given = body.SecretHash ?? body.AuthParameters?.SECRET_HASH
  const named = body.Username ?? body.AuthParameters?.USERNAME
  if (named === undefined) return typeof given === 'string'
  return given === createHmac('sha256', secret).update(`${named}${body.ClientId}`).digest('base64')
}
