/** Shown where there is nothing yet: the logo in outline, a sentence and an optional action. */
import type { ReactNode } from 'react'
import { LogoOutline } from './logo.tsx'
import './empty-state.css'

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty-state">
      <LogoOutline size={72} />
      <p role="status">{children}</p>
      {action}
    </div>
  )
}
