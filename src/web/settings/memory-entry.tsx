/** A remembered sentence, and Forget. */
import { useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { HighlightedText } from '#web/ui/highlighted-text.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Memory } from './use-memory.ts'

type EntryProps = { memory: Memory; forget: () => Promise<boolean> }

/** `asked`: words that were searched for. */
export function MemoryEntry({ memory, asked, forget }: EntryProps & { asked: string }) {
  const words = texts.memory
  const [step, setStep] = useState<'kept' | 'asking' | 'forgetting' | 'failed'>('kept')
  return (
    <li className="memory-entry">
      <blockquote className="memory-words" dir="auto">
        “<HighlightedText text={memory.sentence} asked={asked} />”
      </blockquote>
      {step === 'kept' ? (
        <Button kind="ghost" aria-label={words.forgetThis(memory.sentence)} onClick={() => setStep('asking')}>
          {words.forget}
        </Button>
      ) : (
        <Confirm memory={memory} forget={forget} step={step} onStep={setStep} />
      )}
    </li>
  )
}

type ConfirmProps = EntryProps & {
  step: 'asking' | 'forgetting' | 'failed'
  onStep: (step: 'kept' | 'forgetting' | 'failed') => void
}

function Confirm({ memory, forget, step, onStep }: ConfirmProps) {
  const words = texts.memory
  const toast = useToast()
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => sure.current?.focus(), [])

  async function confirm(): Promise<void> {
    onStep('forgetting')
    if (!(await forget())) return onStep('failed')
    toast(words.forgotten)
    // The focused button is gone, so focus moves to its list.
    document.getElementById('memory-kept')?.focus()
  }

  return (
    <div className="memory-confirm">
      <p>{words.sure}</p>
      <Button
        ref={sure}
        kind="destroy"
        aria-label={words.forgetThis(memory.sentence)}
        loading={step === 'forgetting'}
        onClick={confirm}
      >
        {words.forget}
      </Button>
      <Button kind="ghost" onClick={() => onStep('kept')}>
        {words.keep}
      </Button>
      {step === 'failed' && (
        <div role="alert">
          <FieldError>{words.notForgotten}</FieldError>
        </div>
      )}
    </div>
  )
}
