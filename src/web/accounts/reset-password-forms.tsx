/** The two steps of setting a new password. Never reveals whether an account exists. */
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgotPassword, MIN_PASSWORD_LENGTH, resetPassword } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { deviceToken } from '#web/platform/device-token.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField, Field, focusFirstError } from '#web/ui/field.tsx'
import { type Errors, emailError, newPasswordError, withoutEmpty } from './field-errors.ts'
import { FormNote } from './form-note.tsx'
import { formValues } from './form-values.ts'

function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.sentence : texts.errors.unexpected
}

export function AskForCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState(formValues.email)
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const wrong = emailError(email)
    setError(wrong)
    setFailure('')
    if (wrong) return focusFirstError(event.currentTarget)
    setBusy(true)
    try {
      await call(forgotPassword, { body: { email, ...deviceToken() } })
      formValues.email = email.trim()
      onSent(email.trim())
    } catch (refusal) {
      setFailure(sentenceOf(refusal))
    }
    setBusy(false)
  }

  return (
    <form className="steady" onSubmit={submit} noValidate aria-busy={busy}>
      <Field
        label={texts.signUp.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        readOnly={busy}
        onChange={event => setEmail(event.target.value)}
      />
      <FormNote failure={failure} />
      <Button type="submit" large block loading={busy}>
        {texts.reset.send}
      </Button>
    </form>
  )
}

type Name = 'email' | 'code' | 'password'

export function NewPasswordForm({ email, onSent }: { email?: string; onSent: (email: string) => void }) {
  const words = texts.reset
  const navigate = useNavigate()
  const [values, setValues] = useState({ email: email ?? formValues.email, code: '', password: '' })
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [failure, setFailure] = useState('')
  const [resent, setResent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const wrong = withoutEmpty<Name>({
      email: emailError(values.email),
      code: values.code.trim() ? '' : texts.verify.needCode,
      password: newPasswordError(values.password),
    })
    setErrors(wrong)
    setFailure('')
    setResent(false)
    if (Object.keys(wrong).length > 0) return focusFirstError(form)
    setBusy(true)
    try {
      const body = { ...values, code: values.code.replace(/\s/g, ''), ...deviceToken() }
      const { ok } = await call(resetPassword, { body })
      if (ok) {
        formValues.email = values.email.trim()
        navigate('/signup?mode=login', { replace: true, state: { notice: texts.logIn.passwordChanged } })
        return
      }
      setErrors({ code: texts.verify.invalid })
      focusFirstError(form)
    } catch (refusal) {
      setFailure(sentenceOf(refusal))
    }
    setBusy(false)
  }

  async function resend(): Promise<void> {
    const wrong = emailError(values.email)
    setErrors(wrong ? { email: wrong } : {})
    setFailure('')
    setResent(false)
    if (wrong) return
    try {
      await call(forgotPassword, { body: { email: values.email, ...deviceToken() } })
      onSent(values.email.trim())
      setResent(true)
    } catch (refusal) {
      setFailure(sentenceOf(refusal))
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <form className="steady" onSubmit={submit} noValidate aria-busy={busy}>
      {!email && <Field {...field('email')} label={texts.signUp.email} type="email" autoComplete="email" />}
      <CodeField
        {...field('code')}
        className="code tabular"
        label={texts.verify.code}
        onChange={code => setValues({ ...values, code })}
      />
      <Field
        {...field('password')}
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={texts.signUp.passwordHint(MIN_PASSWORD_LENGTH)}
      />
      <FormNote below failure={failure} notice={resent ? texts.verify.resent : undefined}>
        {words.everywhere}
      </FormNote>
      <Button type="submit" large block loading={busy}>
        {words.submit}
      </Button>
      <Button kind="quiet" onClick={resend}>
        {texts.verify.resend}
      </Button>
    </form>
  )
}
