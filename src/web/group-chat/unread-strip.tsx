/**
 * Jumps to the first unread message while it is out of sight above. It is a strip under the bar, so that no message is
 * half hidden by it, and is not needed where the next line up is the one it leads to.
 */
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { type Line, UNREAD } from './timeline.ts'
import { lineId } from './use-jump.ts'
import './unread-strip.css'

const NEARLY_IN_VIEW = '96px 0px 0px 0px'

type StripProps = { unreadFrom: number; lines: readonly Line[]; onJump: () => void }

export function UnreadStrip({ unreadFrom, lines, onJump }: StripProps) {
  const [seen, setSeen] = useState<number | null>(null)
  const [away, setAway] = useState(false)
  const isLoaded = lines.some(({ type }) => type === 'unread')
  useEffect(() => {
    const divider = document.getElementById(lineId(UNREAD))
    if (!divider || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(unreadFrom)
        setAway(!entry?.isIntersecting)
      },
      { root: divider.closest('[role="log"]'), rootMargin: NEARLY_IN_VIEW },
    )
    if (isLoaded) watch.observe(divider)
    return () => watch.disconnect()
  }, [isLoaded, unreadFrom])
  if (seen === unreadFrom || (isLoaded && !away)) return null
  return (
    <button type="button" className="to-unread" onClick={onJump}>
      <ArrowUp size="1rem" strokeWidth={2} aria-hidden="true" />
      {texts.thread.toFirstUnread}
    </button>
  )
}
