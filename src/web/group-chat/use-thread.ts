/** A thread on the screen: its line, what is known of it, and what is on its way there from here. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Live, LiveSeen } from '#web/platform/live.ts'
import { takeLine } from '#web/platform/live-lines.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { useUnsent } from '#web/platform/outbox-provider.tsx'
import { type Following, follow } from './following.ts'
import { carryToThread } from './group-chat.ts'
import { keptThread } from './kept-thread.ts'
import { loadTaxonomy } from './taxonomy.ts'

const notYet: LiveSeen = { state: 'connecting', everOpen: false, unknown: false }

export function useThread(threadId: string, owner: string, outbox: Outbox) {
  const kept = useMemo(() => keptThread(owner, threadId), [owner, threadId])
  const thread = useSyncExternalStore(kept.subscribe, kept.get)
  const unsent = useUnsent(outbox, 'group', threadId)
  const [live, setLive] = useState<Live | null>(null)
  const [failed, setFailed] = useState(false)
  const following = useRef<Following | null>(null)

  useEffect(() => {
    const line = takeLine(threadId)
    const followed = follow({ threadId, kept, live: line.live, onFailed: setFailed })
    following.current = followed
    setLive(line.live)
    return () => {
      followed.stop()
      line.leave()
      setLive(null)
    }
  }, [threadId, kept])

  const seen = useSyncExternalStore(live?.watch ?? watchNothing, live?.see ?? (() => notYet))
  const isOpen = seen.state === 'open'
  // As soon as the line is open, whatever waits here goes out, without waiting for the outbox's next try.
  useEffect(() => {
    if (isOpen) return outbox.carry('group', words => carryToThread(words, owner), threadId)
  }, [isOpen, outbox, owner, threadId])

  useEffect(() => void loadTaxonomy(), [])

  return {
    kept,
    thread,
    unsent,
    live,
    seen,
    failed,
    earlier: useMemo(() => () => following.current?.earlier(), []),
    reach: useMemo(() => async (seq: number) => (await following.current?.reach(seq)) ?? false, []),
    look: () => following.current?.look(),
  }
}

const watchNothing = () => () => {}
