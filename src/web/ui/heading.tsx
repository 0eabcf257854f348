/** The only h1 of a screen; gets focus when the screen opens. */
import type { ReactNode } from 'react'

export function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
