/** Changes the password; every other device is signed out. */
import { type FormEvent, useState } from 'react'
import { changePassword } from '#shared/account-changes.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CurrentPassword, wrongPasswordIn } from './current-password.tsx'
import { FormButtons } from './form-buttons.tsx'
import { othersSignedOut } from './use-devices.ts'

type Errors = { current?: string; next?: string }

export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const words = texts.account
  const toast = useToast()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const refuse = (wrong: Errors) => {
      setErrors(wrong)
      focusFirstError(form)
    }
    if (!current) return refuse({ current: texts.settings.needPassword })
    if (next.length < MIN_PASSWORD_LENGTH)
      return refuse({ next: texts.signUp.shortPassword(MIN_PASSWORD_LENGTH) })
    if (next.length > MAX_PASSWORD_LENGTH)
      return refuse({ next: texts.signUp.longPassword(MAX_PASSWORD_LENGTH) })
    setBusy(true)
    setErrors({})
    try {
      await call(changePassword, { body: { currentPassword: current, password: next } })
      othersSignedOut()
      toast(words.passwordChanged)
      onDone()
    } catch (error) {
      const wrong = wrongPasswordIn(error)
      const sentence = error instanceof CallError ? error.sentence : texts.errors.unexpected
      refuse(wrong ? { current: wrong } : { next: sentence })
      setBusy(false)
    }
  }

  return (
    <form className="settings-form" onSubmit={save} noValidate aria-busy={busy}>
      <CurrentPassword value={current} error={errors.current} onChange={setCurrent} autoFocus />
      <Field
        label={texts.reset.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={texts.signUp.passwordHint(MIN_PASSWORD_LENGTH)}
        value={next}
        error={errors.next}
        onChange={event => setNext(event.target.value)}
      />
      <p className="hint">{words.passwordHint}</p>
      <FormButtons busy={busy} onCancel={onDone}>
        {texts.reset.submit}
      </FormButtons>
    </form>
  )
}
