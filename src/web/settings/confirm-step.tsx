/** Asks once more, in place, before something that cannot be undone. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { onEscape } from '#web/ui/on-escape.ts'

type ConfirmStepProps = {
  question: string
  yes: string
  /** The same for screen readers, out of context. */
  yesName?: string
  no: string
  /** Returns what went wrong, if anything. */
  act: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmStep({ question, yes, yesName, no, act, onClose }: ConfirmStepProps) {
  const sure = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => sure.current?.focus(), [])

  async function confirm(): Promise<void> {
    setBusy(true)
    setProblem(await act())
    setBusy(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from either button inside
    <div className="confirm-step" onKeyDown={onEscape(onClose)}>
      <p>{question}</p>
      <div className="settings-buttons">
        <Button ref={sure} kind="destroy" aria-label={yesName} loading={busy} onClick={confirm}>
          {yes}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {no}
        </Button>
      </div>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  )
}
