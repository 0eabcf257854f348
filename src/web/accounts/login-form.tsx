/** Signs in. A wrong password stays in its field, selected; an unconfirmed address leads to /verify. */
import { type FormEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { CallError } from '#web/platform/api.ts'
import { takeDeepLink } from '#web/platform/deep-link.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { expectCode } from './code-sent.ts'
import { type Errors, emailError, withoutEmpty } from './field-errors.ts'
import { FormNote } from './form-note.tsx'
import { clearFormValues, formValues } from './form-values.ts'

export function LoginForm() {
  const words = texts.logIn
  const session = useSessionStore()
  const navigate = useNavigate()
  const arrivedWith = useLocation().state?.notice as string | undefined
  const passwordField = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(formValues.email)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors<'email' | 'password'>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const wrong = withoutEmpty({ email: emailError(email), password: password ? '' : words.needPassword })
    setTried(true)
    setErrors(wrong)
    setFailure('')
    if (Object.keys(wrong).length > 0) return focusFirstError(event.currentTarget)
    setBusy(true)
    try {
      await session.signIn(email, password)
      clearFormValues()
      navigate(takeDeepLink(), { replace: true })
    } catch (error) {
      setBusy(false)
      refused(error)
    }
  }

  function refused(error: unknown): void {
    const { status, sentence } = error instanceof CallError ? error : { status: 0, sentence: '' }
    if (status === 401) {
      expectCode(email)
      navigate('/verify')
      return
    }
    setFailure(status === 403 ? words.badCredentials : sentence || texts.errors.unexpected)
    if (status === 403) requestAnimationFrame(() => passwordField.current?.select())
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
        error={errors.email}
        readOnly={busy}
        onChange={event => {
          formValues.email = event.target.value
          setEmail(event.target.value)
        }}
      />
      <div className="with-forgot">
        <Field
          ref={passwordField}
          label={texts.signUp.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={errors.password}
          readOnly={busy}
          onChange={event => setPassword(event.target.value)}
        />
        <Link className="link forgot" to="/reset-password">
          {words.forgot}
        </Link>
      </div>
      <FormNote failure={failure} notice={tried ? undefined : arrivedWith}>
        {!errors.password && words.howLong}
      </FormNote>
      <Button type="submit" large block loading={busy}>
        {words.submit}
      </Button>
    </form>
  )
}
