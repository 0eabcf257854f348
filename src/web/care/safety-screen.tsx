/** /safety: what the product does when somebody is not safe, in plain words; public. */
import { use } from 'react'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'
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
      <PageIndex
        label={words.index}
        entries={words.sections.map(({ heading }, i) => ({ id: idOf(i), name: heading }))}
      />
      {words.sections.map(({ heading, paragraphs }, i) => (
        <section key={heading} className="safety-part" id={idOf(i)}>
          <h2 tabIndex={-1}>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Screen>
  )
}

const idOf = (section: number) => `part-${section + 1}`
