/** Asks for the password again where being signed in is not enough; in a dialog. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { CallError } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type PasswordFormProps = {
  hint: ReactNode
  submit: string
  busy: string
  danger?: boolean
  /** Called with the password; what it throws is shown at the field. */
  act: (password: string) => Promise<void>
}

export function PasswordForm({ hint, submit, busy: working, danger, act }: PasswordFormProps) {
  const words = texts.settings
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  function refuse(sentence: string): void {
    setProblem(sentence)
    setBusy(false)
    field.current?.select()
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!password) return refuse(words.needPassword)
    setBusy(true)
    setProblem(undefined)
    try {
      await act(password)
    } catch (error) {
      refuse(error instanceof CallError ? error.sentence : texts.errors.unexpected)
    }
  }

  return (
    <form className="settings-form" onSubmit={confirm} noValidate aria-busy={busy}>
      <p>{hint}</p>
      <Field
        ref={field}
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={event => setPassword(event.target.value)}
      />
      <div className="dialog-actions">
        <Button kind="ghost" onClick={event => event.currentTarget.closest('dialog')?.close()}>
          {words.cancel}
        </Button>
        <Button type="submit" kind={danger ? 'destroy' : 'pri'} loading={busy}>
          {busy ? working : submit}
        </Button>
      </div>
    </form>
  )
}
