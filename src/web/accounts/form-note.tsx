/**
 * Above a form's button, one message at a time: what went wrong, else good news, else a hint. The hint is as
 * tall as a message, so that nothing moves.
 */
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'

type FormNoteProps = { failure: string; notice?: string | undefined; children?: ReactNode }

export function FormNote({ failure, notice, children }: FormNoteProps) {
  if (!failure && !notice && !children) return null
  return (
    <div className="form-note">
      {failure ? (
        <Banner tone="error">{failure}</Banner>
      ) : notice ? (
        <Banner tone="ok">{notice}</Banner>
      ) : (
        <p className="hint">{children}</p>
      )}
    </div>
  )
}
