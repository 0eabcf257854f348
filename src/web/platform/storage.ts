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
  'twinbot_support_until',
  'twinbot_country',
  'twinbot_safety_plan',
  'twinbot_mood_day',
  'twinbot_introduced',
  'twinbot_dictation',
  'twinbot_reactions_told',
  'twinbot_others_forgotten',
] as const
/** The database of what was last read, sealed; see offline-cache.ts. */
const copies = 'twinbot-copies'
const lastViewedPrefix = 'lastViewed_group_'
/** What was last read in a thread, its texts encrypted, one key for each thread. */
const threadPrefix = 'twinbot_thread_'

/** What the sign-up that is under way needs, before there is anybody to sign in. */
const visitorKeys = ['pendingVerificationEmail', 'twinbot_code_sent_at'] as const

/** What belongs to the browser, whoever uses it: it says nothing of anybody and opens nothing. */
const browserKeys = ['twinbot_device_token'] as const

export type StorageKey =
  | (typeof personKeys)[number]
  | (typeof visitorKeys)[number]
  | (typeof browserKeys)[number]

/** What belongs to one tab and ends with it; what was being written there goes with its author. */
const tabPersonKeys = [
  'twinbot_drafts',
  'twinbot_places',
  'twinbot_care_heard',
  'twinbot_care_young',
] as const
export type TabKey = 'twinbot_deep_link' | (typeof tabPersonKeys)[number]

const memory = new Map<string, string>()
const whenCleared = new Set<() => void>()

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

  getThread: (threadId: string) => read(local, threadPrefix + threadId),
  setThread: (threadId: string, value: string | null) => write(local, threadPrefix + threadId, value),
  cachedThreads: () => keysWith(threadPrefix).map(key => key.slice(threadPrefix.length)),

  copies,

  clearPerson() {
    for (const key of personKeys) write(local, key, null)
    for (const key of [...keysWith(lastViewedPrefix), ...keysWith(threadPrefix)]) write(local, key, null)
    for (const key of tabPersonKeys) write(tab, key, null)
    deleteCopies()
    for (const listener of whenCleared) listener()
  },

  /** For what holds a copy in memory: gone with the rest. */
  onPersonCleared(listener: () => void): () => void {
    whenCleared.add(listener)
    return () => void whenCleared.delete(listener)
  },

  /** Tells when another tab has stored something of a thread. */
  onThreadChange(listener: (threadId: string) => void): () => void {
    const heard = ({ key }: StorageEvent) => {
      if (key?.startsWith(threadPrefix)) listener(key.slice(threadPrefix.length))
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },

  /** Tells when another tab has let go of what it stored of other people; see offline-cache.ts. */
  onOthersForgotten(listener: () => void): () => void {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === 'twinbot_others_forgotten' && newValue !== null) listener()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
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

/** Here and not where they are written: they may be there from a visit before this one. */
function deleteCopies(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(copies)
  } catch {
    // Refused: then none were ever written.
  }
}

function keysWith(prefix: string): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(local())
  } catch {
    // Refused: what there is lies in memory.
  }
  return [...stored, ...memory.keys()].filter(key => key.startsWith(prefix))
}
