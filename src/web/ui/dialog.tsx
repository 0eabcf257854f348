/**
 * A dialog over the page: a bottom sheet on a phone, a card elsewhere. The page's bar is out of reach while it is
 * open, so its head has the Help now link too.
 */
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { Modal } from './modal.tsx'
import './dialog.css'

type DialogProps = {
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  onClose: () => void
  /** Gets focus when it opens; the title by default. */
  begin?: RefObject<HTMLElement | null>
  children: ReactNode
}

export function Dialog({ title, closeLabel, onClose, begin, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step has its own title; focusing it announces the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each title
  useEffect(() => (begin?.current ?? heading.current)?.focus(), [title])
  return (
    <Modal ref={dialog} className="dialog" labelledBy={id} onClose={onClose}>
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <HelpNowLink />
          <IconButton label={closeLabel} onClick={() => dialog.current?.close()}>
            <X size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </Modal>
  )
}
