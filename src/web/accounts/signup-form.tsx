/** Validates everything at once, shows each error at its field, and never loses input. */
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { MIN_PASSWORD_LENGTH, sendCode } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { markCodeSent } from './code-sent.ts'
import { type Errors, emailError, nameError, newPasswordError, withoutEmpty } from './field-errors.ts'
import { FormNote } from './form-note.tsx'
import { formValues } from './form-values.ts'

type Name = 'firstName' | 'lastName' | 'email' | 'password' | 'terms'

export function SignupForm() {
  const words = texts.signUp
  const navigate = useNavigate()
  const [values, setValues] = useState({ ...formValues, password: '' })
  const [accepted, setAccepted] = useState(false)
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  function type(name: keyof typeof values, value: string): void {
    setValues(before => ({ ...before, [name]: value }))
    if (name !== 'password') formValues[name] = value
    if (errors[name]) setErrors(before => ({ ...before, [name]: undefined }))
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const wrong = withoutEmpty<Name>({
      firstName: nameError(values.firstName, words.needFirstName),
      lastName: nameError(values.lastName, words.needLastName),
      email: emailError(values.email),
      password: newPasswordError(values.password),
      terms: accepted ? '' : words.mustAccept,
    })
    setErrors(wrong)
    setFailure('')
    if (Object.keys(wrong).length > 0) return focusFirstError(form)
    setBusy(true)
    try {
      await call(sendCode, { body: { ...values, method: 'email' } })
      markCodeSent(values.email)
      navigate('/verify')
    } catch (error) {
      if (error instanceof CallError && error.detail.field === 'email') {
        setErrors({ email: words.badEmail })
        focusFirstError(form)
      } else setFailure(error instanceof CallError ? error.sentence : texts.errors.unexpected)
      setBusy(false)
    }
  }

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })

  return (
    <form className="steady" onSubmit={submit} noValidate aria-busy={busy}>
      <div className="side-by-side">
        <Field {...field('firstName')} label={words.firstName} autoComplete="given-name" />
        <Field {...field('lastName')} label={words.lastName} autoComplete="family-name" />
      </div>
      <Field {...field('email')} label={words.email} type="email" autoComplete="email" />
      <Field
        {...field('password')}
        label={words.password}
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={words.passwordHint(MIN_PASSWORD_LENGTH)}
      />
      <Checkbox
        name="terms"
        required
        checked={accepted}
        error={accepted ? undefined : errors.terms}
        onChange={event => setAccepted(event.target.checked)}
        label={
          <>
            {words.terms}
            {/* biome-ignore lint/security/noBlankTarget: our own page, which closes its tab on going back */}
            <a className="link" href="/terms" target="_blank" rel="opener">
              {words.termsLink}
            </a>
          </>
        }
      />
      <FormNote failure={failure}>{(accepted || !errors.terms) && words.codeFollows}</FormNote>
      <Button type="submit" large block loading={busy}>
        {words.submit}
      </Button>
    </form>
  )
}
