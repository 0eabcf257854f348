/** Confirms before somebody is blocked. */
import { useState } from 'react'
import { blockAuthor } from '#shared/moderation.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

type BlockProps = {
  name: string
  message: { threadId: string; messageId: string }
  onBlocked: () => void
  onBack: () => void
}

export function BlockPerson({ name, message, onBlocked, onBack }: BlockProps) {
  const words = texts.moderation
  const toast = useToast()
  const [state, setState] = useState<'asking' | 'blocking' | 'failed'>('asking')

  async function block(): Promise<void> {
    setState('blocking')
    try {
      await call(blockAuthor, { body: message })
    } catch (error) {
      console.warn('Nobody was blocked.', error)
      return setState('failed')
    }
    toast(words.blocked(name))
    onBlocked()
  }

  return (
    <>
      <p>{words.blockWhat(name)}</p>
      {state === 'failed' && (
        <div role="alert">
          <FieldError>{words.notBlocked}</FieldError>
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onBack}>
          {words.back}
        </Button>
        <Button kind="destroy" loading={state === 'blocking'} onClick={block}>
          {words.block(name)}
        </Button>
      </div>
    </>
  )
}
