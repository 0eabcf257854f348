/** A check-in at any time, from the insights: a button, the question in its place, and what was saved. */
import { useEffect, useRef, useState } from 'react'
import type { Strength } from '#shared/mood.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodForm } from './mood-form.tsx'
import { SavedCheckIn } from './mood-outcome.tsx'
import { useCheckIn } from './use-check-in.ts'

type Stage = 'closed' | 'asking' | 'saved'

/** `changed` is called when a check-in was saved or taken back. */
export function NoteMood({ changed }: { changed: () => void }) {
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
      {stage !== 'closed' && <OneCheckIn key={number} stage={stage} setStage={setStage} changed={changed} />}
    </div>
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
