/** Short good news at the foot of the page. It leaves after five seconds, but not while looked at. */
import { CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import './toast.css'

type Shown = { id: number; text: string }

const ToastContext = createContext<(text: string) => void>(() => {})

/** Answers a function that shows one sentence. */
export function useToast(): (text: string) => void {
  return use(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback((text: string) => setShown(before => ({ id: (before?.id ?? 0) + 1, text })), [])
  const leave = useCallback(() => setShown(null), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {shown && <Toast key={shown.id} text={shown.text} onLeave={leave} />}
      </div>
    </ToastContext>
  )
}

const staysMs = 5000

export function Toast({ text, onLeave }: { text: string; onLeave?: () => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || !onLeave) return
    const timer = setTimeout(onLeave, staysMs)
    return () => clearTimeout(timer)
  }, [held, onLeave])
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
    </div>
  )
}
