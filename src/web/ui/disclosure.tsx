/** A card folded under one line that sums it up. Native, so finding in the page opens it too. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './disclosure.css'

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="card disclosure">
      <summary>
        {summary}
        <ChevronDown size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
