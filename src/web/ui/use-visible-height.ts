/** Makes an element as tall as the part of the window that can be seen, above a keyboard on the screen. */
import { useLayoutEffect, useRef } from 'react'

export function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const adapt = () => {
      // Without a keyboard the style sheet's own height stands; zooming in is not a keyboard either.
      const hidden = view.scale === 1 ? window.innerHeight - view.height : 0
      if (element.current) element.current.style.height = hidden > 60 ? `${view.height}px` : ''
      if (hidden > 60) window.scrollTo(0, 0)
    }
    adapt()
    view.addEventListener('resize', adapt)
    return () => view.removeEventListener('resize', adapt)
  }, [])
  return element
}
