/**
 * Scrolling of a conversation: it sticks to the newest message unless the reader has scrolled up. Messages added above
 * do not move the view, and getting near the start loads earlier ones. Coming back restores the position once enough
 * is loaded.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { entryOf, logPosition, saveLogPosition } from '#web/platform/scroll-restoration.ts'

/** Closer to the end than this counts as at the end. */
const AT_END_PX = 48
const NEAR_START_PX = 600

const sizeOf = ({ scrollHeight, clientHeight }: HTMLElement) => `${scrollHeight} ${clientHeight}`

type Options = {
  newest: { id: string; mine: boolean } | undefined
  oldest: string | undefined
  onNearStart?: (() => void) | undefined
  fromStart?: boolean | undefined
}

export function useLogScroll({ newest, oldest, onNearStart, fromStart = false }: Options) {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const entry = entryOf(useLocation())
  const how = useNavigationType()
  /** The position to restore, until it is reached or the reader scrolls. */
  const wanted = useRef(how === 'POP' ? logPosition(entry) : undefined)
  /** At the start, however much is still added above, until the reader scrolls. */
  const starting = useRef(fromStart && wanted.current === undefined)
  const atEnd = useRef(wanted.current === undefined && !starting.current)
  /** Distance from the end, which stays the same when something is added above. */
  const fromEnd = useRef(0)
  const [missed, setMissed] = useState(false)
  /** Height of the content and of the window on it, as last seen. */
  const size = useRef<string>(undefined)
  /** The next scroll is meant: a hand on the log, or a jump, which focuses a line of it. */
  const meant = useRef(false)

  /** While scrolling smoothly to the end, new messages do not count as missed. */
  const going = useRef(false)

  const toEnd = useCallback((behavior: ScrollBehavior) => {
    const box = log.current
    starting.current = false
    going.current = behavior === 'smooth'
    if (going.current) atEnd.current = true
    box?.scrollTo?.({ top: box.scrollHeight, behavior })
  }, [])

  const toWanted = useCallback(() => {
    const box = log.current
    if (!box || wanted.current === undefined) return
    box.scrollTop = box.scrollHeight - wanted.current
    fromEnd.current = wanted.current
    if (box.scrollHeight >= wanted.current) wanted.current = undefined
    // A log too short to scroll would never trigger loading.
    if (box.scrollTop < NEAR_START_PX) onNearStart?.()
  }, [onNearStart])

  useEffect(() => {
    const box = log.current
    if (!box) return
    const moved = () => {
      wanted.current = undefined
      starting.current = false
      going.current = false
      meant.current = true
    }
    const jumped = () => {
      meant.current = true
    }
    const stopped = () => {
      going.current = false
      scrolled()
    }
    const scrolled = () => {
      if (box.scrollTop < NEAR_START_PX) onNearStart?.()
      if (wanted.current !== undefined || starting.current) return
      // Something grew or shrank: not the reader's scrolling, and the observer below returns to the end.
      if (atEnd.current && !meant.current && size.current !== sizeOf(box)) {
        requestAnimationFrame(() => {
          size.current = sizeOf(box)
        })
        return
      }
      meant.current = false
      fromEnd.current = box.scrollHeight - box.scrollTop
      const below = fromEnd.current - box.clientHeight
      if (below < AT_END_PX) going.current = false
      atEnd.current = below < AT_END_PX || going.current
      if (atEnd.current) setMissed(false)
      saveLogPosition(entry, atEnd.current ? undefined : fromEnd.current)
    }
    scrolled()
    const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const move of moves) box.addEventListener(move, moved, { passive: true })
    box.addEventListener('focusin', jumped)
    box.addEventListener('scroll', scrolled, { passive: true })
    box.addEventListener('scrollend', stopped)
    return () => {
      for (const move of moves) box.removeEventListener(move, moved)
      box.removeEventListener('focusin', jumped)
      box.removeEventListener('scroll', scrolled)
      box.removeEventListener('scrollend', stopped)
    }
  }, [entry, onNearStart])

  // Fonts load, the device rotates, the composer grows: stay at the end if we were there.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => {
      if (log.current) size.current = sizeOf(log.current)
      if (atEnd.current) toEnd('instant')
    })
    for (const part of [log.current, content.current]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [toEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is added above
  useLayoutEffect(() => {
    const box = log.current
    if (wanted.current !== undefined) toWanted()
    else if (box && starting.current) {
      box.scrollTop = 0
      onNearStart?.()
    } else if (box && !atEnd.current) box.scrollTop = box.scrollHeight - fromEnd.current
  }, [oldest])

  const before = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const first = before.current === undefined
    if (!newest || newest.id === before.current) return
    before.current = newest.id
    if (first && starting.current) return
    if (first && !atEnd.current) toWanted()
    else if (first) toEnd('instant')
    else if (atEnd.current || newest.mine) toEnd('smooth')
    else setMissed(true)
  }, [newest, toEnd, toWanted])

  return { log, content, missed, toNewest: () => toEnd('smooth') }
}
