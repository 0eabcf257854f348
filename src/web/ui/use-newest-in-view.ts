/**
 * Scrolling of a conversation: it stays with the newest unless one has scrolled up to read. What is added above
 * moves nothing one is looking at, and nearing the start asks for what came earlier.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as being there. */
const AT_END_PX = 48
const NEAR_START_PX = 600

type Options = {
  newest: { id: string; mine: boolean } | undefined
  oldest: string | undefined
  onNearStart?: (() => void) | undefined
}

export function useNewestInView({ newest, oldest, onNearStart }: Options) {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  /** How far what one looks at is from the end: that stays when something is added above. */
  const fromEnd = useRef(0)
  const [missed, setMissed] = useState(false)

  const toEnd = useCallback((behavior: ScrollBehavior) => {
    const box = log.current
    box?.scrollTo?.({ top: box.scrollHeight, behavior })
  }, [])

  useEffect(() => {
    const box = log.current
    if (!box) return
    const scrolled = () => {
      fromEnd.current = box.scrollHeight - box.scrollTop
      const below = fromEnd.current - box.clientHeight
      atEnd.current = below < AT_END_PX
      if (atEnd.current) setMissed(false)
      if (box.scrollTop < NEAR_START_PX) onNearStart?.()
    }
    scrolled()
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => box.removeEventListener('scroll', scrolled)
  }, [onNearStart])

  // Fonts arrive, the window turns, the composer grows: at the end one stays at the end.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => atEnd.current && toEnd('instant'))
    for (const part of [log.current, content.current]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [toEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is added above
  useLayoutEffect(() => {
    const box = log.current
    if (box && !atEnd.current) box.scrollTop = box.scrollHeight - fromEnd.current
  }, [oldest])

  const before = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const first = before.current === undefined
    if (!newest || newest.id === before.current) return
    before.current = newest.id
    if (first) toEnd('instant')
    else if (atEnd.current || newest.mine) toEnd('smooth')
    else setMissed(true)
  }, [newest, toEnd])

  return { log, content, missed, toNewest: () => toEnd('smooth') }
}
