/** A question in serif with a text area that grows with the answer. */
import { useId, useRef } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import type { ProfileQuestion } from '#shared/profile.ts'
import { texts } from '#web/platform/texts.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useAutoGrow } from '#web/ui/use-auto-grow.ts'

type ProfileAnswerProps = {
  question: ProfileQuestion
  value: string
  readOnly: boolean
  onChange: (text: string) => void
  onFocus: () => void
}

export function ProfileAnswer({ question, value, readOnly, onChange, onFocus }: ProfileAnswerProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, value)
  const tooLong = value.length > MAX_TEXT_LENGTH
  return (
    <div className="profile-answer">
      <label htmlFor={id}>{texts.profile.questions[question]}</label>
      <textarea
        ref={area}
        id={id}
        name={question}
        className="input"
        rows={2}
        required
        dir="auto"
        placeholder={texts.profile.placeholder}
        value={value}
        readOnly={readOnly}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        onChange={event => onChange(event.target.value)}
        onFocus={onFocus}
      />
      {tooLong && (
        <FieldError id={`${id}-error`}>{texts.profile.tooLong(value.length, MAX_TEXT_LENGTH)}</FieldError>
      )}
    </div>
  )
}
