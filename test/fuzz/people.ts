/** Accounts of a fuzz run, created through the product's own API. */
import { login, sendCode, type User, verifyCode } from '#shared/accounts.ts'
import { type Caller, createCaller } from '#test/support/call.ts'
import { cast, type Name } from '#test/support/cast.ts'
import type { Mailbox } from '#test/support/mailbox.ts'

export type Account = { email: string; password: string; token: string; deviceKey: string; user: User }
export type Person = Account & { call: Caller }

let made = 0

export async function newPerson({ url, mail }: { url: string; mail: Mailbox }, name: Name): Promise<Person> {
  made += 1
  const { given, family, password } = cast[name]
  const email = `${name}.${process.pid}.${made}@example.org`
  const call = createCaller(url)
  await call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
  await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
  return signIn(url, { email, password })
}

export async function signIn(
  url: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Person> {
  const { token, deviceKey, user } = await createCaller(url)(login, {
    body: { email, password, timeZone: 'Europe/London' },
  })
  return { email, password, token, deviceKey, user, call: createCaller(url, token) }
}
