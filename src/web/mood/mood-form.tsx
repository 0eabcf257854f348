/** The question itself: words, then a strength, which saves. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type Feeling, feelings, MOST_FEELINGS, type Strength, strengths } from '#shared/mood.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import './mood.css'

type MoodFormProps = {
  chosen: readonly Feeling[]
  choose: (feelings: readonly Feeling[]) => void
  save: (strength: Strength) => void
  children: ReactNode
}

export function MoodForm({ chosen, choose, save, children }: MoodFormProps) {
  const words = texts.mood
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // The button that opened it, or the line before it, is gone.
  useEffect(() => card.current?.focus(), [])
  const full = chosen.length >= MOST_FEELINGS
  const toggle = (feeling: Feeling) =>
    choose(chosen.includes(feeling) ? chosen.filter(one => one !== feeling) : [...chosen, feeling])
  return (
    <section className="card mood" aria-labelledby={id} tabIndex={-1} ref={card}>
      <h2 className="section-head" id={id}>
        {words.ask}
      </h2>
      <p className="hint">{words.hint}</p>
      <fieldset className="option-row">
        <legend className="unseen">{words.words}</legend>
        {feelings.map(feeling => (
          <label key={feeling} className="mood-chip">
            <input
              type="checkbox"
              checked={chosen.includes(feeling)}
              disabled={full && !chosen.includes(feeling)}
              onChange={() => toggle(feeling)}
            />
            <span>{words.feelings[feeling]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="option-row">
        <legend>{words.strength}</legend>
        {strengths.map(strength => (
          <Button key={strength} kind="sec" disabled={chosen.length === 0} onClick={() => save(strength)}>
            {words.strengths[strength]}
          </Button>
        ))}
      </fieldset>
      <div className="mood-actions">{children}</div>
    </section>
  )
}
