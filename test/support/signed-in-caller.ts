/** A journey's second way in: the same person, calling the server without a browser. */
import { login } from '#shared/accounts.ts'
import { type Caller, createCaller } from './call.ts'
import type { Person } from './cast.ts'

export async function callerFor(
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Caller> {
  const { token } = await createCaller(url)(login, { body: { email, password } })
  return createCaller(url, token)
}
