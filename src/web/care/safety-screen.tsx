/** /safety: what the product does when somebody is not safe, in plain words; public. */
import { use } from 'react'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import './safety.css'

export function SafetyScreen() {
  const words = use(pageTexts()).safety
  const signedIn = useSession().status === 'signed-in'
  return (
    <Screen
      title={words.title}
      start={<ReturnButton fallback={signedIn ? '/dashboard' : '/signup'} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
        <p>
          <ButtonLink to="/help-now">{words.toHelp}</ButtonLink>
        </p>
      </div>
      {words.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="safety-part">
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Screen>
  )
}
