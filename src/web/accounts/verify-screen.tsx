/** /verify: the code from the mail. Who has no address to confirm is told what to do instead. */
import { useState } from 'react'
import { Link } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { SplitScreen } from '#web/ui/split-screen.tsx'
import { pendingEmail } from './code-sent.ts'
import { VerifyForm } from './verify-form.tsx'
import './accounts.css'

export function VerifyScreen() {
  const words = texts.verify
  const [email] = useState(pendingEmail)
  return (
    <SplitScreen title={words.page} step="verify">
      <div className="split-head">
        <Heading className="form-size">{email ? words.title : words.page}</Heading>
        <p className="lede">
          {email ? (
            <>
              {words.sentTo}
              <b className="address">{email}</b>.
            </>
          ) : (
            words.noAddress
          )}
        </p>
      </div>
      {email ? <VerifyForm email={email} /> : <WithoutEmail />}
      {email && (
        <p className="split-foot">
          {words.otherEmail}{' '}
          <Link className="link" to="/signup">
            {words.startOver}
          </Link>
        </p>
      )}
    </SplitScreen>
  )
}

/** Resending stays possible to try, and says why it cannot be done. */
function WithoutEmail() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className="side-by-side">
        <ButtonLink large block to="/signup?mode=login">
          {texts.signUp.toLogin}
        </ButtonLink>
        <ButtonLink kind="sec" large block to="/signup">
          {texts.logIn.toSignUp}
        </ButtonLink>
      </div>
      <div className="resend-alone">
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {texts.verify.resend}
        </Button>
        <div role="alert">{asked && <FieldError>{texts.verify.noEmail}</FieldError>}</div>
      </div>
    </>
  )
}
