/** Sign-up, verification, sign-in, devices and password reset: their calls and their limits. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { visibleName } from './person-name.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 512
export const MAX_NAME_LENGTH = 200
/** What the screen counts down from after each sending; the server itself is more patient. */
export const CODE_COUNTDOWN_SECONDS = 60
export const CODE_LIFETIME_MS = 10 * 60_000
export const CODE_TRIES = 5
/** Across all networks; higher, so one stranger's attempts do not use up the owner's. */
export const CODE_TRIES_EVERYWHERE = 25

/** Compared without case or surrounding space, so one person has one account. */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  // Abort, so that the pattern never runs on a long text.
  z.maxLength(254, { abort: true }),
  z.regex(/^[^\s\p{C}@<>"(),:;\\[\]]+@[^\s\p{C}@<>"(),:;\\[\]]+\.[^\s\p{C}@<>"(),:;\\[\].]+$/u),
)
export const password = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH))
/** Letters of any script, without control characters. */
export const personName = z.string().check(
  // First, so that nothing below runs on a long text.
  z.maxLength(10 * MAX_NAME_LENGTH, { abort: true }),
  z.overwrite(visibleName),
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH),
  z.regex(/^\P{Cc}*$/u),
)
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))
/** Given to a remembered browser: others' failed attempts do not lock its owner out. */
const deviceToken = z.optional(z.string().check(z.maxLength(128)))
const done = z.object({ ok: z.literal(true) })
const accepted = z.object({ ok: z.boolean() })

export const user = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
})
export type User = z.infer<typeof user>

export const device = z.object({
  key: z.string(),
  name: z.nullable(z.string()),
  /** Browser and system, if known. */
  browser: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
})
export type Device = z.infer<typeof device>

/**
 * What a browser holds while signed in. `outboxKey` (base64) encrypts unsent messages, so after sign-out
 * only their author, signed in again, can read or send them.
 */
const signedIn = { user, outboxKey: z.string(), deviceKey: z.string() }

export const login = endpoint('POST', '/api/auth/login', {
  summary: 'Sign in with email and password.',
  access: 'public',
  body: z.object({
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
    password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)),
    /** IANA name; fixes which day a message counts for. */
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    deviceToken,
  }),
  reply: z.object({ token: z.string(), ...signedIn }),
})

export const sendCode = endpoint('POST', '/api/auth/send-code', {
  summary: 'Sign up: create an unconfirmed account and mail it a code.',
  access: 'public',
  body: z.object({
    email,
    password,
    firstName: personName,
    lastName: personName,
    method: z.literal('email'),
  }),
  reply: done,
})

export const resendCode = endpoint('POST', '/api/auth/resend-code', {
  summary: 'Mail a new code for the newest sign-up of this address.',
  access: 'public',
  body: z.object({ email }),
  reply: done,
})

export const verifyCode = endpoint('POST', '/api/auth/verify-code', {
  summary: 'Confirm an email address; `value` is the address.',
  access: 'public',
  body: z.object({ value: email, code }),
  reply: accepted,
})

export const forgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  summary: 'Mail a code with which a new password may be set; the last two of them work.',
  access: 'public',
  body: z.object({ email, deviceToken }),
  reply: done,
})

export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  summary: 'Set a new password with a mailed code; ends every session of the account.',
  access: 'public',
  body: z.object({ email, code, password, deviceToken }),
  reply: accepted,
})

export const signOut = endpoint('POST', '/api/auth/sign-out', {
  summary: 'End this session, all sessions of the account, or all but this one (`others`).',
  body: z.optional(z.object({ everywhere: z.optional(z.boolean()), others: z.optional(z.boolean()) })),
  reply: done,
})

export const me = endpoint('GET', '/api/auth/me', {
  summary: 'Who is signed in.',
  reply: z.object(signedIn),
})

export const socketToken = endpoint('POST', '/api/auth/socket-token', {
  summary: 'A token for the live socket, good for 60 seconds.',
  reply: z.object({ token: z.string(), expiresAt: z.string() }),
})

export const listDevices = endpoint('GET', '/api/auth/devices', {
  summary: 'The signed-in devices of the account.',
  reply: z.object({ devices: z.array(device) }),
})

const deviceKey = z.object({ key: z.string().check(z.maxLength(64)) })

export const rememberDevice = endpoint('PUT', '/api/auth/devices/:key', {
  summary: 'Keep this device signed in for 30 days after its last use, under a name.',
  params: deviceKey,
  body: z.object({
    name: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH))),
    /** What this browser was given before, by this account or another one. */
    deviceToken,
  }),
  /** A token only for the device that asks. */
  reply: z.object({ device, deviceToken: z.optional(z.string()) }),
})

export const forgetDevice = endpoint('DELETE', '/api/auth/devices/:key', {
  summary: 'End the sign-in of a device at once, its live sockets too.',
  params: deviceKey,
  reply: done,
})
