/** "Finish this session": a quiet way to put the conversation away and begin a new one, and to undo that. */
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type FinishSessionProps = {
  /** Words still on their way belong to this session, not to the next. */
  waiting: boolean
  /** Answers what it is called in the archive; undefined when that did not work. */
  finish: () => Promise<string | null | undefined>
  /** Answers what stands in the way, if anything does. */
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
    <Button kind="ghost" className="companion-finish" loading={busy} onClick={press}>
      {!busy && <Archive size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span>{words.finish}</span>
    </Button>
  )
}
