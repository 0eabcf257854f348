/**
 * Above a form's button, one message at a time: what went wrong, else good news, else a hint. Its place is as tall as a
 * message, so that nothing moves, and it begins in the line that the field above it has for an error.
 */
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'

type FormNoteProps = {
  failure: string
  notice?: string | undefined
  /** The field above shows something in that line itself. */
  below?: boolean
  children?: ReactNode
}

export function FormNote({ failure, notice, below, children }: FormNoteProps) {
  return (
    <div className={below ? 'form-note below' : 'form-note'}>
      {failure ? (
        <Banner tone="error">{failure}</Banner>
      ) : notice ? (
        <Banner tone="ok">{notice}</Banner>
      ) : (
        children && <p className="hint">{children}</p>
      )}
    </div>
  )
}
