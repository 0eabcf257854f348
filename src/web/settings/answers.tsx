/** The five answers, to read or edit. Unsaved input stays in its field. */
import { type FormEvent, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { type ProfileAnswers, profileQuestions } from '#shared/profile.ts'
import { HelpRow, handleSaving } from '#web/care/care.tsx'
import { CallError } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { FormButtons } from './form-buttons.tsx'
import { Section } from './section.tsx'

export function Answers() {
  const words = texts.settings
  const { answers } = useSignedIn()
  const [editing, setEditing] = useState(false)
  /** Set when an answer calls for help. */
  const [row, setRow] = useState('')
  if (!answers) return null
  return (
    <Section nested title={words.answers} summary={words.answersHint}>
      <div className="card settings-card">
        {row && <HelpRow key={row} row={row} surface="profile" asks />}
        {editing ? (
          <AnswersForm answers={answers} onHeard={setRow} onDone={() => setEditing(false)} />
        ) : (
          <>
            <dl className="settings-answers">
              {profileQuestions.map(question => (
                <div key={question}>
                  <dt>{texts.profile.short[question]}</dt>
                  <dd dir="auto">{answers[question]}</dd>
                </div>
              ))}
            </dl>
            <Button
              kind="sec"
              aria-label={`${words.edit}: ${words.answers}`}
              onClick={() => setEditing(true)}
            >
              {words.edit}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}

type FormProps = { answers: ProfileAnswers; onHeard: (row: string) => void; onDone: () => void }

function AnswersForm({ answers, onHeard, onDone }: FormProps) {
  const words = texts.settings
  const store = useSessionStore()
  const toast = useToast()
  const [written, setWritten] = useState(answers)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const tooLong = (text: string) =>
    text.length > MAX_TEXT_LENGTH ? texts.profile.tooLong(text.length, MAX_TEXT_LENGTH) : undefined

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const texts = profileQuestions.map(question => written[question])
    if (busy || texts.some(text => tooLong(text))) return
    if (texts.some(text => text.trim() === '')) return setProblem(words.needAll)
    setBusy(true)
    setProblem('')
    try {
      const where = { id: newMessageId(), surface: 'profile' } as const
      const helps = await handleSaving(store.saveProfile({ answers: written }), texts.join('\n'), where)
      onHeard(helps ? where.id : '')
      toast(words.saved)
      onDone()
    } catch (error) {
      setProblem(error instanceof CallError ? error.sentence : words.notSaved)
      setBusy(false)
    }
  }

  return (
    <form className="settings-form" onSubmit={save} noValidate aria-busy={busy}>
      {profileQuestions.map((question, i) => (
        <TextArea
          key={question}
          label={texts.profile.questions[question]}
          name={question}
          rows={3}
          dir="auto"
          // The button that opened the form is gone, so focus moves to its first field.
          autoFocus={i === 0}
          value={written[question]}
          error={tooLong(written[question])}
          onChange={event => setWritten({ ...written, [question]: event.target.value })}
        />
      ))}
      {problem && <Banner tone="error">{problem}</Banner>}
      <FormButtons busy={busy} onCancel={onDone}>
        {words.save}
      </FormButtons>
    </form>
  )
}
