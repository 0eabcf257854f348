/**
 * The mood check-in: a ten-second question offered in one line when the chat is opened, which can be skipped for a day
 * or for good, and the history beside the trends, where one can check in at any time. Every outcome is confirmed in a line.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Strength } from '#shared/mood.ts'
import { putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { askAgain, markAskedToday } from './asked-today.ts'
import { MoodForm } from './mood-form.tsx'
import { MoodOutcome, SavedCheckIn } from './mood-outcome.tsx'
import { useCheckIn } from './use-check-in.ts'
import './mood.css'

export { askAgain } from './asked-today.ts'
export { MoodHistory } from './mood-history.tsx'
export { NoteMood } from './note-mood.tsx'
export { useMoodQuestion } from './use-mood-question.ts'
export { type Moods, useMoods } from './use-moods.ts'

/** One line at first, so that the companion's question stays the only one. */
type Stage = 'offered' | 'asking' | 'saved' | 'skipped' | 'off'

export function MoodQuestion() {
  const words = texts.mood
  const [stage, setStage] = useState<Stage>('offered')
  const checkIn = useCheckIn()

  function settle(stage: 'saved' | 'skipped' | 'off'): void {
    markAskedToday()
    setStage(stage)
  }
  async function save(strength: Strength): Promise<void> {
    if (await checkIn.save(strength)) settle('saved')
  }
  async function undo(): Promise<void> {
    if (!(await checkIn.undo())) return
    askAgain()
    setStage('asking')
  }
  async function turnOff(): Promise<void> {
    if (await checkIn.attempt(call(putPreferences, { body: { moodCheckIn: false } }))) settle('off')
  }

  if (stage === 'offered')
    return (
      <Button kind="quiet" className="mood-offer" onClick={() => setStage('asking')}>
        {words.offer}
      </Button>
    )
  if (stage === 'saved')
    return (
      <SavedCheckIn checkIn={checkIn} undo={undo}>
        <Link className="link" to="/emotion-check">
          {words.seeTrends}
        </Link>
      </SavedCheckIn>
    )
  if (stage === 'skipped') return <MoodOutcome>{words.skipped}</MoodOutcome>
  if (stage === 'off')
    return (
      <MoodOutcome>
        {words.off}{' '}
        <Link className="link" to="/settings">
          {words.settingsLink}
        </Link>
      </MoodOutcome>
    )
  return (
    <MoodForm checkIn={checkIn} save={save} onEscape={() => settle('skipped')}>
      <Button kind="quiet" onClick={() => settle('skipped')}>
        {words.notNow}
      </Button>
      <Button kind="quiet" onClick={turnOff}>
        {words.never}
      </Button>
    </MoodForm>
  )
}
