/** Calls back after a time without input. Any input restarts the wait. */
import { useEffect } from 'react'

const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll', 'touchmove', 'focusin'] as const

export function useIdle(waiting: boolean, forMs: number, then: () => void): void {
  useEffect(() => {
    if (!waiting) return
    let timer = setTimeout(then, forMs)
    const touched = () => {
      clearTimeout(timer)
      // A hidden page is not idle.
      if (document.visibilityState === 'visible') timer = setTimeout(then, forMs)
    }
    const heard = { passive: true, capture: true }
    for (const touch of touches) window.addEventListener(touch, touched, heard)
    document.addEventListener('visibilitychange', touched)
    return () => {
      clearTimeout(timer)
      for (const touch of touches) window.removeEventListener(touch, touched, heard)
      document.removeEventListener('visibilitychange', touched)
    }
  }, [waiting, forMs, then])
}
