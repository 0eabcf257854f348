/** Validation of the account forms. An empty string means valid. */
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/accounts.ts'
import { texts } from '#web/platform/texts.ts'

export type Errors<Name extends string> = Partial<Record<Name, string>>

/** Drops the empty ones. */
export function withoutEmpty<Name extends string>(errors: Record<Name, string>): Errors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Errors<Name>
}

export function nameError(value: string, missing: string): string {
  if (!value.trim()) return missing
  return value.trim().length > MAX_NAME_LENGTH ? texts.signUp.longName(MAX_NAME_LENGTH) : ''
}

export function emailError(value: string): string {
  if (!value.trim()) return texts.signUp.needEmail
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()) ? '' : texts.signUp.badEmail
}

export function newPasswordError(value: string): string {
  if (!value) return texts.signUp.needPassword
  if (value.length < MIN_PASSWORD_LENGTH) return texts.signUp.shortPassword(MIN_PASSWORD_LENGTH)
  return value.length > MAX_PASSWORD_LENGTH ? texts.signUp.longPassword(MAX_PASSWORD_LENGTH) : ''
}
