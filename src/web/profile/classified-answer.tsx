/**
 * A saved answer and the domains found in it, with the words that led to each: marked in the answer where all go back
 * to the same words, quoted beside each domain where they differ, and no words twice.
 */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProfileQuestion } from '#shared/profile.ts'
import { HelpRow } from '#web/care/care.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { domainDescription } from '#web/ui/domain.ts'
import { DomainChip } from '#web/ui/domain-chip.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { type AnswerReading, type DomainEvidence, pieces, quotesOf } from './answer-domains.ts'
import { rowOf } from './use-answer-domains.ts'

type ClassifiedAnswerProps = { question: ProfileQuestion; text: string; reading: AnswerReading | undefined }

export function ClassifiedAnswer({ question, text, reading }: ClassifiedAnswerProps) {
  const spans = reading?.status === 'read' && !quotesOf(reading.domains) ? reading.spans : []
  return (
    <section className="profile-answer">
      <h2>{texts.profile.questions[question]}</h2>
      <p className="profile-text evidence" dir="auto">
        {pieces(text, spans).map(piece =>
          piece.marked ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </p>
      <div className="profile-found">{reading && <Found question={question} reading={reading} />}</div>
    </section>
  )
}

function Found({ question, reading }: { question: ProfileQuestion; reading: AnswerReading }) {
  const words = texts.profile
  if (reading.status === 'failed') return <FieldError>{words.notRead}</FieldError>
  if (reading.status === 'care') return <Help question={question} />
  return <Domains domains={reading.domains} />
}

function Domains({ domains }: { domains: readonly DomainEvidence[] }) {
  const words = texts.profile
  const quotes = quotesOf(domains)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const said = useRef<HTMLParagraphElement>(null)

  function takeOut(domain: string): void {
    flushSync(() => setWrong([...wrong, domain]))
    // The pressed button is gone.
    said.current?.focus()
  }

  return (
    <>
      <ul className="profile-domains">
        {domains.map(({ domain, words: led }, index) =>
          wrong.includes(domain) ? null : (
            <li key={domain} style={{ animationDelay: `${index * 80}ms` }}>
              <DomainChip domain={domain} />
              <span className="profile-why">
                <span>{domainDescription(domain)}</span>
                {quotes && led.length > 0 && <Quoted words={quotes[index] ?? []} />}
              </span>
              <Button
                kind="quiet"
                className="profile-wrong"
                aria-label={words.notRightOf(texts.named(domain))}
                onClick={() => takeOut(domain)}
              >
                {words.notRight}
              </Button>
            </li>
          ),
        )}
      </ul>
      {wrong.length > 0 && (
        <p className="hint" ref={said} tabIndex={-1}>
          {words.removed}
        </p>
      )}
    </>
  )
}

function Quoted({ words }: { words: readonly string[] }) {
  const { because, sameWords } = texts.profile
  return <span dir="auto">{words.length > 0 ? because(words) : sameWords}</span>
}

/** Scrolls into view, so that it is not under the dock or off screen. */
function Help({ question }: { question: ProfileQuestion }) {
  const help = useRef<HTMLDivElement>(null)
  // In braces: some browsers return a promise, which is not a cleanup function.
  useEffect(() => {
    help.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div className="profile-care" role="status" ref={help}>
      <HelpRow row={rowOf(question)} surface="profile" asks />
    </div>
  )
}
