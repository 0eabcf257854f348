/** Cognito's error codes, grouped by what they mean to us. */
import { MIN_PASSWORD_LENGTH } from '#shared/accounts.ts'
import { Refusal } from '#shared/errors.ts'
import { CognitoRefusal } from './api.ts'

export const unknown = ['UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException']
export const wrongPassword = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidPasswordException',
  'InvalidParameterException',
]
export const wrongCode = [
  'CodeMismatchException',
  'ExpiredCodeException',
  'AliasExistsException',
  'UserNotFoundException',
  'NotAuthorizedException',
]

/** Returns undefined if Cognito refuses with one of these codes; a bad password becomes our own refusal. */
export async function undefinedIfRefused<T>(kinds: string[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CognitoRefusal)) throw error
    if (kinds.includes(error.code)) return undefined
    if (/^(Invalid(Password|Parameter)|PasswordHistoryPolicyViolation)Exception$/.test(error.code))
      throw weakPassword()
    throw error
  }
}

/** The pool's password rules may be stricter than ours. */
function weakPassword(): Refusal {
  const sentence =
    `This password is not accepted. Please choose one of at least ${MIN_PASSWORD_LENGTH} characters, ` +
    'with capitals, digits and signs, and no space at either end.'
  return new Refusal('bad-input', { field: 'password', sentence })
}
