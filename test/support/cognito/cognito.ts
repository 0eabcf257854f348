/** Cognito for a test file: `const cognito = await openCognito()`, then `await cognito.openApp()` as always. */
import { randomUUID } from 'node:crypto'
import nodemailer from 'nodemailer'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { credentials, openApiServer } from './api-server.ts'
import { createPeople } from './people.ts'

type Options = Parameters<typeof openApp>[0]

export async function openCognito() {
  const api = await openApiServer()
  afterTest(api.close)

  /** Each app gets an empty pool of its own. */
  async function open(options: Options = {}, clientSecret?: string): Promise<TestApp> {
    let mailbox = ''
    const people = createPeople(async (to, code) => {
      const letter = { from: 'cognito@example.org', to, subject: 'Your code', text: `Your code is ${code}.` }
      await nodemailer.createTransport({ url: mailbox }).sendMail(letter)
    })
    const pool = { id: `eu-west-1_${randomUUID()}`, clientId: randomUUID(), secret: clientSecret, people }
    api.pools.push(pool)
    const settings = {
      AUTH_POOL: 'cognito',
      COGNITO_REGION: 'eu-west-1',
      COGNITO_USER_POOL_ID: pool.id,
      COGNITO_CLIENT_ID: pool.clientId,
      COGNITO_ENDPOINT: api.url,
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

  return {
    openApp: (options?: Options) => open(options),
    /** Uses a client with a secret; `settings` may override it. */
    openAppWithSecret: (options?: Options) => open(options, 'between client and pool'),
    api,
    /** These concern the newest pool. */
    removeUnconfirmed: () => api.pools.at(-1)?.people.removeUnconfirmed(),
    names: () => api.pools.at(-1)?.people.names() ?? [],
    tokens: () => api.pools.at(-1)?.people.tokens() ?? [],
  }
}
