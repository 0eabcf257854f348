/** The password one has, asked for before something that an open sign-in alone must not be enough for. */
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

/** What to say at its field when a call was refused for it. */
export function wrongPasswordIn(error: unknown): string | undefined {
  return error instanceof CallError && error.code === 'bad-credentials'
    ? texts.account.wrongPassword
    : undefined
}
