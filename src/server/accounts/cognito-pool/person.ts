/** How Cognito tells who somebody is, and how we read it. */
import type { User } from '#shared/accounts.ts'

type Attribute = { Name: string; Value: string }

/** What we give to Cognito when somebody signs up. */
export function attributesFor(person: { email: string; firstName: string; lastName: string }): Attribute[] {
  return [
    { Name: 'email', Value: person.email },
    { Name: 'given_name', Value: person.firstName },
    { Name: 'family_name', Value: person.lastName },
  ]
}

/** Somebody who signs in by their address has had it confirmed. */
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
