/**
 * Who may see what. Signed out leads to the login form, unverified to /verify, without answers to /build-profile,
 * without a named companion to /chat-intro. Each of these is exempt from the rule that leads to it, so there are no
 * redirect loops. Nothing is shown while the session is loading.
 */
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { rememberDeepLink } from '#web/platform/deep-link.ts'
import { useSession } from '#web/platform/session.tsx'
import type { Session, SignedIn } from '#web/platform/session-store.ts'
import { storage } from '#web/platform/storage.ts'

export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const target = targetFor(session, pathname)
  useEffect(() => {
    // Opened while signed out: logging in leads here, unless a session has just ended in this tab.
    if (session.status === 'anonymous' && session.reason === 'nobody') rememberDeepLink(pathname + search)
    if (session.status === 'signed-in' && !session.user.email_verified)
      storage.set('pendingVerificationEmail', session.user.email || null)
  }, [session, pathname, search])
  if (session.status === 'loading') return null
  return target ? <Navigate to={target} state={{ wanted: pathname }} replace /> : children
}

function targetFor(session: Session, pathname: string): string | null {
  if (session.status === 'loading') return null
  if (session.status === 'signed-in') return onboardingStep(session, pathname)
  return session.reason === 'unreadable' || session.reason === 'deleted' ? '/signup' : '/signup?mode=login'
}

function onboardingStep({ user, answers, companionName }: SignedIn, pathname: string): string | null {
  if (!user.email_verified) return '/verify'
  if (!answers) return pathname === '/build-profile' ? null : '/build-profile'
  if (!companionName)
    return pathname === '/chat-intro' || pathname === '/build-profile' ? null : '/chat-intro'
  return null
}
