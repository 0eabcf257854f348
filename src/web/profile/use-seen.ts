/** Whether an element has been in view, above what is fixed at the bottom of the page, or there was long enough to look for it. */
import { type RefObject, useEffect, useState } from 'react'

/** Part of the dock; the page can be scrolled further than that past its end. */
const BOTTOM_PX = 64

export function useSeen(element: RefObject<Element | null>, looking: boolean, seconds: number): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!looking || seen || !element.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px -${BOTTOM_PX}px` },
    )
    watch.observe(element.current)
    const timer = setTimeout(setSeen, seconds * 1000, true)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [element, looking, seen, seconds])
  return seen
}
