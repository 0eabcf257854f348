/** Lets a textarea be as tall as its text, between the rows it starts with and `maxRows`. */
import { type RefObject, useLayoutEffect } from 'react'

export function useAutoGrow(
  ref: RefObject<HTMLTextAreaElement | null>,
  value: string,
  maxRows = Infinity,
): void {
  useLayoutEffect(() => {
    const area = ref.current
    // Browsers that size fields by content need none of this, except where a limit is asked for.
    if (!area || (value === '' && area.style.height === '')) return
    area.style.height = 'auto'
    const style = getComputedStyle(area)
    const frame = area.offsetHeight - area.clientHeight
    const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
    const most = Number.parseFloat(style.lineHeight) * maxRows + padding + frame
    const wanted = area.scrollHeight + frame
    area.style.height = `${Math.min(wanted, most)}px`
    area.style.overflowY = wanted > most + 1 ? 'auto' : 'hidden'
  }, [ref, value, maxRows])
}
