/** Above a form's button: an error, or else a hint. The hint's space is as tall as an error, so that nothing moves. */
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'

export function FormNote({ failure, children }: { failure: string; children?: ReactNode }) {
  if (!failure && !children) return null
  return (
    <div className="form-note">
      {failure ? <Banner tone="error">{failure}</Banner> : <p className="hint">{children}</p>}
    </div>
  )
}
