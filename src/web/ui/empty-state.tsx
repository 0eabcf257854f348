/** Where there is nothing yet: the mark in outline, a sentence, and perhaps a way on. */
import type { ReactNode } from 'react'
import { MarkOutline } from './mark.tsx'
import './empty-state.css'

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty-state">
      <MarkOutline size={72} />
      <p role="status">{children}</p>
      {action}
    </div>
  )
}
