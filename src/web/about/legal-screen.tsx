/** /terms and /privacy. */
import { use } from 'react'
import { Link } from 'react-router'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import './prose.css'

function LegalPage({ page }: { page: 'terms' | 'privacy' }) {
  const { [page]: words, helpNow } = use(pageTexts())
  const { title, lede, sections } = words
  const signedIn = useSession().status === 'signed-in'
  return (
    <Screen
      title={title}
      start={<ReturnButton fallback={signedIn ? '/dashboard' : '/signup'} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{title}</Heading>
        <p className="lede">{lede}</p>
      </div>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="prose">
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        <Link className="link" to="/safety">
          {helpNow.toSafety}
        </Link>
      </p>
    </Screen>
  )
}

export const TermsScreen = () => <LegalPage page="terms" />
export const PrivacyScreen = () => <LegalPage page="privacy" />
