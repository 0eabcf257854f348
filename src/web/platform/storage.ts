/**
 * The only place that touches the browser's storage: every key we keep is listed here with its shape.
 * A browser that refuses storage (private mode, full disk) is served from memory until the page closes.
 */

/** What belongs to the person signed in. Gone at sign-out and when somebody else signs in. */
const personKeys = [
  'auth_token',
  'auth_user',
  'twinbot_profile_answers',
  'twinbotName',
  'botNickname',
  'onboarded',
  'activeGroupThreads',
  'twinbot_profile_draft',
  'twinbot_outbox_key',
  'twinbot_device_key',
] as const
const lastViewedPrefix = 'lastViewed_group_'

/** What the sign-up that is under way needs, before there is anybody to sign in. */
const visitorKeys = ['pendingVerificationEmail', 'twinbot_code_sent_at'] as const

export type StorageKey = (typeof personKeys)[number] | (typeof visitorKeys)[number]

/** What belongs to one tab and ends with it; what was being written there goes with its author. */
const tabPersonKeys = ['twinbot_drafts'] as const
export type TabKey = 'twinbot_deep_link' | 'twinbot_places' | (typeof tabPersonKeys)[number]

const memory = new Map<string, string>()

function read(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(store: () => Storage, key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) store().removeItem(key)
    else store().setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

const local = () => window.localStorage
const tab = () => window.sessionStorage

export const storage = {
  get: (key: StorageKey) => read(local, key),
  set: (key: StorageKey, value: string | null) => write(local, key, value),

  getTab: (key: TabKey) => read(tab, key),
  setTab: (key: TabKey, value: string | null) => write(tab, key, value),

  getLastViewed: (threadId: string) => Number(read(local, lastViewedPrefix + threadId) ?? 0),
  setLastViewed: (threadId: string, at: number) => write(local, lastViewedPrefix + threadId, String(at)),

  clearPerson() {
    for (const key of personKeys) write(local, key, null)
    for (const key of lastViewedKeys()) write(local, key, null)
    for (const key of tabPersonKeys) write(tab, key, null)
  },

  /** Tells when another tab changed who is signed in. `key` is null when it cleared everything. */
  onSessionChange(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === null || event.key === 'auth_token' || event.key === 'auth_user') listener()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
}

function lastViewedKeys(): string[] {
  try {
    const kept = Object.keys(local())
    return [...kept, ...memory.keys()].filter(key => key.startsWith(lastViewedPrefix))
  } catch {
    return [...memory.keys()].filter(key => key.startsWith(lastViewedPrefix))
  }
}
