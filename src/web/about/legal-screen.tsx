/** /terms and /privacy. */
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { getPageConfig } from '#web/platform/page-config.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import './prose.css'

function LegalPage({ page, children }: { page: 'terms' | 'privacy'; children?: ReactNode }) {
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
      {'short' in words && (
        <section className="prose card prose-short" aria-labelledby="in-short">
          <h2 id="in-short">{words.short.heading}</h2>
          <List items={words.short.lines} />
        </section>
      )}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="prose">
          <h2>{heading}</h2>
          {paragraphs.map(paragraph =>
            typeof paragraph === 'string' ? (
              <p key={paragraph}>{paragraph}</p>
            ) : (
              <List key={paragraph[0]} items={paragraph} />
            ),
          )}
        </section>
      ))}
      {children}
      <p>
        <Link className="link" to="/safety">
          {helpNow.toSafety}
        </Link>
      </p>
    </Screen>
  )
}

export const TermsScreen = () => <LegalPage page="terms" />
export const PrivacyScreen = () => (
  <LegalPage page="privacy">
    <Questions />
  </LegalPage>
)

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Questions() {
  const words = use(pageTexts()).privacy.questions
  const { supportEmail } = getPageConfig()
  return (
    <section className="prose">
      <h2>{words.heading}</h2>
      {supportEmail ? (
        <p>
          {words.writeTo}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      ) : (
        <p>{words.nobody}</p>
      )}
    </section>
  )
}
