/** Changes to one's own account: name, email and password. */
import * as z from 'zod/mini'
import { code, email, MAX_PASSWORD_LENGTH, password, personName, user } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** As when signing in: no rules for an existing password. */
const currentPassword = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH))

export const changeName = endpoint('PUT', '/api/account/name', {
  summary: 'Change the first and last name.',
  body: z.object({ firstName: personName, lastName: personName }),
  reply: z.object({ user }),
})

export const changePassword = endpoint('PUT', '/api/account/password', {
  summary: 'Set a new password with the current one; every other device is signed out.',
  body: z.object({ currentPassword, password }),
  reply: z.object({ ok: z.literal(true) }),
})

export const requestEmailChange = endpoint('POST', '/api/account/email', {
  summary:
    'Mail a code to a new address. The answer is the same whether or not somebody has that address already.',
  body: z.object({ email, currentPassword }),
  reply: z.object({ ok: z.literal(true) }),
})

export const confirmEmailChange = endpoint('POST', '/api/account/email/confirm', {
  summary: 'Change to the new address with the code mailed there; the old address is mailed a notice.',
  body: z.object({ code }),
  /** The updated account; missing if the code was wrong, expired or already used. */
  reply: z.object({ ok: z.boolean(), user: z.optional(user) }),
})
