/** The line that replaces the question: what was saved, with a way to undo it, or what happens next. */
import { type ReactNode, useEffect, useRef } from 'react'
import { HelpRow } from '#web/care/care.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { checkInText } from './check-in-text.ts'
import type { CheckIn } from './use-check-in.ts'

/** Takes the focus, because the pressed button is gone. */
export function MoodOutcome({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mood-outcome" role="status" tabIndex={-1} ref={line}>
      {children}
    </div>
  )
}

type SavedProps = { checkIn: CheckIn; undo: () => void; children?: ReactNode }

export function SavedCheckIn({ checkIn: { id, felt, failed, needsHelp }, undo, children }: SavedProps) {
  const words = texts.mood
  return (
    <>
      <MoodOutcome>
        {words.saved(checkInText(felt))}
        <div className="mood-next">
          {children}
          <Button kind="quiet" onClick={undo}>
            {words.undo}
          </Button>
        </div>
        {failed && (
          <div role="alert">
            <FieldError>{words.notSaved}</FieldError>
          </div>
        )}
      </MoodOutcome>
      {needsHelp && <HelpRow row={id} surface="mood" asks />}
    </>
  )
}
