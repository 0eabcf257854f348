/** An answer that is saved: its text, the words that led to its domains marked, and the domains under it. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ProfileQuestion } from '#shared/profile.ts'
import { texts } from '#web/platform/texts.ts'
import { DomainChip } from '#web/ui/domain-chip.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { pieces, type Reading } from './reading.ts'

type ReadAnswerProps = { question: ProfileQuestion; text: string; reading: Reading | undefined }

export function ReadAnswer({ question, text, reading }: ReadAnswerProps) {
  const spans = reading?.status === 'read' ? reading.spans : []
  return (
    <section className="profile-answer">
      <h2>{texts.profile.questions[question]}</h2>
      <p className="profile-text" dir="auto">
        {pieces(text, spans).map(piece =>
          piece.marked ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </p>
      <div className="profile-found">{reading && <Found reading={reading} />}</div>
    </section>
  )
}

function Found({ reading }: { reading: Reading }) {
  const words = texts.profile
  if (reading.status === 'failed') return <FieldError>{words.notRead}</FieldError>
  if (reading.status === 'care') return <Help />
  if (reading.domains.length === 0) return <p className="hint">{words.noneFound}</p>
  return (
    <ul className="profile-domains">
      {reading.domains.map((domain, index) => (
        <li key={domain} style={{ animationDelay: `${index * 80}ms` }}>
          <DomainChip domain={domain} />
        </li>
      ))}
    </ul>
  )
}

/** Comes into view by itself: it must not lie under the dock or off the screen. */
function Help() {
  const words = texts.profile
  const help = useRef<HTMLParagraphElement>(null)
  useEffect(() => help.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <p className="profile-care" role="status" ref={help}>
      {words.care}{' '}
      <Link className="link" to="/help-now">
        {words.careLink}
      </Link>
    </p>
  )
}
