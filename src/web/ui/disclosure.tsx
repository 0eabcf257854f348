/** A section folded under its heading and one line that sums it up. Native, so finding in the page opens it too. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './disclosure.css'

type DisclosureProps = { heading: ReactNode; summary: string; children: ReactNode }

export function Disclosure({ heading, summary, children }: DisclosureProps) {
  return (
    <details className="card disclosure">
      <summary>
        {heading}
        <span className="hint">{summary}</span>
        <ChevronDown size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
