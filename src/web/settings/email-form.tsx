/** Changes the email in two steps: new address and password, then the mailed code. Nothing changes before that. */
import { type FormEvent, useRef, useState } from 'react'
import { confirmEmailChange, requestEmailChange } from '#shared/account-changes.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { CodeField, Field, focusFirstError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CurrentPassword, wrongPasswordIn } from './current-password.tsx'
import { FormButtons } from './form-buttons.tsx'

export function EmailForm({ onDone }: { onDone: () => void }) {
  const [sentTo, setSentTo] = useState('')
  return sentTo ? (
    <CodeStep email={sentTo} onDone={onDone} />
  ) : (
    <AddressStep onSent={setSentTo} onDone={onDone} />
  )
}

type Errors = { email?: string; password?: string | undefined }

function AddressStep({ onSent, onDone }: { onSent: (email: string) => void; onDone: () => void }) {
  const words = texts.account
  const { user } = useSignedIn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const refuse = (wrong: Errors) => {
      setErrors(wrong)
      focusFirstError(form)
    }
    if (!email.trim()) return refuse({ email: texts.signUp.needEmail })
    if (email.trim().toLowerCase() === user.email.toLowerCase()) return refuse({ email: words.sameEmail })
    if (!password) return refuse({ password: texts.settings.needPassword })
    setBusy(true)
    setErrors({})
    try {
      await call(requestEmailChange, { body: { email, currentPassword: password } })
      onSent(email.trim())
    } catch (error) {
      refuse(errorsFrom(error))
      setBusy(false)
    }
  }

  return (
    <form className="settings-form" onSubmit={send} noValidate aria-busy={busy}>
      <Field
        label={words.newEmail}
        name="newEmail"
        type="email"
        autoComplete="email"
        autoFocus
        hint={words.newEmailHint}
        value={email}
        error={errors.email}
        onChange={event => setEmail(event.target.value)}
      />
      <CurrentPassword value={password} error={errors.password} onChange={setPassword} />
      <FormButtons busy={busy} onCancel={onDone}>
        {words.sendCode}
      </FormButtons>
    </form>
  )
}

function errorsFrom(error: unknown): Errors {
  const password = wrongPasswordIn(error)
  if (password) return { password }
  if (!(error instanceof CallError)) return { email: texts.errors.unexpected }
  return { email: error.detail.field === 'email' ? texts.signUp.badEmail : error.sentence }
}

function CodeStep({ email, onDone }: { email: string; onDone: () => void }) {
  const words = texts.account
  const store = useSessionStore()
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  function refuse(sentence: string): void {
    setProblem(sentence)
    setBusy(false)
    requestAnimationFrame(() => field.current?.select())
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!code.trim()) return refuse(texts.verify.needCode)
    setBusy(true)
    setProblem('')
    try {
      const { ok, user } = await call(confirmEmailChange, { body: { code: code.replace(/\s/g, '') } })
      if (!ok || !user) return refuse(texts.verify.invalid)
      store.changeUser(user)
      toast(words.emailChanged)
      onDone()
    } catch (error) {
      refuse(error instanceof CallError ? error.sentence : texts.errors.unexpected)
    }
  }

  return (
    <form className="settings-form" onSubmit={confirm} noValidate aria-busy={busy}>
      <p role="status">
        {words.codeSent}
        <b className="address">{email}</b>.
      </p>
      <CodeField
        ref={field}
        label={words.code}
        autoFocus
        className="tabular"
        value={code}
        error={problem || undefined}
        onChange={typed => {
          setCode(typed)
          setProblem('')
        }}
      />
      <FormButtons busy={busy} onCancel={onDone}>
        {words.confirmEmail}
      </FormButtons>
    </form>
  )
}
