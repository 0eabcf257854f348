/** A labelled input with a hint or an error below it, never both. Passwords can be shown. */
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from './button.tsx'
import './field.css'

type Shell = { label: ReactNode; hint?: ReactNode; error?: string }

export type FieldProps = Shell & Omit<ComponentProps<'input'>, 'id'>

export function Field({ label, hint, error, type, className, ...rest }: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...rest}
          id={id}
          type={secret && shown ? 'text' : type}
          className={['input', secret && 'secret', className].filter(Boolean).join(' ')}
          {...belowOf(id, hint, error)}
        />
        {secret && (
          <IconButton
            className="field-eye"
            label={shown ? texts.signUp.hidePassword : texts.signUp.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOff size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Eye size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
        )}
      </div>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** A mailed code. Keeps only digits, and the space that a pasted code may have. */
export function CodeField({
  onChange,
  ...rest
}: Omit<FieldProps, 'onChange'> & { onChange: (code: string) => void }) {
  return (
    <Field
      {...rest}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={event => onChange(event.target.value.replace(/[^\d\s]/g, ''))}
    />
  )
}

/** Focuses the first invalid field once the errors are rendered. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: Shell & Omit<ComponentProps<'textarea'>, 'id'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        className={['input', className].filter(Boolean).join(' ')}
        {...belowOf(id, hint, error)}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

function belowOf(id: string, hint: ReactNode, error: string | undefined) {
  return {
    'aria-invalid': error && !isOffline(error) ? true : undefined,
    'aria-describedby': error || hint ? `${id}-below` : undefined,
  }
}

function Below({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) return <FieldError id={`${id}-below`}>{error}</FieldError>
  return hint ? (
    <span className="hint" id={`${id}-below`}>
      {hint}
    </span>
  ) : null
}

/** Offline is not the person's mistake, and the banner says it in colour already. */
const isOffline = (error: ReactNode) => error === texts.errors.offline

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const look = isOffline(children) ? 'field-error quiet' : 'field-error'
  return (
    <span className={look} id={id}>
      <CircleAlert size="1rem" strokeWidth={2} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
