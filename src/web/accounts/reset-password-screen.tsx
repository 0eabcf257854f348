/** /reset-password: first the address, then the mailed code with a new password. */
import { Link, useLocation, useNavigate } from 'react-router'
import { getPageConfig } from '#web/platform/page-config.ts'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { SplitScreen } from '#web/ui/split-screen.tsx'
import { AskForCodeForm, NewPasswordForm } from './reset-password-forms.tsx'
import './accounts.css'

/** Stored in the history entry, so that reload and Back keep the step. */
type Step = { sentTo?: string; haveCode?: boolean } | null

export function ResetPasswordScreen() {
  const words = texts.reset
  const navigate = useNavigate()
  const step = useLocation().state as Step
  const second = Boolean(step?.sentTo || step?.haveCode)

  function sent(sentTo: string): void {
    navigate('/reset-password', { state: { sentTo }, replace: second })
  }

  return (
    <SplitScreen title={words.page} step="verify">
      <div className="split-head">
        <Heading className="form-size">{second ? words.sentTitle : words.title}</Heading>
        <p className="lede">
          {step?.sentTo ? (
            <>
              {words.sentLede}
              <b className="address">{step.sentTo}</b>.
            </>
          ) : second ? (
            texts.verify.lede
          ) : (
            words.lede
          )}
        </p>
      </div>
      {second ? <NewPasswordForm email={step?.sentTo} onSent={sent} /> : <AskForCodeForm onSent={sent} />}
      {/* With a support address, the foot of the page shows it. */}
      {second && !getPageConfig().supportEmail && <p className="hint">{words.noSupport}</p>}
      <p className="split-foot stacked">
        {!second && (
          <Link className="link" to="/reset-password" state={{ haveCode: true }}>
            {words.haveCode}
          </Link>
        )}
        <Link className="link" to="/signup?mode=login">
          {words.toLogin}
        </Link>
      </p>
    </SplitScreen>
  )
}
