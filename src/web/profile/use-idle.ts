/**
 * Counts down while nobody touches the page, then calls back. It begins when the page has come to rest; the first touch
 * after that stops it: whoever is here decides.
 */
import { useEffect, useState } from 'react'

const touches = ['pointerdown', 'wheel', 'keydown', 'touchmove'] as const

/** After the last touch of scrolling to the end. */
const REST_MS = 1000

type Idle = {
  /** From when on touches count. */
  watching: boolean
  /** Whether it may begin. */
  ready: boolean
  seconds: number
  /** Touches in here do not count: its own buttons decide. */
  except: string
  onIdle: () => void
}

/** The seconds left while it counts; null before that, and once stopped. */
export function useIdle({ watching, ready, seconds, except, onIdle }: Idle): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const [touchedAt, setTouchedAt] = useState<number | null>(null)
  const [stopped, setStopped] = useState(false)
  const counting = watching && !stopped && left !== null

  useEffect(() => {
    if (!watching) return
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest(except)) return
      if (counting) setStopped(true)
      else setTouchedAt(performance.now())
    }
    const options = { passive: true, capture: true }
    for (const touch of touches) window.addEventListener(touch, touched, options)
    return () => {
      for (const touch of touches) window.removeEventListener(touch, touched, options)
    }
  }, [watching, counting, except])

  useEffect(() => {
    if (!ready || counting || stopped) return
    if (touchedAt === null) return setLeft(seconds)
    const timer = setTimeout(setLeft, Math.max(0, touchedAt + REST_MS - performance.now()), seconds)
    return () => clearTimeout(timer)
  }, [ready, counting, stopped, touchedAt, seconds])

  useEffect(() => {
    if (!counting) return
    if (left === 0) return onIdle()
    // A hidden page is not being read.
    const tick = () => document.visibilityState === 'visible' && setLeft(left - 1)
    const clock = setInterval(tick, 1000)
    return () => clearInterval(clock)
  }, [counting, left, onIdle])

  return counting ? left : null
}
