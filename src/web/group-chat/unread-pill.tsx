/** Jumps to the first unread message while it is out of sight above. */
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { type Line, UNREAD } from './timeline.ts'
import { lineId } from './use-jump.ts'

type PillProps = { unreadFrom: number; lines: readonly Line[]; onJump: () => void }

export function UnreadPill({ unreadFrom, lines, onJump }: PillProps) {
  const [seen, setSeen] = useState<number | null>(null)
  const [away, setAway] = useState(false)
  const isLoaded = lines.some(({ type }) => type === 'unread')
  useEffect(() => {
    const divider = document.getElementById(lineId(UNREAD))
    if (!divider || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(unreadFrom)
      setAway(!entry?.isIntersecting)
    })
    if (isLoaded) watch.observe(divider)
    return () => watch.disconnect()
  }, [isLoaded, unreadFrom])
  if (seen === unreadFrom || (isLoaded && !away)) return null
  return (
    <button type="button" className="chat-missed to-unread" onClick={onJump}>
      <ArrowUp size="1rem" strokeWidth={2} aria-hidden="true" />
      {texts.thread.toFirstUnread}
    </button>
  )
}
