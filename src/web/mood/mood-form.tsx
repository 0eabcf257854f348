/** The question itself: words, if need be one's own, then a strength, which saves. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  feelings as allFeelings,
  commonFeelings,
  type Feeling,
  MAX_OWN_WORD_LENGTH,
  MOST_FEELINGS,
  type Strength,
  strengths,
} from '#shared/mood.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import type { CheckIn } from './use-check-in.ts'
import './mood.css'

type MoodFormProps = {
  checkIn: CheckIn
  save: (strength: Strength) => void
  onEscape: () => void
  children: ReactNode
}

export function MoodForm({ checkIn: { chosen, choose, failed }, save, onEscape, children }: MoodFormProps) {
  const words = texts.mood
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const [more, setMore] = useState(chosen.ownWord !== '')
  // The button that opened it, or the line before it, is gone.
  useEffect(() => card.current?.focus(), [])
  const { feelings, ownWord } = chosen
  const count = feelings.length + (ownWord.trim() ? 1 : 0)
  const full = count >= MOST_FEELINGS
  const tooLong = ownWord.trim().length > MAX_OWN_WORD_LENGTH
  const shown = more ? allFeelings : allFeelings.filter(one => isCommon(one) || feelings.includes(one))

  function toggle(feeling: Feeling): void {
    const next = feelings.includes(feeling) ? feelings.filter(one => one !== feeling) : [...feelings, feeling]
    choose({ feelings: next, ownWord })
  }

  /** The pressed button is gone; the first of the new words takes its place. */
  function showMore(): void {
    flushSync(() => setMore(true))
    list.current?.querySelectorAll('input')[commonFeelings.length]?.focus()
  }

  return (
    <section
      className="card mood"
      aria-labelledby={id}
      tabIndex={-1}
      ref={card}
      onKeyDown={event => event.key === 'Escape' && !event.nativeEvent.isComposing && onEscape()}
    >
      <h2 className="section-head" id={id}>
        {words.ask}
      </h2>
      <p className="hint">{words.hint}</p>
      <fieldset className="option-row" ref={list}>
        <legend className="unseen">{words.words}</legend>
        {shown.map(feeling => (
          <label key={feeling} className="mood-chip">
            <input
              type="checkbox"
              checked={feelings.includes(feeling)}
              disabled={full && !feelings.includes(feeling)}
              onChange={() => toggle(feeling)}
            />
            <span>{words.feelings[feeling]}</span>
          </label>
        ))}
        {!more && (
          <Button kind="quiet" onClick={showMore}>
            {words.moreWords}
          </Button>
        )}
      </fieldset>
      {more && (
        <Field
          label={words.ownWord}
          name="ownWord"
          autoComplete="off"
          dir="auto"
          error={tooLong ? words.ownWordTooLong(MAX_OWN_WORD_LENGTH) : undefined}
          disabled={full && ownWord.trim() === ''}
          value={ownWord}
          onChange={event => choose({ feelings, ownWord: event.target.value })}
        />
      )}
      <fieldset className="option-row mood-strengths">
        <legend>{words.strength}</legend>
        {strengths.map(strength => (
          <Button key={strength} kind="sec" disabled={count === 0 || tooLong} onClick={() => save(strength)}>
            {words.strengths[strength]}
          </Button>
        ))}
      </fieldset>
      <div className="mood-actions">
        {children}
        {failed && (
          <div role="alert">
            <FieldError>{words.notSaved}</FieldError>
          </div>
        )}
      </div>
    </section>
  )
}

function isCommon(feeling: Feeling): boolean {
  return commonFeelings.some(one => one === feeling)
}
