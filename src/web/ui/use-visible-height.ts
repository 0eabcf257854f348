/** Makes an element as tall as the visual viewport, above an on-screen keyboard. */
import { useLayoutEffect, useRef } from 'react'

export function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const adapt = () => {
      // Without a keyboard the style sheet decides; zooming in is not a keyboard either.
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
