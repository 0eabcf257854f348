/** /help-now: public; starts with what to do in an emergency. */
import { use, useState } from 'react'
import { Link } from 'react-router'
import { helpIn, isReviewDue, reviewBy } from '#shared/helplines.ts'
import { fullDay } from '#web/platform/dates.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { SiteLinks } from '#web/ui/site-links.tsx'
import { CountryPicker } from './country-picker.tsx'
import { Grounding } from './grounding.tsx'
import { EmergencyNumber, OtherHelplines, PhoneHelplines, TextHelplines } from './helpline-list.tsx'
import { SafetyPlanCard } from './safety-plan.tsx'
import { TrustedMessage } from './trusted-message.tsx'
import { useCountry } from './use-country.ts'
import './help-now.css'

export function HelpNowScreen() {
  const { helpNow: words, helplines, plan } = use(pageTexts())
  const session = useSession()
  const signedIn = session.status === 'signed-in' && session.user.email_verified
  const own = useCountry()
  const [looked, look] = useState<string | null>(null)
  const help = helpIn(looked ?? own)
  return (
    <Screen
      title={texts.shell.helpNow}
      start={<ReturnButton fallback={signedIn ? '/dashboard' : '/signup'} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <div className="help">
        <section className="help-list">
          <h2 className="section-head">{words.emergency}</h2>
          <EmergencyNumber help={help} />
          <CountryPicker help={help} own={own} look={look} />
        </section>
        <section className="help-list">
          <h2 className="section-head">{words.talk}</h2>
          <PhoneHelplines help={help} />
          <TextHelplines help={help} />
          <OtherHelplines help={help} />
          {isReviewDue(Date.now()) && (
            <p className="hint">{helplines.reviewDue(fullDay(new Date(reviewBy)))}</p>
          )}
        </section>
        <section className="help-list">
          <h2 className="section-head">{words.yourself}</h2>
          <TrustedMessage />
          <Grounding />
          {signedIn ? <SafetyPlanCard /> : <p className="hint">{plan.signIn}</p>}
        </section>
        <section className="help-list">
          <h2 className="section-head">{words.steps.heading}</h2>
          <ul className="help-steps">
            {words.steps.list.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <p className="hint">
          {words.program}{' '}
          <Link className="link" to="/safety">
            {words.toSafety}
          </Link>
        </p>
        <SiteLinks />
      </div>
    </Screen>
  )
}
