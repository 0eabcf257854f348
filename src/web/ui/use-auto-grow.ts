/** Lets a textarea be as tall as its text, between the rows it starts with and `maxRows`. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'

export function useAutoGrow(
  ref: RefObject<HTMLTextAreaElement | null>,
  value: string,
  maxRows = Infinity,
): void {
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || (value === '' && area.style.height === '')) return
    matchText(area, maxRows)
  }, [ref, value, maxRows])

  // Another width wraps the text differently.
  useEffect(() => {
    const area = ref.current
    if (!area || typeof ResizeObserver === 'undefined') return
    let width = area.offsetWidth
    const watch = new ResizeObserver(() => {
      if (area.offsetWidth === width) return
      width = area.offsetWidth
      if (area.style.height !== '') matchText(area, maxRows)
    })
    watch.observe(area)
    return () => watch.disconnect()
  }, [ref, maxRows])
}

function matchText(area: HTMLTextAreaElement, maxRows: number): void {
  area.style.height = 'auto'
  const style = getComputedStyle(area)
  const frame = area.offsetHeight - area.clientHeight
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
  const most = Number.parseFloat(style.lineHeight) * maxRows + padding + frame
  const wanted = area.scrollHeight + frame
  area.style.height = `${Math.min(wanted, most)}px`
  area.style.overflowY = wanted > most + 1 ? 'auto' : 'hidden'
}
