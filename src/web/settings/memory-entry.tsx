/** One thing that is kept: the fact, the sentence it came from, when it was last used, and Forget. */
import { useEffect, useRef, useState } from 'react'
import { fullDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Memory } from './use-memory.ts'

type EntryProps = { memory: Memory; forget: () => Promise<boolean> }

export function MemoryEntry({ memory, forget }: EntryProps) {
  const words = texts.memory
  const [step, setStep] = useState<'kept' | 'asking' | 'forgetting' | 'failed'>('kept')
  return (
    <li className="memory-entry">
      <div className="memory-words">
        <p className="memory-fact" dir="auto">
          {memory.fact}
        </p>
        <blockquote dir="auto">“{memory.sentence}”</blockquote>
        <p className="hint tabular">{timesOf(memory)}</p>
      </div>
      {step === 'kept' ? (
        <Button kind="sec" aria-label={words.forgetThis(memory.fact)} onClick={() => setStep('asking')}>
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
    // The button is gone; the list it stood in is where one goes on from.
    document.getElementById('memory-kept')?.focus()
  }

  return (
    <div className="memory-confirm">
      <p>{words.sure}</p>
      <Button
        ref={sure}
        aria-label={words.forgetThis(memory.fact)}
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

function timesOf({ saidAt, lastUsedAt }: Memory): string {
  const words = texts.memory
  const used = lastUsedAt ? words.lastUsed(fullDay(new Date(lastUsedAt))) : words.neverUsed
  return saidAt ? `${words.said(fullDay(new Date(saidAt)))}, ${used}` : capital(used)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
