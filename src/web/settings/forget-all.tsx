/** Forgets everything, after a confirmation. */
import { type MouseEvent, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

type ForgetAllProps = {
  /** The companion's name. */
  name: string
  forgetAll: () => Promise<boolean>
}

export function ForgetAll({ name, forgetAll }: ForgetAllProps) {
  const words = texts.memory
  const toast = useToast()
  const [step, setStep] = useState<'still' | 'asking' | 'forgetting' | 'failed'>('still')
  const opener = useRef<HTMLButtonElement>(null)

  const done = useRef(false)

  async function confirm({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
    const dialog = currentTarget.closest('dialog')
    setStep('forgetting')
    if (!(await forgetAll())) return setStep('failed')
    toast(words.allForgotten)
    // The button is gone, so focus moves, but not before the dialog has closed: nothing behind it can take focus.
    done.current = true
    dialog?.close()
    document.getElementById('memory-kept')?.focus()
  }

  function close(): void {
    setStep('still')
    if (!done.current) opener.current?.focus()
  }

  return (
    <>
      <Button ref={opener} kind="danger" onClick={() => setStep('asking')}>
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
            <Button kind="destroy" loading={step === 'forgetting'} onClick={confirm}>
              {words.forgetAll}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
