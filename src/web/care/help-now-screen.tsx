/** /help-now: open to everybody, first of all what to do in an emergency. */
import { ExternalLink, Phone } from 'lucide-react'
import { use } from 'react'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import './help-now.css'

export function HelpNowScreen() {
  const words = use(pageTexts()).helpNow
  const signedIn = useSession().status === 'signed-in'
  return (
    <Screen
      title={texts.shell.helpNow}
      start={<ReturnButton otherwise={signedIn ? '/dashboard' : '/signup'} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <div className="help">
        <section className="card help-card">
          <h2 className="section-head">{words.emergency.heading}</h2>
          <p>{words.emergency.text}</p>
          <ul className="help-numbers" aria-label={words.emergency.numbersLabel}>
            {words.emergency.numbers.map(({ number, where }) => (
              <li key={number}>
                <a className="button sec" href={`tel:${number}`}>
                  <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
                  <span className="tabular">{number}</span>
                </a>
                <span>{where}</span>
              </li>
            ))}
          </ul>
          <p className="hint">{words.emergency.anyPhone}</p>
        </section>
        <section className="card help-card">
          <h2 className="section-head">{words.talk.heading}</h2>
          <p>{words.talk.text}</p>
          <p>
            <a className="link help-out" href="https://findahelpline.com" rel="noopener noreferrer">
              {words.talk.link}
              <ExternalLink size={16} strokeWidth={2} aria-hidden="true" />
              <span className="unseen">({words.talk.opens})</span>
            </a>
          </p>
        </section>
        <section className="card help-card">
          <h2 className="section-head">{words.steps.heading}</h2>
          <ul className="help-steps">
            {words.steps.list.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <p className="hint">{words.program}</p>
      </div>
    </Screen>
  )
}
