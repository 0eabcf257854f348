/** "Finish this session": archives the conversation and starts a new one, with undo. */
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type FinishSessionProps = {
  /** Messages still being sent belong to this session, not to the next. */
  waiting: boolean
  /** Returns its title in the archive; undefined when it failed. */
  finish: () => Promise<string | null | undefined>
  /** Returns what went wrong, if anything. */
  undo: (archivedAs: string) => Promise<string | undefined>
  onFinished: () => void
  onProblem: (sentence: string) => void
}

export function FinishSession({ waiting, finish, undo, onFinished, onProblem }: FinishSessionProps) {
  const words = texts.companion
  const toast = useToast()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (waiting) return onProblem(words.stillSending)
    setBusy(true)
    const archivedAs = await finish()
    setBusy(false)
    if (archivedAs === undefined) return onProblem(words.notFinished)
    if (archivedAs)
      toast(words.finished, [
        { label: words.undo, act: () => void takeBack(archivedAs) },
        { label: words.view, act: () => void navigate(`/app/chat2/${archivedAs}`) },
      ])
    onFinished()
  }

  async function takeBack(archivedAs: string): Promise<void> {
    const problem = await undo(archivedAs)
    if (problem) return onProblem(problem)
    toast(words.undone)
    onFinished()
  }

  return (
    <Button
      kind="ghost"
      className="companion-finish"
      aria-label={words.finish}
      loading={busy}
      onClick={press}
    >
      {!busy && <Check size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span className="finish-long">{words.finish}</span>
      <span className="finish-short">{words.finishShort}</span>
    </Button>
  )
}
