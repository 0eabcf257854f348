/**
 * The mood check-in: a ten-second question offered in one line when the chat is opened, which can be skipped for a day
 * or for good, and the history beside the trends. Every outcome of the question is confirmed in a line.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { deleteMood, type Feeling, putMood, type Strength } from '#shared/mood.ts'
import { putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { askAgain, markAskedToday } from './asked-today.ts'
import { checkInText } from './check-in-text.ts'
import { MoodForm } from './mood-form.tsx'
import './mood.css'

export { askAgain } from './asked-today.ts'
export { MoodHistory } from './mood-history.tsx'
export { useMoodQuestion } from './use-mood-question.ts'

/** One line at first, so that the companion's question stays the only one. */
type Stage = 'offered' | 'asking' | 'saved' | 'skipped' | 'off'

export function MoodQuestion() {
  const [stage, setStage] = useState<Stage>('offered')
  const [id] = useState(newMessageId)
  const [chosen, setChosen] = useState<readonly Feeling[]>([])
  const [strength, setStrength] = useState<Strength>('clear')
  const [failed, setFailed] = useState(false)

  async function attempt(work: Promise<unknown>, then: Stage): Promise<void> {
    setFailed(false)
    try {
      await work
      if (then === 'asking') askAgain()
      else markAskedToday()
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
  if (stage === 'offered')
    return (
      <Button kind="quiet" className="mood-offer" onClick={() => setStage('asking')}>
        {words.offer}
      </Button>
    )
  if (stage === 'saved')
    return (
      <Outcome>
        {words.saved(checkInText({ feelings: [...chosen], strength }))}
        <div className="mood-next">
          <Link className="link" to="/emotion-check">
            {words.seeTrends}
          </Link>
          <Button kind="quiet" onClick={() => attempt(call(deleteMood, { params: { id } }), 'asking')}>
            {words.undo}
          </Button>
        </div>
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
    <MoodForm chosen={chosen} choose={setChosen} save={save}>
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
    </MoodForm>
  )
}

/** Takes the focus, because the pressed button is gone. */
function Outcome({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mood-outcome" role="status" tabIndex={-1} ref={line}>
      {children}
    </div>
  )
}
