/** A past session: its day and what can be done with it, and the summary in your own words that opens it. */
import { Download, Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ArchivedChat, starSession } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { fullDay, timeOfDay } from '#web/platform/dates.ts'
import { saveFile } from '#web/platform/downloads.ts'
import { sessionName } from '#web/platform/session-name.ts'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { DeleteSession } from './delete-session.tsx'
import { RenameSession } from './rename-session.tsx'
import { fileName, sessionPage, wholeSession } from './session-file.ts'
import './session-details.css'

type SessionDetailsProps = {
  session: ArchivedChat
  /** The companion's name. */
  name: string
  /** Shows what was changed. */
  onChange: (change: Partial<ArchivedChat>) => void
}
type Step = 'about' | 'renaming' | 'deleting'

export function SessionDetails(props: SessionDetailsProps) {
  const words = texts.companion.session
  const [step, setStep] = useState<Step | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { session, name, onChange } = props
  return (
    <>
      <IconButton ref={opener} label={words.about} aria-haspopup="dialog" onClick={() => setStep('about')}>
        <Ellipsis size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {step && (
        <Dialog
          title={titleOf(step, session)}
          closeLabel={words.close}
          begin={field}
          onClose={() => {
            setStep(null)
            opener.current?.focus()
          }}
        >
          {step === 'about' && <Sheet {...props} onStep={setStep} />}
          {step === 'renaming' && (
            <RenameSession
              field={field}
              session={session}
              onCancel={() => setStep('about')}
              onRenamed={title => {
                onChange({ title })
                setStep('about')
              }}
            />
          )}
          {step === 'deleting' && (
            <DeleteSession session={session} name={name} onKeep={() => setStep('about')} />
          )}
        </Dialog>
      )}
    </>
  )
}

function titleOf(step: Step, session: ArchivedChat): string {
  const words = texts.companion.session
  return { about: sessionName(session), renaming: words.rename, deleting: words.deleteTitle }[step]
}

type SheetProps = SessionDetailsProps & { onStep: (step: Step) => void }

function Sheet({ session, name, onChange, onStep }: SheetProps) {
  const words = texts.companion.session
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const at = new Date(session.date)
  const starred = session.starred ?? false

  async function star(): Promise<void> {
    setProblem('')
    onChange({ starred: !starred })
    try {
      await call(starSession, { params: { chatId: session.id }, body: { starred: !starred } })
    } catch {
      onChange({ starred })
      setProblem(words.notStarred)
    }
  }

  async function download(): Promise<void> {
    setProblem('')
    setBusy(true)
    try {
      const page = sessionPage(session, await wholeSession(session.id), name)
      saveFile(new Blob([page], { type: 'text/html;charset=utf-8' }), fileName(session))
    } catch (error) {
      console.warn('The session was not downloaded.', error)
      setProblem(words.notDownloaded)
    }
    setBusy(false)
  }

  return (
    <>
      <p className="hint">
        <time dateTime={session.date}>{words.when(fullDay(at), timeOfDay(at))}</time>
      </p>
      <p className="hint">{words.downloadHint}</p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <div className="session-actions">
        <Button kind="sec" aria-pressed={starred} className="session-star" onClick={star}>
          <Star size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {starred ? words.starred : words.star}
        </Button>
        <Button kind="sec" onClick={() => onStep('renaming')}>
          <Pencil size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {words.rename}
        </Button>
        <Button kind="sec" loading={busy} onClick={download}>
          {!busy && <Download size="1.125rem" strokeWidth={1.75} aria-hidden="true" />}
          {words.download}
        </Button>
        <Button kind="danger" onClick={() => onStep('deleting')}>
          <Trash2 size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {words.delete}
        </Button>
      </div>
    </>
  )
}

export function SessionSummary({ sentences = [] }: { sentences: ArchivedChat['summary'] }) {
  const words = texts.companion.session
  if (sentences.length === 0) return null
  return (
    <section className="session-summary" aria-label={words.inYourWords}>
      <h3>{words.inYourWords}</h3>
      {sentences.map(sentence => (
        <blockquote key={sentence} dir="auto">
          {sentence}
        </blockquote>
      ))}
    </section>
  )
}
