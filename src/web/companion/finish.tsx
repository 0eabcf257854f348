/** "Finish this session": a quiet way to put the conversation away and begin a new one. */
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type FinishProps = {
  /** Words still on their way belong to this session, not to the next. */
  waiting: boolean
  finish: () => Promise<boolean>
  onFinished: () => void
  onProblem: (sentence: string) => void
}

export function Finish({ waiting, finish, onFinished, onProblem }: FinishProps) {
  const words = texts.companion
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (waiting) return onProblem(words.stillSending)
    setBusy(true)
    const done = await finish()
    setBusy(false)
    if (!done) return onProblem(words.notFinished)
    toast(words.finished)
    onFinished()
  }

  return (
    <Button kind="ghost" className="companion-finish" loading={busy} onClick={press}>
      {!busy && <Archive size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span>{words.finish}</span>
    </Button>
  )
}
