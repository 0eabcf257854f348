/** A modal `<dialog>`: opens when mounted; Escape and a click outside close it. */
import { type ReactNode, type RefObject, useEffect } from 'react'

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>
  className: string
  /** The id of its heading. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

export function Modal({ ref, className, labelledBy, onClose, children }: ModalProps) {
  useEffect(() => ref.current?.showModal?.(), [ref])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={event => event.target === ref.current && ref.current?.close()}
    >
      {children}
    </dialog>
  )
}
