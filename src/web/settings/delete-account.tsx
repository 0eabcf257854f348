/** Deletes the account, here and on the server, after a plain warning and the password. */
import { useRef, useState } from 'react'
import { deleteAccount } from '#shared/privacy.ts'
import { call } from '#web/platform/api.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'

export function DeleteAccount() {
  const words = texts.settings
  const session = useSessionStore()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  async function leave(password: string): Promise<void> {
    await call(deleteAccount, { body: { password } })
    await session.deleted()
    toast(words.deleted)
  }

  function close(): void {
    setAsking(false)
    opener.current?.focus()
  }

  return (
    <Section id="delete" danger title={words.delete} hint={words.deleteHint}>
      <Button ref={opener} kind="danger" onClick={() => setAsking(true)}>
        {words.deleteOpen}
      </Button>
      {asking && (
        <Dialog title={words.delete} closeLabel={words.close} onClose={close}>
          <PasswordForm
            hint={words.deleteHint}
            submit={words.deleteSure}
            busy={words.deleting}
            danger
            act={leave}
          />
        </Dialog>
      )}
    </Section>
  )
}
