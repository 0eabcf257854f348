/** What the program read out of a message, grey and in italics above it. The dots are decoration. */
import { type Domain, domainColour } from './domain.ts'
import './note.css'

export function Note({ domains = [], children }: { domains?: readonly Domain[]; children: string }) {
  return (
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
  )
}
