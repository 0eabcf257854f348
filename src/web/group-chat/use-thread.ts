/** A thread on the screen: its connection, its messages, and those still being sent. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Live, LiveSeen } from '#web/platform/live.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { useUnsent } from '#web/platform/outbox-provider.tsx'
import { shareConnection } from '#web/platform/shared-connections.ts'
import { keptThread } from './kept-thread.ts'
import { loadTaxonomy } from './taxonomy.ts'
import { syncThread, type ThreadSync } from './thread-sync.ts'

const notYet: LiveSeen = { state: 'connecting', everOpen: false, unknown: false }

export function useThread(threadId: string, owner: string, outbox: Outbox) {
  const kept = useMemo(() => keptThread(owner, threadId), [owner, threadId])
  const thread = useSyncExternalStore(kept.subscribe, kept.get)
  const unsent = useUnsent(outbox, 'group', threadId)
  const [live, setLive] = useState<Live | null>(null)
  const [failed, setFailed] = useState(false)
  const sync = useRef<ThreadSync | null>(null)

  useEffect(() => {
    const connection = shareConnection(threadId)
    const started = syncThread({ threadId, kept, live: connection.live, onFailed: setFailed })
    sync.current = started
    setLive(connection.live)
    return () => {
      started.stop()
      connection.leave()
      setLive(null)
    }
  }, [threadId, kept])

  const seen = useSyncExternalStore(live?.watch ?? watchNothing, live?.see ?? (() => notYet))
  const isOpen = seen.state === 'open'
  // Once connected, waiting messages go out at once instead of at the next retry.
  useEffect(() => {
    if (isOpen) outbox.wake()
  }, [isOpen, outbox])

  useEffect(() => void loadTaxonomy(), [])

  return {
    kept,
    thread,
    unsent,
    live,
    seen,
    failed,
    earlier: useMemo(() => () => sync.current?.earlier(), []),
    reach: useMemo(() => async (seq: number) => (await sync.current?.reach(seq)) ?? false, []),
    look: () => sync.current?.look(),
  }
}

const watchNothing = () => () => {}
