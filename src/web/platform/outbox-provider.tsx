/** Provides the signed-in person's outbox, which keeps sending on every screen, not only in chats. */
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Outbox } from './outbox.ts'
import { useSession } from './session.tsx'
import type { Tracked, Unsent } from './unsent.ts'

const OutboxContext = createContext<Promise<Outbox> | null>(null)

type ProviderProps = { open: (owner: string) => Promise<Outbox>; children: ReactNode }

export function OutboxProvider({ open, children }: ProviderProps) {
  const session = useSession()
  const owner = session.status === 'signed-in' && session.user.email_verified ? session.user.sub : null
  const opening = useMemo(() => (owner === null ? null : open(owner)), [owner, open])
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    opening?.then(
      outbox => {
        if (!left) stop = outbox.start()
      },
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [opening])
  return <OutboxContext value={opening}>{children}</OutboxContext>
}

/** For screens behind the guard. Suspends until the outbox is ready. */
export function useOutbox(): Outbox {
  const opening = use(OutboxContext)
  if (!opening) throw new Error('A screen asked for the outbox of nobody.')
  return use(opening)
}

/** The unsent messages of one chat or thread. */
export function useUnsent(outbox: Outbox, kind: Unsent['kind'], place: string): readonly Tracked[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.get)
  return useMemo(() => all.filter(words => words.kind === kind && words.place === place), [all, kind, place])
}
