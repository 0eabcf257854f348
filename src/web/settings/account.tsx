/** Name, email and password, each in a row and edited in place. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { Section } from './section.tsx'
import './account.css'

export function Account() {
  const words = texts.account
  const { user } = useSignedIn()
  const store = useSessionStore()
  // Another device may have changed it.
  useEffect(() => void store.refreshUser(), [store])
  return (
    <Section id="account" title={words.title}>
      <div className="card account">
        <Row
          label={words.name}
          value={[user.given_name, user.family_name].join(' ')}
          action={texts.settings.edit}
          actionName={words.editName}
          form={close => <NameForm onDone={close} />}
        />
        <Row
          label={words.email}
          value={user.email}
          action={words.change}
          actionName={words.changeEmail}
          form={close => <EmailForm onDone={close} />}
        />
        <Row
          label={words.password}
          value="••••••••"
          action={words.change}
          actionName={words.changePassword}
          form={close => <NewPasswordForm onDone={close} />}
        />
      </div>
    </Section>
  )
}

/** A long email breaks before its @, not before its last letter. */
function Breakable({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

type RowProps = {
  label: string
  value: string
  action: string
  /** The same for screen readers, out of context. */
  actionName: string
  form: (close: () => void) => ReactNode
}

function Row({ label, value, action, actionName, form }: RowProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    // The form is gone, so focus returns to the button that opened it.
    if (!open && closed.current) opener.current?.focus()
    closed.current = open
  }, [open])
  return (
    <div className="account-row">
      <p>
        <small>{label}</small>
        <span dir="auto" aria-hidden={value.startsWith('•') || undefined}>
          <Breakable text={value} />
        </span>
      </p>
      {!open && (
        <Button ref={opener} kind="sec" aria-label={actionName} onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      {open && <div className="account-form">{form(() => setOpen(false))}</div>}
    </div>
  )
}
