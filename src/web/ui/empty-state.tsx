/** Where there is nothing yet: the mark in outline, a sentence, and perhaps a way on. */
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
