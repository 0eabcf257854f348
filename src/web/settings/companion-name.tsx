/** The companion's name. Unsaved input stays; renaming keeps the conversation. */
import { type FormEvent, useState } from 'react'
import { companionNameFrom, DEFAULT_COMPANION_NAME, MAX_COMPANION_NAME_LENGTH } from '#shared/profile.ts'
import { HelpRow, handleSaving } from '#web/care/care.tsx'
import { CallError } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function CompanionName() {
  const words = texts.settings
  const store = useSessionStore()
  const toast = useToast()
  const current = useSignedIn().companionName ?? DEFAULT_COMPANION_NAME
  const [written, setWritten] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const name = written ?? current
  /** Set when the name calls for help. */
  const [row, setRow] = useState('')

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (name.trim().length > MAX_COMPANION_NAME_LENGTH)
      return setProblem(words.nameTooLong(MAX_COMPANION_NAME_LENGTH))
    setBusy(true)
    setProblem('')
    try {
      const where = { id: newMessageId(), surface: 'companion-name' } as const
      const saving = store.saveProfile({ companionName: companionNameFrom(name) })
      setRow((await handleSaving(saving, name, where)) ? where.id : '')
      setWritten(null)
      toast(words.saved)
    } catch (error) {
      setProblem(error instanceof CallError ? error.sentence : words.notSaved)
    }
    setBusy(false)
  }

  return (
    <div className="card settings-card">
      <form className="settings-row" onSubmit={save} noValidate aria-busy={busy}>
        <Field
          label={words.companionName}
          name="companionName"
          autoComplete="off"
          dir="auto"
          hint={words.companionHint}
          error={problem || undefined}
          value={name}
          onChange={event => {
            setWritten(event.target.value)
            setProblem('')
          }}
        />
        <Button type="submit" kind="sec" loading={busy} aria-disabled={name === current || undefined}>
          {words.save}
        </Button>
      </form>
      {row && <HelpRow key={row} row={row} surface="companion-name" asks />}
      <div className="settings-line">
        <span>{words.memory}</span>
        <ButtonLink kind="sec" to="/settings/memory">
          {words.memoryLink}
        </ButtonLink>
      </div>
    </div>
  )
}
