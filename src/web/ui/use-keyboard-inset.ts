/** Sets --keyboard on the page: how much of its foot an on-screen keyboard covers, for what is fixed there. */
import { useEffect } from 'react'

/** Less is a toolbar of the browser, not a keyboard. */
const LEAST_PX = 60

export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const adapt = () => {
      // Zooming in is not a keyboard.
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0
      document.documentElement.style.setProperty('--keyboard', covered > LEAST_PX ? `${covered}px` : '0px')
    }
    adapt()
    for (const change of ['resize', 'scroll'] as const) view.addEventListener(change, adapt)
    return () => {
      for (const change of ['resize', 'scroll'] as const) view.removeEventListener(change, adapt)
    }
  }, [])
}
