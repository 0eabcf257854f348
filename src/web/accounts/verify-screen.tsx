/** /verify: the code from the mail. The countdown is only a hint; a late code is still accepted. */
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { resendCode, verifyCode } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useSession, useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { SplitScreen } from '#web/ui/split-screen.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { forgetCode, markCodeSent, pendingEmail } from './code-sent.ts'
import { Countdown, useSecondsLeft } from './countdown.tsx'
import { formValues } from './form-values.ts'
import './accounts.css'

export function VerifyScreen() {
  const words = texts.verify
  const navigate = useNavigate()
  const toast = useToast()
  const session = useSession()
  const store = useSessionStore()
  const field = useRef<HTMLInputElement>(null)
  const [email] = useState(pendingEmail)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  const [sending, setSending] = useState(0)
  const left = useSecondsLeft(sending)
  // One primary button at a time: after the countdown, with nothing typed, it is the one for a new code.
  const resendFirst = left === 0 && !code.trim() && email !== null

  function fail(sentence: string): void {
    setError(sentence)
    requestAnimationFrame(() => field.current?.select())
  }

  async function verify(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!code.trim()) return fail(words.needCode)
    setBusy('verify')
    setError('')
    try {
      const { ok } = await call(verifyCode, { body: { value: email ?? '', code: code.replace(/\s/g, '') } })
      if (ok) return finish()
      fail(words.invalid)
    } catch (refusal) {
      const told = refusal instanceof CallError && !refusal.detail.silent
      fail(told && email ? refusal.sentence : words.failed)
    }
    setBusy(null)
  }

  function finish(): void {
    formValues.email = email ?? ''
    forgetCode()
    // A session from before the confirmation still says "unverified"; logging in brings a fresh one.
    if (session.status === 'signed-in') store.signOut()
    navigate('/signup?mode=login', { replace: true, state: { notice: texts.logIn.confirmed } })
  }

  async function resend(): Promise<void> {
    if (!email) return fail(words.noEmail)
    setBusy('resend')
    setError('')
    try {
      await call(resendCode, { body: { email } })
      markCodeSent(email)
      setSending(sending + 1)
      toast(words.resent)
      field.current?.focus()
    } catch (refusal) {
      fail(refusal instanceof CallError ? refusal.sentence : texts.errors.unexpected)
    }
    setBusy(null)
  }

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
      {!email && (
        <div className="side-by-side">
          <ButtonLink large block to="/signup?mode=login">
            {texts.signUp.toLogin}
          </ButtonLink>
          <ButtonLink kind="sec" large block to="/signup">
            {texts.logIn.toSignUp}
          </ButtonLink>
        </div>
      )}
      <form className="steady" onSubmit={verify} noValidate aria-busy={busy === 'verify'}>
        <CodeField
          ref={field}
          className="code tabular"
          label={words.code}
          required
          value={code}
          error={error}
          readOnly={busy === 'verify'}
          onChange={typed => {
            setCode(typed)
            setError('')
          }}
        />
        <div className="code-count">
          <Countdown left={left} />
          <Button
            kind={left > 0 ? 'quiet' : resendFirst ? 'pri' : 'sec'}
            loading={busy === 'resend'}
            onClick={resend}
          >
            {words.resend}
          </Button>
        </div>
        {email && <p className="hint code-late">{left === 0 && words.late}</p>}
        <Button
          type="submit"
          kind={email && !resendFirst ? 'pri' : 'sec'}
          large
          block
          loading={busy === 'verify'}
        >
          {words.submit}
        </Button>
      </form>
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
