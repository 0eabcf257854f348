/**
 * A short message at the bottom of the page: that something worked, or did not. It disappears after a while, but not
 * while hovered. It stays above an on-screen keyboard, and on a screen with a composer it is the line over the composer.
 */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import './toast.css'

type Tone = 'ok' | 'error'
type Shown = { id: number; text: string; tone: Tone }
/** Returns a function that takes this toast away, if it is still there. */
type Show = (text: string, tone?: Tone) => () => void

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
  const show = useCallback<Show>((text, tone = 'ok') => {
    newest.current += 1
    const id = newest.current
    setShown({ id, text, tone })
    return () => setShown(now => (now?.id === id ? null : now))
  }, [])
  const leave = useCallback(() => setShown(null), [])
  const toast = shown && <Toast key={shown.id} text={shown.text} tone={shown.tone} onLeave={leave} />
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

type ToastProps = { text: string; tone?: Tone; onLeave?: () => void }

export function Toast({ text, tone = 'ok', onLeave }: ToastProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || !onLeave) return
    const timer = setTimeout(onLeave, STAYS_MS)
    return () => clearTimeout(timer)
  }, [held, onLeave])
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={`toast ${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size="1.1875rem" strokeWidth={2} aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}
