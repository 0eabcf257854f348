/** A check-in at any time, from the insights: a button with the latest beside it, the question in its place, and what was saved. */
import { useEffect, useRef, useState } from 'react'
import type { MoodCheckIn, Strength } from '#shared/mood.ts'
import { dayName } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { checkInText } from './check-in-text.ts'
import { MoodForm } from './mood-form.tsx'
import { SavedCheckIn } from './mood-outcome.tsx'
import { useCheckIn } from './use-check-in.ts'
import type { Moods } from './use-moods.ts'

type Stage = 'closed' | 'asking' | 'saved'

export function NoteMood({ moods: { mood, again } }: { moods: Moods }) {
  const [stage, setStage] = useState<Stage>('closed')
  const [number, setNumber] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  useEffect(() => {
    if (touched.current && stage === 'closed') button.current?.focus()
    touched.current = true
  }, [stage])

  function begin(): void {
    setNumber(number + 1)
    setStage('asking')
  }

  return (
    <div className="mood-noting">
      {stage !== 'asking' && (
        <Button ref={button} kind="sec" className="mood-note" onClick={begin}>
          {texts.mood.note}
        </Button>
      )}
      {stage === 'closed' && <Latest checkIn={mood?.checkIns.at(-1)} />}
      {stage !== 'closed' && (
        <OneCheckIn key={number} stage={stage} setStage={setStage} changed={() => void again()} />
      )}
    </div>
  )
}

function Latest({ checkIn }: { checkIn: MoodCheckIn | undefined }) {
  if (!checkIn) return null
  return (
    <p className="hint mood-latest">
      {dayName(new Date(checkIn.at))}: {checkInText(checkIn)}
    </p>
  )
}

type OneCheckInProps = { stage: Stage; setStage: (stage: Stage) => void; changed: () => void }

function OneCheckIn({ stage, setStage, changed }: OneCheckInProps) {
  const checkIn = useCheckIn()

  async function save(strength: Strength): Promise<void> {
    if (await checkIn.save(strength)) settle('saved')
  }
  async function undo(): Promise<void> {
    if (await checkIn.undo()) settle('asking')
  }
  function settle(next: Stage): void {
    setStage(next)
    changed()
  }

  if (stage === 'saved') return <SavedCheckIn checkIn={checkIn} undo={undo} />
  const close = () => setStage('closed')
  return (
    <MoodForm checkIn={checkIn} save={save} onEscape={close}>
      <Button kind="quiet" onClick={close}>
        {texts.mood.cancel}
      </Button>
    </MoodForm>
  )
}
