/** Changes first and last name. */
import { type FormEvent, useState } from 'react'
import { changeName } from '#shared/account-changes.ts'
import { MAX_NAME_LENGTH } from '#shared/accounts.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { FormButtons } from './form-buttons.tsx'

type Name = 'firstName' | 'lastName'

export function NameForm({ onDone }: { onDone: () => void }) {
  const words = texts.account
  const { user } = useSignedIn()
  const store = useSessionStore()
  const toast = useToast()
  const [values, setValues] = useState({ firstName: user.given_name, lastName: user.family_name })
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const missing = {
      ...(!values.firstName.trim() && { firstName: texts.signUp.needFirstName }),
      ...(!values.lastName.trim() && { lastName: texts.signUp.needLastName }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return focusFirstError(form)
    setBusy(true)
    try {
      store.changeUser((await call(changeName, { body: values })).user)
      toast(texts.settings.saved)
      onDone()
    } catch (error) {
      const field = error instanceof CallError && error.detail.field === 'lastName' ? 'lastName' : 'firstName'
      setErrors({ [field]: error instanceof CallError ? error.sentence : texts.settings.notSaved })
      setBusy(false)
      focusFirstError(form)
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    dir: 'auto',
    maxLength: MAX_NAME_LENGTH,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <form className="settings-form" onSubmit={save} noValidate aria-busy={busy}>
      <div className="account-names">
        <Field
          {...field('firstName')}
          label={texts.signUp.firstName}
          autoComplete="given-name"
          hint={words.nameHint}
          autoFocus
        />
        <Field {...field('lastName')} label={texts.signUp.lastName} autoComplete="family-name" />
      </div>
      <FormButtons busy={busy} onCancel={onDone}>
        {texts.settings.save}
      </FormButtons>
    </form>
  )
}
