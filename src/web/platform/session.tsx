/** Provides the session and its actions to every screen. */
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createSessionStore, type Session, type SessionStore, type SignedIn } from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore)
  useEffect(() => store.start(), [store])
  return <SessionContext value={store}>{children}</SessionContext>
}

export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('A screen stands outside the SessionProvider.')
  return store
}

export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** For screens behind the guard, where somebody is always signed in. */
export function useSignedIn(): SignedIn {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('A signed-in screen was shown to nobody.')
  return session
}
