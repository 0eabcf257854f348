/** The details of a past session: its day, a summary in your own words, the star and a download. */
import { Download, Info, Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ArchivedChat, starSession } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { fullDay, timeOfDay } from '#web/platform/dates.ts'
import { saveFile } from '#web/platform/downloads.ts'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { fileName, sessionPage, wholeSession } from './session-file.ts'

type SessionDetailsProps = {
  session: ArchivedChat
  /** The companion's name. */
  name: string
  onStar: (starred: boolean) => void
}

export function SessionDetails(props: SessionDetailsProps) {
  const words = texts.companion.session
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton ref={opener} label={words.about} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Info size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {open && (
        <Dialog
          title={props.session.title || texts.companion.pastSession}
          closeLabel={words.close}
          onClose={() => {
            setOpen(false)
            opener.current?.focus()
          }}
        >
          <Sheet {...props} />
        </Dialog>
      )}
    </>
  )
}

function Sheet({ session, name, onStar }: SessionDetailsProps) {
  const words = texts.companion.session
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const at = new Date(session.date)
  const starred = session.starred ?? false

  async function star(): Promise<void> {
    setProblem('')
    onStar(!starred)
    try {
      await call(starSession, { params: { chatId: session.id }, body: { starred: !starred } })
    } catch {
      onStar(starred)
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
      <SessionSummary sentences={session.summary} />
      <p className="hint">{words.downloadHint}</p>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="sec" aria-pressed={starred} className="session-star" onClick={star}>
          <Star size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {starred ? words.starred : words.star}
        </Button>
        <Button loading={busy} onClick={download}>
          {!busy && <Download size="1.125rem" strokeWidth={1.75} aria-hidden="true" />}
          {words.download}
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
