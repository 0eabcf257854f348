/**
 * A short message at the bottom of the page, with optional actions. It disappears after a while, but not while hovered
 * or focused. It stays above an on-screen keyboard, and on a screen with a composer above the composer.
 */
import { CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import './toast.css'

export type ToastAction = { label: string; act: () => void }
type Shown = { id: number; text: string; actions: readonly ToastAction[] }
/** Returns a function that takes this toast away, if it is still there. */
type Show = (text: string, actions?: readonly ToastAction[]) => () => void

const ToastContext = createContext<Show>(() => () => {})
const PlaceContext = createContext<(place: HTMLElement | null) => void>(() => {})

/** Returns a function that shows a toast. */
export function useToast(): Show {
  return use(ToastContext)
}

/** A toast that is true only here: it goes when taken away, and with the component that showed it. */
export function useLocalToast(): { show: (text: string) => void; takeAway: () => void } {
  const toast = useToast()
  const leave = useRef<() => void>(undefined)
  const takeAway = useCallback(() => leave.current?.(), [])
  useEffect(() => takeAway, [takeAway])
  const show = useCallback(
    (text: string) => {
      leave.current = toast(text)
    },
    [toast],
  )
  return { show, takeAway }
}

/** Where toasts appear on a screen that has a better place than the bottom of the page. */
export function ToastPlace() {
  return <div className="toasts in-place" role="status" ref={use(PlaceContext)} />
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const newest = useRef(0)
  useKeyboardInset()
  const show = useCallback<Show>((text, actions = []) => {
    newest.current += 1
    const id = newest.current
    setShown({ id, text, actions })
    return () => setShown(now => (now?.id === id ? null : now))
  }, [])
  const leave = useCallback(() => setShown(null), [])
  const toast = shown && <Toast key={shown.id} text={shown.text} actions={shown.actions} onLeave={leave} />
  return (
    <ToastContext value={show}>
      <PlaceContext value={setPlace}>
        {children}
        {place ? (
          createPortal(toast, place)
        ) : (
          <div className="toasts" role="status">
            {toast}
          </div>
        )}
      </PlaceContext>
    </ToastContext>
  )
}

const STAYS_MS = 5000
/** Time to read it, find the button and press it. */
const STAYS_WITH_ACTIONS_MS = 20_000

type ToastProps = { text: string; actions?: readonly ToastAction[]; onLeave?: () => void }

export function Toast({ text, actions = [], onLeave }: ToastProps) {
  const [held, setHeld] = useState(false)
  const staysMs = actions.length > 0 ? STAYS_WITH_ACTIONS_MS : STAYS_MS
  useEffect(() => {
    if (held || !onLeave) return
    const timer = setTimeout(onLeave, staysMs)
    return () => clearTimeout(timer)
  }, [held, onLeave, staysMs])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it only stops the clock
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CircleCheck size={19} strokeWidth={2} aria-hidden="true" />
      <span>{text}</span>
      {actions.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          className="toast-action"
          onClick={() => {
            onLeave?.()
            act()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
