/**
 * Opens a conversation at one message, for example from a search: loads earlier messages until it is there, then scrolls
 * to it and focuses it. Going back restores the scroll position instead.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { entryOf, logPosition } from '#web/platform/scroll-restoration.ts'

type Known = { messages: readonly { id: string }[]; before: number | null } | null

export type SearchHit = { id: string; asked: string }

export function useSearchHit(conversation: Known, earlier: () => Promise<void>): SearchHit | null {
  const location = useLocation()
  const isReturning = useNavigationType() === 'POP' && logPosition(entryOf(location)) !== undefined
  const id = idIn(location.hash)
  const done = useRef(isReturning)
  const isThere = id !== '' && (conversation?.messages.some(message => message.id === id) ?? false)

  useEffect(() => {
    if (id !== '' && !done.current && !isThere && conversation?.before) void earlier()
  }, [id, isThere, conversation, earlier])

  useLayoutEffect(() => {
    if (!isThere || done.current) return
    done.current = true
    const line = document.querySelector<HTMLElement>('.chat-log .found')
    line?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
    line?.focus({ preventScroll: true })
  }, [isThere])

  const asked: unknown = location.state?.asked
  return isThere ? { id, asked: typeof asked === 'string' ? asked : '' } : null
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
