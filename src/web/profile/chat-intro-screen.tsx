/**
 * /chat-intro: introduces the companion, which can be named; blank means TwinBot. Then the chat opens, unless the name
 * suggests that somebody may need help: then only when they press Continue.
 */
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { companionNameFrom, MAX_COMPANION_NAME_LENGTH } from '#shared/profile.ts'
import { HelpRow, handleSaving } from '#web/care/care.tsx'
import { CallError } from '#web/platform/api.ts'
import { chatPath } from '#web/platform/paths.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { SplitScreen } from '#web/ui/split-screen.tsx'
import './chat-intro.css'

const ROW = 'companion-name'

export function ChatIntroScreen() {
  const words = texts.intro
  const navigate = useNavigate()
  const store = useSessionStore()
  const { user, companionName } = useSignedIn()
  const [written, setWritten] = useState(companionName ?? '')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  /** The saved name, while help is shown for it. */
  const [stays, setStays] = useState<string | null>(null)
  const name = companionNameFrom(written)
  const tooLong = name.length > MAX_COMPANION_NAME_LENGTH

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || tooLong) return
    const goOn = () => navigate(chatPath(name), { replace: true })
    if (stays === name) return goOn()
    setBusy(true)
    setFailure('')
    const where = { id: newMessageId(), row: ROW, surface: 'companion-name' } as const
    try {
      if (!(await handleSaving(store.saveProfile({ companionName: name }), written, where))) return goOn()
      setStays(name)
      setBusy(false)
    } catch (error) {
      setFailure(error instanceof CallError ? error.sentence : texts.errors.unexpected)
      setBusy(false)
    }
  }

  return (
    <SplitScreen title={words.title} step="meet" back={{ to: '/build-profile', state: { editing: true } }}>
      <div className="split-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.greeting(user.given_name)}</p>
        <p className="hint">{words.program}</p>
      </div>
      <form className="intro" onSubmit={submit} noValidate aria-busy={busy}>
        <Field
          label={
            <>
              {words.name} <span className="optional">{words.optional}</span>
            </>
          }
          name="companionName"
          autoComplete="off"
          dir="auto"
          hint={words.hint}
          error={tooLong ? words.tooLong(MAX_COMPANION_NAME_LENGTH) : undefined}
          value={written}
          readOnly={busy}
          onChange={event => setWritten(event.target.value)}
        />
        {stays !== null && <HelpRow row={ROW} surface="companion-name" asks />}
        {failure && (
          <Banner tone="error">
            {failure} {words.notSaved}
          </Banner>
        )}
        <Button type="submit" large block loading={busy}>
          {words.submit}
          <ArrowRight size="1.1875rem" strokeWidth={2} aria-hidden="true" />
        </Button>
      </form>
    </SplitScreen>
  )
}
