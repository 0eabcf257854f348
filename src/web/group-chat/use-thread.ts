/** A thread on the screen: its connection, its messages, and those still being sent. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Live, LiveStatus } from '#web/platform/live.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { useUnsent } from '#web/platform/outbox-provider.tsx'
import { shareConnection } from '#web/platform/shared-connections.ts'
import { cachedThread } from './cached-thread.ts'
import { loadTaxonomy } from './taxonomy.ts'
import { syncThread, type ThreadSync } from './thread-sync.ts'

const notYet: LiveStatus = { state: 'connecting', everOpen: false, unknown: false }

export function useThread(threadId: string, owner: string, outbox: Outbox) {
  const cached = useMemo(() => cachedThread(owner, threadId), [owner, threadId])
  const thread = useSyncExternalStore(cached.subscribe, cached.get)
  const unsent = useUnsent(outbox, 'group', threadId)
  const [live, setLive] = useState<Live | null>(null)
  const [failed, setFailed] = useState(false)
  const sync = useRef<ThreadSync | null>(null)

  useEffect(() => {
    const connection = shareConnection(threadId)
    const started = syncThread({ threadId, cached, live: connection.live, onFailed: setFailed })
    sync.current = started
    setLive(connection.live)
    return () => {
      started.stop()
      connection.leave()
      setLive(null)
    }
  }, [threadId, cached])

  const status = useSyncExternalStore(
    live?.subscribe ?? subscribeToNothing,
    live?.getStatus ?? (() => notYet),
  )
  const isOpen = status.state === 'open'
  // Once connected, waiting messages go out at once instead of at the next retry.
  useEffect(() => {
    if (isOpen) outbox.wake()
  }, [isOpen, outbox])

  useEffect(() => void loadTaxonomy(), [])

  return {
    cached,
    thread,
    unsent,
    live,
    status,
    failed,
    earlier: useMemo(() => () => sync.current?.earlier(), []),
    reach: useMemo(() => async (seq: number) => (await sync.current?.reach(seq)) ?? false, []),
    look: () => sync.current?.look(),
  }
}

const subscribeToNothing = () => () => {}
