/**
 * A small menu at the button that opens it, over everything else. Choosing, a press elsewhere, Escape, Tab and scrolling
 * close it; unless the person moved on to something else, the button gets the focus back.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { moveInMenu } from './menu-keys.ts'
import './menu-popup.css'

type PopupProps = {
  button: HTMLElement
  /** Accessible name of the menu. */
  label: string
  onClose: () => void
  /** Elements with the role `menuitem`. */
  children: ReactNode
}

export function MenuPopup({ button, label, onClose, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const closed = useRef(onClose)
  closed.current = onClose

  useEffect(() => {
    const menu = popup.current
    if (!menu) return
    // Some browsers do not focus a button that is clicked; the one focused now gets the focus back.
    button.focus({ preventScroll: true })
    menu.showPopover?.()
    placeBy(menu, button)
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') closed.current()
    }
    const leave = () => menu.hidePopover?.()
    menu.addEventListener('toggle', toggled)
    document.addEventListener('scroll', leave, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      menu.removeEventListener('toggle', toggled)
      document.removeEventListener('scroll', leave, { capture: true })
      window.removeEventListener('resize', leave)
    }
  }, [button])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') popup.current?.hidePopover?.()
    else moveInMenu(event)
  }

  return (
    <div
      ref={popup}
      popover="auto"
      className="menu-popup"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

const GAP_PX = 4

/** Under the button, or over it where the window ends too soon; always whole within the window. */
function placeBy(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = at.bottom + GAP_PX
  const top = below + height < window.innerHeight ? below : Math.max(GAP_PX, at.top - GAP_PX - height)
  const left = Math.min(at.left, window.innerWidth - width - GAP_PX)
  menu.style.translate = `${Math.max(GAP_PX, left)}px ${top}px`
}
