/** A line above a form's button: a hint or an error. Its space is reserved, so that nothing moves. */
import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/field.tsx'

export function FormNote({ failure, children }: { failure: string; children?: ReactNode }) {
  return (
    <div className="form-note">
      {failure ? (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      ) : (
        <p className="hint">{children}</p>
      )}
    </div>
  )
}
