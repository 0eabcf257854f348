/** Submit and Cancel under a form of /settings. */
import type { ReactNode } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'

type FormButtonsProps = { busy: boolean; onCancel: () => void; children: ReactNode }

export function FormButtons({ busy, onCancel, children }: FormButtonsProps) {
  return (
    <div className="settings-buttons">
      <Button type="submit" loading={busy}>
        {children}
      </Button>
      <Button kind="ghost" onClick={onCancel}>
        {texts.settings.cancel}
      </Button>
    </div>
  )
}
