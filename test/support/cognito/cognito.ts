/** Cognito for a test file: `const cognito = await openCognito()`, then `await cognito.openApp()` as always. */
import nodemailer from 'nodemailer'
import { afterwards } from '#test/support/afterwards.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { startEmulator } from './emulator.ts'
import { credentials, openFront } from './front.ts'

type Options = Parameters<typeof openApp>[0]

export async function openCognito() {
  let mailbox = ''
  const emulator = await startEmulator()
  afterwards(emulator.close)
  const front = await openFront(emulator, async (to, code) => {
    const letter = { from: 'cognito@example.org', to, subject: 'Your code', text: `Your code is ${code}.` }
    await nodemailer.createTransport({ url: mailbox }).sendMail(letter)
  })
  afterwards(front.close)

  /** Each app has a pool of its own, with nobody in it. */
  async function open(options: Options = {}, clientSecret?: string): Promise<TestApp> {
    const poolId = await made('UserPool', 'Id', { PoolName: 'people' })
    const clientId = await made('UserPoolClient', 'ClientId', { UserPoolId: poolId, ClientName: 'twinbot' })
    front.clients.set(clientId, { poolId, secret: clientSecret })
    const settings = {
      AUTH_POOL: 'cognito',
      COGNITO_REGION: 'eu-west-1',
      COGNITO_USER_POOL_ID: poolId,
      COGNITO_CLIENT_ID: clientId,
      COGNITO_ENDPOINT: front.url,
      COGNITO_STEP_MS: '1',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      ...(clientSecret && { COGNITO_CLIENT_SECRET: clientSecret }),
      ...options.settings,
    }
    const app = await openApp({ ...options, settings })
    mailbox = app.mail.url
    return app
  }

  async function made(what: string, id: string, body: object): Promise<string> {
    const answer = await front.tell(`Create${what}`, body)
    return String((answer.body[what] as Record<string, unknown>)[id])
  }

  return {
    openApp: (options?: Options) => open(options),
    /** With a client that has a secret; `settings` may say another. */
    openAppWithSecret: (options?: Options) => open(options, 'between client and pool'),
    front,
  }
}
