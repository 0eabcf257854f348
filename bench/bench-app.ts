/** The whole product in this process, on an embedded database without rate limits, with signed-up users. */
import { type AppParts, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { withoutRateLimits } from '#test/support/settings.ts'

export const benchUser = { email: 'bench@example.org', password: 'a password of the bench' }

type Options = { settings?: Record<string, string>; reader?: AppParts['reader']; clock?: AppParts['clock'] }
type SignedIn = { token: string; user: { sub: string } }

export async function openBenchApp(dataDir: string, { settings, reader, clock }: Options = {}) {
  const emails: string[] = []
  const app = await createApp({
    config: readConfig({
      ...withoutRateLimits,
      ...settings,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    }),
    log: createLog('silent'),
    print: email => emails.push(email),
    ...(reader && { reader }),
    ...(clock && { clock }),
  })
  const url = await app.listen()

  async function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }

  /** Confirms with the code from the email. */
  async function signUp(user = benchUser): Promise<void> {
    const before = emails.length
    await post('/api/auth/send-code', { ...user, firstName: 'Bench', lastName: 'Person', method: 'email' })
    while (emails.length === before) await new Promise(resolve => setTimeout(resolve, 5))
    const [code] = /\b\d{6}\b/.exec(emails.at(-1) ?? '') ?? []
    await post('/api/auth/verify-code', { value: user.email, code })
  }

  const signIn = (user = benchUser) => post<SignedIn>('/api/auth/login', user)

  return { app, url, signUp, signIn }
}
