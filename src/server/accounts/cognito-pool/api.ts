/**
 * Client for Amazon Cognito's JSON API. Its refusals are thrown as `CognitoRefusal` with Cognito's code;
 * outages and throttling become our own refusals.
 */
import { createHmac } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { Refusal } from '#shared/errors.ts'

export type CognitoSettings = {
  region: string
  userPoolId: string
  clientId: string
  clientSecret: string | undefined
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
  /** Answers that must not leak timing are delayed to multiples of this. */
  stepMs: number
}

export class CognitoRefusal extends Error {
  /** Cognito's error code; logged, so an operator sees what is misconfigured. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'CognitoRefusal'
    this.code = code
  }
}

const PATIENCE_MS = 8000
const WAIT_SECONDS = 60
const enough = ['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException']

type Answer = Record<string, unknown>
export type CognitoApi = ReturnType<typeof createCognitoApi>

export function createCognitoApi(settings: CognitoSettings) {
  const { region, userPoolId, clientId, clientSecret, endpoint } = settings

  /** As the app client, identified by the client id. */
  const asClient = (action: string, body: object) => post(action, { ClientId: clientId, ...body }, false)
  /** As a signed-in person, identified by their token. */
  const asHolder = (action: string, token: string, body: object = {}) =>
    post(action, { AccessToken: token, ...body }, false)
  /** As the operator, with a signed request. */
  const asOperator = (action: string, body: object) => post(action, { UserPoolId: userPoolId, ...body }, true)

  async function post(action: string, body: object, signed: boolean): Promise<Answer> {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
    }
    const response = await fetch(endpoint, {
      ...request,
      headers: signed ? await signedHeaders(request) : request.headers,
      // Passwords and signatures must not follow a redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(outOfReach)
    const answer = (await response.json().catch(outOfReach)) as Answer
    if (response.ok) return answer
    // The type may have a namespace and a hash in front.
    const kind = String(answer.__type ?? '').replace(/^.*#/, '')
    if (enough.includes(kind)) throw new Refusal('rate-limited', { retryAfterSeconds: WAIT_SECONDS })
    if (response.status >= 500 || !kind) throw new Refusal('unavailable')
    throw new CognitoRefusal(kind)
  }

  async function signedHeaders(request: { method: string; headers: Record<string, string>; body: string }) {
    const { accessKeyId, secretAccessKey, sessionToken } = settings
    const signer = new AwsV4Signer({
      ...request,
      url: endpoint,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      service: 'cognito-idp',
      region,
    })
    return (await signer.sign()).headers
  }

  /** Cognito requires it to be derived from the user name in the same call. */
  function secretHash(username: string): string | undefined {
    if (!clientSecret) return undefined
    return createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest('base64')
  }

  return { asClient, asHolder, asOperator, secretHash, clientSecret }
}

function outOfReach(): never {
  throw new Refusal('unavailable')
}
