/** "Finish this session": moves the conversation to the archive. */
import { Check } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'

type FinishSessionProps = {
  /** Messages still being sent belong to this session, not to the next. */
  waiting: boolean
  /** Returns whether it worked. */
  finish: () => Promise<boolean>
  onFinished: () => void
  onProblem: (sentence: string) => void
}

export function FinishSession({ waiting, finish, onFinished, onProblem }: FinishSessionProps) {
  const words = texts.companion
  const [busy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (waiting) return onProblem(words.stillSending)
    setBusy(true)
    const done = await finish()
    setBusy(false)
    if (!done) return onProblem(words.notFinished)
    onFinished()
  }

  return (
    <Button
      kind="ghost"
      className="companion-finish"
      aria-label={words.finish}
      title={words.finish}
      loading={busy}
      onClick={press}
    >
      {!busy && <Check size="1.125rem" strokeWidth={1.75} aria-hidden="true" />}
      <span className="finish-long">{words.finish}</span>
      <span className="finish-short">{words.finishShort}</span>
    </Button>
  )
}
