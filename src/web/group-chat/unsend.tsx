/** Confirms before a message is unsent, because that cannot be undone. */
import { useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'

type UnsendProps = { unsend: () => Promise<boolean>; onDone: () => void; onBack: () => void }

export function Unsend({ unsend, onDone, onBack }: UnsendProps) {
  const [busy, setBusy] = useState(false)

  async function takeBack(): Promise<void> {
    setBusy(true)
    if (await unsend()) return onDone()
    setBusy(false)
  }

  return (
    <>
      <p>{texts.thread.unsendWhat}</p>
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onBack}>
          {texts.thread.cancel}
        </Button>
        <Button kind="destroy" loading={busy} onClick={takeBack}>
          {texts.group.unsend}
        </Button>
      </div>
    </>
  )
}
