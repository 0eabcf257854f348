/** The one h1 of a screen; focus comes here when the screen does. */
import type { ReactNode } from 'react'

export function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
