/**
 * The domains found in a message, grey and in italics above it. The dots are decoration; a button explains the domains,
 * reached from the keyboard with the arrow keys.
 */
import { CircleQuestionMark } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { type Domain, domainColour, domainDescription } from './domain.ts'
import './domain-note.css'

export function DomainNote({ domains = [], children }: { domains?: readonly Domain[]; children: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const explained = domains.filter(domainDescription)
  return (
    <>
      <p className="note" role="note">
        {domains.length > 0 && (
          <span className="note-dots" aria-hidden="true">
            {domains.slice(0, 3).map(domain => (
              <i key={domain} style={{ background: domainColour(domain) }} />
            ))}
          </span>
        )}
        {children}
      </p>
      {explained.length > 0 && (
        <button
          type="button"
          className="round-button note-why"
          tabIndex={-1}
          aria-label={texts.insights.whatTheyMean}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <CircleQuestionMark size="1rem" strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {open && (
        <dl className="note-lines" id={id}>
          {explained.map(domain => (
            <div key={domain}>
              <dt>{texts.named(domain)}</dt>
              <dd>{domainDescription(domain)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
