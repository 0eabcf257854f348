/** Deletes a past session for good, once that is confirmed, here and in what this browser keeps for offline use. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ArchivedChat, deleteSession } from '#shared/companion.ts'
import { CallError, call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

type DeleteSessionProps = {
  session: ArchivedChat
  /** The companion's name. */
  name: string
  onKeep: () => void
}

export function DeleteSession({ session, name, onKeep }: DeleteSessionProps) {
  const words = texts.companion.session
  const owner = useSignedIn().user.sub
  const navigate = useNavigate()
  const toast = useToast()
  const [step, setStep] = useState<'asking' | 'deleting' | 'failed'>('asking')

  async function confirm(): Promise<void> {
    setStep('deleting')
    try {
      await call(deleteSession, { params: { chatId: session.id } })
    } catch (error) {
      // Deleted already, on another device.
      if (!(error instanceof CallError && error.code === 'not-found')) {
        console.warn('The session was not deleted.', error)
        return setStep('failed')
      }
    }
    const cache = offlineCache(owner)
    for (const copy of [`chat ${session.id}`, 'archive', 'last session']) cache.remove(copy)
    void navigate('/archive', { replace: true })
    toast(words.deleted)
  }

  return (
    <>
      <p>
        <bdi>{words.deleteSure(name)}</bdi>
      </p>
      {step === 'failed' && (
        <div role="alert">
          <FieldError>{words.notDeleted}</FieldError>
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button kind="destroy" loading={step === 'deleting'} onClick={confirm}>
          {words.delete}
        </Button>
      </div>
    </>
  )
}
