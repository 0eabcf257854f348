/**
 * Who is signed in on this browser, restored from storage and kept in sync with the server and other tabs. Signing
 * out, or signing in as somebody else, deletes everything of the previous person.
 */

import * as z from 'zod/mini'
import { login, me, signOut, type User } from '#shared/accounts.ts'
import type { Care } from '#shared/care.ts'
import type { Call } from '#shared/endpoint.ts'
import { getProfile, type Profile, type ProfileAnswers, profileAnswers, putProfile } from '#shared/profile.ts'
import { call, onSessionRefused } from './api.ts'
import { deviceToken, forgetDeviceToken } from './device-token.ts'
import { storage } from './storage.ts'

export type SignedIn = {
  status: 'signed-in'
  user: User
  answers: ProfileAnswers | null
  companionName: string | null
}
export type Anonymous = {
  status: 'anonymous'
  /** Why: nobody was signed in, the session ended, storage could not be read, or the account was deleted. */
  reason: 'nobody' | 'ended' | 'unreadable' | 'deleted'
}
export type Session = { status: 'loading' } | Anonymous | SignedIn

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore() {
  let restored = restore()
  let session: Session = needsServer(restored) ? { status: 'loading' } : restored
  /** Increases with each change of session or profile, so that outdated replies are dropped. */
  let version = 0
  const listeners = new Set<() => void>()

  function become(next: Session): void {
    version += 1
    session = next
    for (const listener of listeners) listener()
  }

  function refresh(): void {
    const known = restored
    if (known.status !== 'signed-in' || !known.user.email_verified) return
    const asked = version
    call(getProfile).then(
      profile => asked === version && become({ ...known, ...storeProfile(profile) }),
      () => asked === version && session.status === 'loading' && become(known),
    )
  }

  function end(reason: Anonymous['reason']): void {
    storage.clearPerson()
    storage.setTab('twinbot_deep_link', null)
    become({ status: 'anonymous', reason })
  }

  function followOtherTab(): void {
    restored = restore()
    if (restored.status === 'signed-in') {
      if (session.status === 'signed-in' && session.user.sub === restored.user.sub) {
        // The same person, perhaps with a new name or address.
        if (JSON.stringify(session.user) !== JSON.stringify(restored.user))
          become({ ...session, user: restored.user })
        return
      }
      become(needsServer(restored) ? { status: 'loading' } : restored)
      refresh()
    } else if (session.status !== 'anonymous') end('ended')
  }

  return {
    get: () => session,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Starts listening to the server and to other tabs; returns how to stop. */
    start(): () => void {
      const stops = [
        storage.onSessionChange(followOtherTab),
        onSessionRefused(refusal => {
          if (refusal === 'signed-out') end('ended')
          else if (session.status === 'signed-in')
            become({ ...session, user: storeUser({ ...session.user, email_verified: false }) })
        }),
      ]
      refresh()
      return () => {
        for (const stop of stops) stop()
      }
    },

    async signIn(email: string, password: string): Promise<void> {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const reply = await call(login, { body: { email, password, timeZone, ...deviceToken() } })
      if (storedUser()?.sub !== reply.user.sub) storage.clearPerson()
      storage.set('auth_token', reply.token)
      storage.set('twinbot_outbox_key', reply.outboxKey)
      storage.set('twinbot_device_key', reply.deviceKey)
      storeUser(reply.user)
      try {
        const profile = storeProfile(await call(getProfile))
        storage.set('pendingVerificationEmail', null)
        storage.set('twinbot_code_sent_at', null)
        become({ status: 'signed-in', user: reply.user, ...profile })
      } catch (error) {
        // Without the profile, the guard would send them to the questions again.
        storage.clearPerson()
        become({ status: 'anonymous', reason: 'nobody' })
        throw error
      }
    },

    signOut(): void {
      if (storage.get('auth_token')) call(signOut, { body: undefined }).catch(() => {})
      end('ended')
    },

    /** The account was deleted on the server: deletes everything here too, including unsent messages. */
    async deleted(): Promise<void> {
      const owner = storedUser()?.sub
      const { forgetOutboxOf } = await import('./outbox-store.ts')
      if (owner) await forgetOutboxOf(owner)
      forgetDeviceToken()
      storage.set('twinbot_language', null)
      end('deleted')
    },

    /** Takes the server's state, for example after an import. */
    async reload(): Promise<void> {
      const profile = storeProfile(await call(getProfile))
      if (session.status === 'signed-in') become({ ...session, ...profile })
    },

    /** Takes the user from the server's reply to a change of name or address. */
    changeUser(user: User): void {
      storeUser(user)
      if (session.status === 'signed-in') become({ ...session, user })
    },

    /** If it fails, the last known state is good enough. */
    async refreshUser(): Promise<void> {
      const asked = version
      const { user } = await call(me).catch(() => ({ user: undefined }))
      if (!user || asked !== version || session.status !== 'signed-in') return
      if (JSON.stringify(user) === JSON.stringify(session.user)) return
      storeUser(user)
      become({ ...session, user })
    },

    /** Returns the care result. */
    async saveProfile(body: Call<typeof putProfile>['body']): Promise<Care> {
      const { care, ...profile } = await call(putProfile, { body })
      const saved = storeProfile(profile)
      if (session.status === 'signed-in') become({ ...session, ...saved })
      return care
    },
  }
}

/** Local state is enough to start; if a part is missing, the server is asked before anything is shown. */
function needsServer(restored: Session): boolean {
  if (restored.status !== 'signed-in' || !restored.user.email_verified) return false
  return !restored.answers || !restored.companionName
}

const storedShape = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.catch(z.string(), ''),
  email_verified: z.catch(z.boolean(), false),
  given_name: z.catch(z.string(), ''),
  family_name: z.catch(z.string(), ''),
})

function restore(): Session {
  let user: User | null
  try {
    user = storedUser()
  } catch {
    storage.clearPerson()
    return { status: 'anonymous', reason: 'unreadable' }
  }
  if (!user || !storage.get('auth_token')) {
    // Signed out elsewhere while this tab was asleep.
    storage.setTab('twinbot_drafts', null)
    return { status: 'anonymous', reason: 'nobody' }
  }
  return { status: 'signed-in', user, ...storedProfile() }
}

/** Throws when the stored user cannot be parsed. */
export function storedUser(): User | null {
  const written = storage.get('auth_user')
  return written === null ? null : (storedShape.safeParse(JSON.parse(written)).data ?? null)
}

/** Checked right before writing, because another tab may have signed out or signed in somebody else. */
export function isSignedInAs(owner: string): boolean {
  try {
    return storage.get('auth_token') !== null && storedUser()?.sub === owner
  } catch {
    return false
  }
}

function storedProfile(): Profile {
  const companionName = storage.get('twinbotName') || storage.get('botNickname') || null
  try {
    const written = JSON.parse(storage.get('twinbot_profile_answers') ?? 'null')
    return { answers: profileAnswers.safeParse(written).data ?? null, companionName }
  } catch {
    return { answers: null, companionName }
  }
}

function storeUser(user: User): User {
  storage.set('auth_user', JSON.stringify(user))
  return user
}

function storeProfile(profile: Profile): Profile {
  storage.set('twinbot_profile_answers', profile.answers && JSON.stringify(profile.answers))
  storage.set('twinbotName', profile.companionName)
  storage.set('botNickname', profile.companionName)
  storage.set('onboarded', profile.companionName && 'true')
  return profile
}
