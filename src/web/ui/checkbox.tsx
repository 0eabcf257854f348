/** A native checkbox with our own look. Its label may contain a link, which does not tick the box. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import './checkbox.css'

type CheckboxProps = { label: ReactNode; error?: string } & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className="checkbox">
      <label>
        <span className="checkbox-box">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 6 9 17l-5-5" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
