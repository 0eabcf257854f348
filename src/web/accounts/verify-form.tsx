/** The form of /verify. The countdown is only a hint; a late code is still accepted. */
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CODE_LIFETIME_MS, resendCode, verifyCode } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useSession, useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/field.tsx'
import { forgetCode, markCodeSent } from './code-sent.ts'
import { Countdown, useSecondsLeft } from './countdown.tsx'
import { formValues } from './form-values.ts'

export function VerifyForm({ email }: { email: string }) {
  const words = texts.verify
  const navigate = useNavigate()
  const session = useSession()
  const store = useSessionStore()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  const [sending, setSending] = useState(0)
  const left = useSecondsLeft(sending)
  // One primary button at a time: after the countdown, with nothing typed, it is the one for a new code.
  const resendFirst = left === 0 && !code.trim()

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
      const { ok } = await call(verifyCode, { body: { value: email, code: code.replace(/\s/g, '') } })
      if (ok) return finish()
      fail(words.invalid)
    } catch (refusal) {
      const told = refusal instanceof CallError && !refusal.detail.silent
      fail(told ? refusal.sentence : words.failed)
    }
    setBusy(null)
  }

  function finish(): void {
    formValues.email = email
    forgetCode()
    // A session from before the confirmation still says "unverified"; logging in brings a fresh one.
    if (session.status === 'signed-in') store.signOut()
    navigate('/signup?mode=login', { replace: true, state: { notice: texts.logIn.confirmed } })
  }

  async function resend(): Promise<void> {
    setBusy('resend')
    setError('')
    try {
      await call(resendCode, { body: { email } })
      markCodeSent(email)
      setSending(sending + 1)
      field.current?.focus()
    } catch (refusal) {
      fail(refusal instanceof CallError ? refusal.sentence : texts.errors.unexpected)
    }
    setBusy(null)
  }

  return (
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
      <p className="hint code-note" role="status">
        {!error && (left === 0 ? words.late : sending > 0 && words.resent)}
      </p>
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
      <p className="hint code-wait">{words.wait(CODE_LIFETIME_MS / 60_000)}</p>
      <Button type="submit" kind={resendFirst ? 'sec' : 'pri'} large block loading={busy === 'verify'}>
        {words.submit}
      </Button>
    </form>
  )
}
