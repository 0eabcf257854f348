/** Converts between Cognito's user attributes and ours. */
import type { User } from '#shared/accounts.ts'

type Attribute = { Name: string; Value: string }

/** Attributes for a new Cognito user. */
export function attributesFor(person: { email: string; firstName: string; lastName: string }): Attribute[] {
  return [
    { Name: 'email', Value: person.email },
    { Name: 'given_name', Value: person.firstName },
    { Name: 'family_name', Value: person.lastName },
  ]
}

/** Signing in by address implies that it was confirmed. */
export function userFrom(answer: Record<string, unknown>): User {
  const attributes = (answer.UserAttributes ?? []) as Attribute[]
  const named = (name: string) => attributes.find(({ Name }) => Name === name)?.Value ?? ''
  return {
    sub: named('sub'),
    email: named('email').toLowerCase(),
    email_verified: true,
    given_name: named('given_name'),
    family_name: named('family_name'),
  }
}
