/** A section of the help panel that expands in place. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CareTap } from '#shared/support.ts'
import { reportTap } from './report-tap.ts'
import './help-disclosure.css'

type HelpDisclosureProps = { title: string; tap: CareTap; icon: ReactNode; children: ReactNode }

export function HelpDisclosure({ title, tap, icon, children }: HelpDisclosureProps) {
  // Rendered when first opened, so that a plan is not fetched for nothing.
  const [seen, setSeen] = useState(false)
  return (
    <details
      className="help-disclosure"
      onToggle={event => {
        if (!event.currentTarget.open || seen) return
        setSeen(true)
        reportTap(tap)
      }}
    >
      <summary>
        <span className="icon-disc help-icon">{icon}</span>
        <b>{title}</b>
        <ChevronDown size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {seen && <div className="help-disclosure-body">{children}</div>}
    </details>
  )
}
