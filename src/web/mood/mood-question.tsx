/** "How do you feel right now?": words, then a strength, which saves. Every way out leaves a line that says so. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  deleteMood,
  type Feeling,
  feelings,
  MOST_FEELINGS,
  putMood,
  type Strength,
  strengths,
} from '#shared/mood.ts'
import { putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { askAgain, settleToday } from './asked-today.ts'
import { feltWords } from './felt-words.ts'
import './mood.css'

type Stage = 'asking' | 'saved' | 'skipped' | 'off'

export function MoodQuestion() {
  const [stage, setStage] = useState<Stage>('asking')
  const [id] = useState(newMessageId)
  const [chosen, setChosen] = useState<readonly Feeling[]>([])
  const [strength, setStrength] = useState<Strength>('clear')
  const [failed, setFailed] = useState(false)

  async function attempt(work: Promise<unknown>, then: Stage): Promise<void> {
    setFailed(false)
    try {
      await work
      if (then === 'asking') askAgain()
      else settleToday()
      setStage(then)
    } catch (error) {
      console.warn('The check-in was not saved.', error)
      setFailed(true)
    }
  }

  function save(strength: Strength): void {
    setStrength(strength)
    void attempt(call(putMood, { params: { id }, body: { feelings: [...chosen], strength } }), 'saved')
  }

  const words = texts.mood
  const problem = failed && (
    <div role="alert">
      <FieldError>{words.notSaved}</FieldError>
    </div>
  )
  if (stage === 'saved')
    return (
      <Outcome>
        {words.saved(feltWords({ feelings: [...chosen], strength }))}{' '}
        <Link className="link" to="/emotion-check">
          {words.seeTrends}
        </Link>
        <Button kind="quiet" onClick={() => attempt(call(deleteMood, { params: { id } }), 'asking')}>
          {words.undo}
        </Button>
        {problem}
      </Outcome>
    )
  if (stage === 'skipped') return <Outcome>{words.skipped}</Outcome>
  if (stage === 'off')
    return (
      <Outcome>
        {words.off}{' '}
        <Link className="link" to="/settings">
          {words.settingsLink}
        </Link>
      </Outcome>
    )
  return (
    <Ask chosen={chosen} choose={setChosen} save={save}>
      <Button kind="quiet" onClick={() => attempt(Promise.resolve(), 'skipped')}>
        {words.notNow}
      </Button>
      <Button
        kind="quiet"
        onClick={() => attempt(call(putPreferences, { body: { moodCheckIn: false } }), 'off')}
      >
        {words.never}
      </Button>
      {problem}
    </Ask>
  )
}

/** What was pressed is gone: whoever pressed it goes on from here. */
function Outcome({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mood-outcome" role="status" tabIndex={-1} ref={line}>
      {children}
    </div>
  )
}

type AskProps = {
  chosen: readonly Feeling[]
  choose: (feelings: readonly Feeling[]) => void
  save: (strength: Strength) => void
  children: ReactNode
}

function Ask({ chosen, choose, save, children }: AskProps) {
  const words = texts.mood
  const id = useId()
  const full = chosen.length >= MOST_FEELINGS
  const toggle = (feeling: Feeling) =>
    choose(chosen.includes(feeling) ? chosen.filter(one => one !== feeling) : [...chosen, feeling])
  return (
    <section className="card mood" aria-labelledby={id}>
      <h2 className="section-head" id={id}>
        {words.ask}
      </h2>
      <p className="hint">{words.hint}</p>
      <fieldset>
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
      <fieldset>
        <legend>{words.strength}</legend>
        {strengths.map(strength => (
          <Button key={strength} kind="sec" disabled={chosen.length === 0} onClick={() => save(strength)}>
            {words.strengths[strength]}
          </Button>
        ))}
      </fieldset>
      <div className="mood-ways">{children}</div>
    </section>
  )
}
