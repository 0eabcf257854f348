/** The current password, required where being signed in is not enough. */
import { CallError } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Field } from '#web/ui/field.tsx'

type CurrentPasswordProps = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
  autoFocus?: boolean
}

export function CurrentPassword({ value, error, onChange, autoFocus }: CurrentPasswordProps) {
  return (
    <Field
      label={texts.account.currentPassword}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      autoFocus={autoFocus}
      value={value}
      error={error}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** The error for its field when the server refused the password. */
export function wrongPasswordIn(error: unknown): string | undefined {
  return error instanceof CallError && error.code === 'bad-credentials'
    ? texts.account.wrongPassword
    : undefined
}
