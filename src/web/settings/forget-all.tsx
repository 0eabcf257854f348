/** Forgetting all that is remembered, once one is sure. */
import { useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

type ForgetAllProps = {
  /** The companion's. */
  name: string
  forgetAll: () => Promise<boolean>
}

export function ForgetAll({ name, forgetAll }: ForgetAllProps) {
  const words = texts.memory
  const toast = useToast()
  const [step, setStep] = useState<'still' | 'asking' | 'forgetting' | 'failed'>('still')
  const opener = useRef<HTMLButtonElement>(null)

  async function confirm(): Promise<void> {
    setStep('forgetting')
    if (!(await forgetAll())) return setStep('failed')
    toast(words.allForgotten)
    // The button is gone with what it was for; nothing else takes the focus until the dialog is gone, too.
    requestAnimationFrame(() => document.getElementById('memory-kept')?.focus())
  }

  function close(): void {
    setStep('still')
    opener.current?.focus()
  }

  return (
    <>
      <Button ref={opener} kind="ghost" className="memory-forget-all" onClick={() => setStep('asking')}>
        {words.forgetAll}
      </Button>
      {step !== 'still' && (
        <Dialog title={words.forgetAllTitle} closeLabel={words.close} onClose={close}>
          <p>
            <bdi>{words.forgetAllSure(name)}</bdi>
          </p>
          {step === 'failed' && (
            <div role="alert">
              <FieldError>{words.notForgotten}</FieldError>
            </div>
          )}
          <div className="dialog-actions">
            <Button kind="ghost" onClick={event => event.currentTarget.closest('dialog')?.close()}>
              {words.keep}
            </Button>
            <Button className="memory-sure" loading={step === 'forgetting'} onClick={confirm}>
              {words.forgetAll}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
