/** Reports a message: a reason and an optional comment, which stays in its field until it is sent. */
import { type FormEvent, useId, useState } from 'react'
import { MAX_REPORT_WORDS, type ReportReason, reportMessage, reportReasons } from '#shared/moderation.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'

type FormProps = {
  message: { threadId: string; messageId: string }
  /** Whether to show a link to help. */
  onSent: (help: boolean) => void
  onBack: () => void
}

export function ReportForm({ message, onSent, onBack }: FormProps) {
  const words = texts.moderation
  const id = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [more, setMore] = useState('')
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const length = more.trim().length
  const tooLong = length > MAX_REPORT_WORDS ? words.wordsTooLong(length, MAX_REPORT_WORDS) : undefined

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!reason) return setProblem(words.needReason)
    if (tooLong || sending) return
    setProblem('')
    setSending(true)
    try {
      const { help } = await call(reportMessage, { body: { ...message, reason, words: more.trim() } })
      onSent(help || reason === 'unsafe')
    } catch (error) {
      console.warn('The report was not sent.', error)
      setProblem(words.notSent)
      setSending(false)
    }
  }

  return (
    <form className="report-form" noValidate onSubmit={send}>
      <fieldset aria-describedby={problem ? id : undefined}>
        <legend className="unseen">{words.reportTitle}</legend>
        {reportReasons.map(one => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => {
                setReason(one)
                setProblem('')
              }}
            />
            {words.reasons[one]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={
          <>
            {words.words} <span className="optional">{words.optional}</span>
          </>
        }
        rows={3}
        value={more}
        error={tooLong}
        onChange={event => setMore(event.target.value)}
      />
      {problem && (
        <div role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" loading={sending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
