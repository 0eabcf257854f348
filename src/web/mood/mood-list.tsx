/** The latest check-ins in words, each of which can be removed. */
import { useEffect, useRef, useState } from 'react'
import type { MoodCheckIn } from '#shared/mood.ts'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { checkInText } from './check-in-text.ts'

const SHOWN = 10

type ListProps = { checkIns: readonly MoodCheckIn[]; remove: (id: string) => Promise<boolean> }

export function MoodList({ checkIns, remove }: ListProps) {
  const words = texts.mood
  const toast = useToast()
  const summary = useRef<HTMLElement>(null)

  async function removeOne(id: string): Promise<boolean> {
    const done = await remove(id)
    if (!done) return false
    toast(words.removed)
    summary.current?.focus()
    return true
  }

  return (
    <details className="mood-list">
      <summary ref={summary} className="summary-link">
        {words.latest}
      </summary>
      <ul>
        {checkIns
          .slice(-SHOWN)
          .reverse()
          .map(checkIn => (
            <Entry key={checkIn.id} checkIn={checkIn} remove={() => removeOne(checkIn.id)} />
          ))}
      </ul>
    </details>
  )
}

function Entry({ checkIn, remove }: { checkIn: MoodCheckIn; remove: () => Promise<boolean> }) {
  const words = texts.mood
  const [step, setStep] = useState<'kept' | 'sure' | 'removing' | 'failed'>('kept')
  const at = new Date(checkIn.at)
  const when = `${dayName(at)}, ${timeOfDay(at)}`
  const first = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  useEffect(() => {
    if (touched.current && (step === 'kept' || step === 'sure')) first.current?.focus()
    touched.current = true
  }, [step])

  async function confirm(): Promise<void> {
    setStep('removing')
    if (!(await remove())) setStep('failed')
  }

  return (
    <li>
      <span>
        {checkInText(checkIn)} <time dateTime={checkIn.at}>{when}</time>
      </span>
      {step === 'kept' ? (
        <Button ref={first} kind="quiet" aria-label={words.removeThis(when)} onClick={() => setStep('sure')}>
          {words.remove}
        </Button>
      ) : (
        <span className="mood-sure">
          {words.sure}
          <Button ref={first} kind="sec" loading={step === 'removing'} onClick={confirm}>
            {words.remove}
          </Button>
          <Button kind="ghost" onClick={() => setStep('kept')}>
            {words.keep}
          </Button>
          {step === 'failed' && (
            <span role="alert">
              <FieldError>{words.notRemoved}</FieldError>
            </span>
          )}
        </span>
      )}
    </li>
  )
}
