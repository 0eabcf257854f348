/** A check-in at any time, from the history: a button, the question in its place, and what was saved. */
import { useEffect, useRef, useState } from 'react'
import type { Strength } from '#shared/mood.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodForm } from './mood-form.tsx'
import { SavedCheckIn } from './mood-outcome.tsx'
import { useCheckIn } from './use-check-in.ts'

/** `changed` is called when a check-in was saved or taken back. */
export function NoteMood({ changed }: { changed: () => void }) {
  const [asked, setAsked] = useState(0)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  useEffect(() => {
    if (touched.current && !open) button.current?.focus()
    touched.current = true
  }, [open])
  return (
    <>
      <Button
        ref={button}
        kind="sec"
        className="mood-note"
        aria-expanded={open}
        onClick={() => {
          setAsked(asked + 1)
          setOpen(true)
        }}
      >
        {texts.mood.note}
      </Button>
      {open && <OneCheckIn key={asked} changed={changed} close={() => setOpen(false)} />}
    </>
  )
}

function OneCheckIn({ changed, close }: { changed: () => void; close: () => void }) {
  const [saved, setSaved] = useState(false)
  const checkIn = useCheckIn()

  async function save(strength: Strength): Promise<void> {
    if (await checkIn.save(strength)) settle(true)
  }
  async function undo(): Promise<void> {
    if (await checkIn.undo()) settle(false)
  }
  function settle(isSaved: boolean): void {
    setSaved(isSaved)
    changed()
  }

  if (saved) return <SavedCheckIn checkIn={checkIn} undo={undo} />
  return (
    <MoodForm checkIn={checkIn} save={save} heading="h4">
      <Button kind="quiet" onClick={close}>
        {texts.mood.cancel}
      </Button>
    </MoodForm>
  )
}
