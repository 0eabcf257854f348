/** Counts down while nobody touches the page, then calls back. The first touch stops it: whoever is here decides. */
import { useEffect, useState } from 'react'

const touches = ['pointerdown', 'wheel', 'keydown', 'touchmove'] as const

/** The seconds left; null once touched anywhere but in `except`, whose own buttons decide. */
export function useIdle(waiting: boolean, seconds: number, except: string, then: () => void): number | null {
  const [left, setLeft] = useState<number | null>(seconds)
  useEffect(() => {
    if (!waiting || left === null) return
    // A hidden page is not being read.
    const tick = () => document.visibilityState === 'visible' && setLeft(left - 1)
    if (left === 0) return then()
    const clock = setInterval(tick, 1000)
    return () => clearInterval(clock)
  }, [waiting, left, then])
  useEffect(() => {
    if (!waiting) return
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(except))) setLeft(null)
    }
    const options = { passive: true, capture: true }
    for (const touch of touches) window.addEventListener(touch, touched, options)
    return () => {
      for (const touch of touches) window.removeEventListener(touch, touched, options)
    }
  }, [waiting, except])
  return left
}
