/**
 * The only place that touches the browser's storage; lists every key. Where the browser refuses storage (private mode,
 * full disk), memory is used until the page closes.
 */

/** Belongs to the signed-in person. Deleted at sign-out and when somebody else signs in. */
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
/** Name of the encrypted database; see offline-cache.ts. */
const copies = 'twinbot-copies'
const lastViewedPrefix = 'lastViewed_group_'
/** Cached threads with encrypted texts, one key per thread. */
const threadPrefix = 'twinbot_thread_'

/** Needed while signing up, before there is an account. */
const visitorKeys = ['pendingVerificationEmail', 'twinbot_code_sent_at'] as const

/** Belongs to the browser, whoever uses it: identifies nobody and grants no access. */
const browserKeys = ['twinbot_device_token', 'twinbot_language'] as const

export type StorageKey =
  | (typeof personKeys)[number]
  | (typeof visitorKeys)[number]
  | (typeof browserKeys)[number]

/** Belongs to one tab; drafts are deleted when their author signs out. */
const tabPersonKeys = [
  'twinbot_drafts',
  'twinbot_places',
  'twinbot_open_streams',
  'twinbot_finished',
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

  /** For modules with a copy in memory, to be deleted as well. */
  onPersonCleared(listener: () => void): () => void {
    whenCleared.add(listener)
    return () => void whenCleared.delete(listener)
  },

  /** Called when another tab has stored a thread. */
  onThreadChange(listener: (threadId: string) => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(threadPrefix)) listener(key.slice(threadPrefix.length))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },

  /** Called when another tab has deleted its copies of other people; see offline-cache.ts. */
  onOthersForgotten(listener: () => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'twinbot_others_forgotten' && newValue !== null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },

  /** Called when another tab changed who is signed in. `key` is null when it cleared everything. */
  onSessionChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'auth_token' || event.key === 'auth_user') listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}

/** Here and not in the module that writes them: they may be from an earlier visit. */
function deleteCopies(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(copies)
  } catch {
    // Storage refused: none were ever written.
  }
}

function keysWith(prefix: string): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(local())
  } catch {
    // Storage refused: everything is in memory.
  }
  return [...stored, ...memory.keys()].filter(key => key.startsWith(prefix))
}
