/** The form in which a past session gets a title of one's own. */
import { type FormEvent, type RefObject, useState } from 'react'
import { type ArchivedChat, MAX_TITLE_LENGTH, renameSession } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type RenameSessionProps = {
  field: RefObject<HTMLInputElement | null>
  session: ArchivedChat
  onRenamed: (title: string) => void
  onCancel: () => void
}

export function RenameSession({ field, session, onRenamed, onCancel }: RenameSessionProps) {
  const words = texts.companion.session
  // The mark of a title that was cut is not part of it.
  const [title, setTitle] = useState(session.title.replace(/…$/, ''))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isBlank = title.trim() === ''

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBlank || busy) return
    setBusy(true)
    setProblem('')
    try {
      onRenamed((await call(renameSession, { params: { chatId: session.id }, body: { title } })).title)
    } catch (error) {
      console.warn('The session was not renamed.', error)
      setProblem(words.notRenamed)
      setBusy(false)
    }
  }

  return (
    <form className="session-rename" onSubmit={save}>
      <Field
        ref={field}
        label={words.title}
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        dir="auto"
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTitle(event.target.value)}
        {...(problem && { error: problem })}
      />
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={busy} aria-disabled={isBlank || undefined}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
