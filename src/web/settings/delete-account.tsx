/** The end of an account: said plainly, asked for the password again, and then done everywhere, here as well. */
import { type FormEvent, useRef, useState } from 'react'
import { deleteAccount } from '#shared/privacy.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Section } from './section.tsx'

export function DeleteAccount() {
  const words = texts.settings
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    setAsking(false)
    opener.current?.focus()
  }

  return (
    <Section title={words.delete} hint={words.deleteHint}>
      <Button ref={opener} kind="sec" className="settings-danger" onClick={() => setAsking(true)}>
        {words.deleteOpen}
      </Button>
      {asking && (
        <Dialog title={words.delete} closeLabel={words.close} onClose={close}>
          <PasswordForm />
        </Dialog>
      )}
    </Section>
  )
}

function PasswordForm() {
  const words = texts.settings
  const session = useSessionStore()
  const toast = useToast()
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
      await call(deleteAccount, { body: { password } })
    } catch (error) {
      return refuse(error instanceof CallError ? error.sentence : texts.errors.unexpected)
    }
    await session.deleted()
    toast(words.deleted)
  }

  return (
    <form className="settings-form" onSubmit={confirm} noValidate aria-busy={busy}>
      <p>{words.deleteHint}</p>
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
      <Button type="submit" className="settings-danger-sure" loading={busy}>
        {busy ? words.deleting : words.deleteSure}
      </Button>
    </form>
  )
}
