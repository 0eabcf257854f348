/**
 * Who may see what. Nobody signed in is led to the login form; an unverified person to /verify; one without
 * answers to /build-profile; one without a named companion to /chat-intro. Each of these places is exempt from
 * the rule that leads to it, so nobody ever goes in circles. Nothing shows while the session is still loading.
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
    // Opened while signed out: logging in leads here. After a session ended in this tab it does not.
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
