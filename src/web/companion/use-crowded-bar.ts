/** Marks the bar of a chat in which the name does not fit, so that what stands beside it takes less room. */
import { type RefObject, useLayoutEffect } from 'react'

/** `shown` is all that changes the room for the name. */
export function useCrowdedBar(heading: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when something else is shown
  useLayoutEffect(() => {
    const name = heading.current
    const bar = name?.closest<HTMLElement>('.chat-bar')
    if (!name || !bar) return
    const measure = () => {
      delete bar.dataset.crowded
      if (name.scrollWidth > name.clientWidth) bar.dataset.crowded = ''
    }
    measure()
    document.fonts?.ready.then(measure)
    const resized = globalThis.ResizeObserver && new ResizeObserver(measure)
    resized?.observe(bar)
    return () => resized?.disconnect()
  }, [heading, shown])
}
