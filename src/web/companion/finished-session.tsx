/** The end of a session finished here: where it is now, its summary, and the ways to it. */
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { isTitle } from '#shared/companion.ts'
import { texts } from '#web/platform/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SessionSummary } from './session-details.tsx'
import type { Finished } from './use-conversation.ts'

type FinishedSessionProps = {
  finished: Finished
  /** Returns what went wrong, if anything. */
  undo: () => Promise<string | undefined>
  onUndone: () => void
  onProblem: (sentence: string) => void
}

export function FinishedSession({ finished, undo, onUndone, onProblem }: FinishedSessionProps) {
  const words = texts.companion
  const [busy, setBusy] = useState(false)
  const heading = useId()
  const { title = '', summary = [] } = finished.session ?? {}
  const whole = summary.find(sentence => isTitle(sentence, title)) ?? title

  async function takeBack(): Promise<void> {
    if (busy) return
    setBusy(true)
    const problem = await undo()
    setBusy(false)
    if (problem) return onProblem(problem)
    onUndone()
  }

  return (
    <section className="session-end" aria-labelledby={heading}>
      <h2 id={heading}>
        <CircleCheck size="1.1875rem" strokeWidth={2} aria-hidden="true" />
        {words.finished}
      </h2>
      {whole && (
        <p className="session-end-title" dir="auto">
          {whole}
        </p>
      )}
      {/* Without a title, as after a crisis, nothing they said stands for the session. */}
      {title && <SessionSummary sentences={summary.filter(sentence => sentence !== whole)} />}
      <div className="session-end-actions">
        <Button kind="sec" loading={busy} onClick={takeBack}>
          {words.undo}
        </Button>
        <ButtonLink kind="sec" to={`/app/chat2/${finished.id}`} state={{ title, from: 'chat' }}>
          {words.view}
        </ButtonLink>
      </div>
      <p className="hint">{words.beginHint}</p>
    </section>
  )
}
