/**
 * The detector with a memory for each person: what they wrote lately makes the next concern graver, and
 * after a crisis they are in support mode for a day. Holds tiers and times only, never words, and keeps
 * them at hand so that a message costs no query.
 */
import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import type { Care as Detector } from '#server/care/care.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import { type Care, type CareTier, type CareVerdict, showFor } from '#shared/care.ts'
import { supportStore } from './store.ts'

export type Surface = 'companion' | 'group' | 'profile' | 'companion-name'

export const SUPPORT_MS = 24 * 3_600_000
/** Enough for "two in ten messages" and "three in a day". */
const KEPT = 20
const PEOPLE_KEPT = 20_000

type Recent = { tier: CareTier; at: number }
type Parts = { db: Db; detector: Detector; clock: Clock; log: Log }

export type Support = ReturnType<typeof createSupport>

export function createSupport({ db, detector, clock, log }: Parts) {
  const store = supportStore(db)
  const people = new Map<string, Promise<Recent[]>>()
  const judged = createJudgedMessages()

  function recentOf(userId: string): Promise<Recent[]> {
    const known = people.get(userId)
    if (known) return known
    const loading = store.recent(userId, clock.now() - SUPPORT_MS, KEPT).then(rows => [...rows].reverse())
    if (people.size >= PEOPLE_KEPT) people.delete(people.keys().next().value ?? '')
    people.set(userId, loading)
    loading.catch(() => people.delete(userId))
    return loading
  }

  /** Judges a text before anything else is done with it. The same message asked about twice counts once. */
  async function hear(userId: string, surface: Surface, text: string, messageId?: string): Promise<Care> {
    const before = messageId && judged.get(userId, messageId, text)
    if (before) return before
    const recent = await recentOf(userId).catch(() => [] as Recent[])
    const now = clock.now()
    const verdict = detector.judge(text, recent, now)
    if (verdict.failed) log.error({ surface }, 'the care detector failed')
    recent.push({ tier: verdict.tier, at: now })
    if (recent.length > KEPT) recent.splice(0, recent.length - KEPT)
    if (verdict.tier !== 'none') await note(userId, surface, verdict, now)
    const care: Care = { tier: verdict.tier, category: verdict.category, show: showFor(verdict) }
    if (messageId) judged.set(userId, messageId, text, care)
    return care
  }

  async function note(
    userId: string,
    surface: Surface,
    { tier, category }: CareVerdict,
    at: number,
  ): Promise<void> {
    const hour = new Date(at).toISOString().slice(0, 13)
    log.info({ hour, surface, tier, category, detector: detector.version }, 'care')
    // A person who is not safe gets their answer even when the disk is full.
    await store
      .add({ id: ulid(at), user_id: userId, at, tier })
      .catch(error => log.error({ err: error }, 'care not kept'))
  }

  /** Whether a crisis was heard within the last day: bank questions stay off. */
  async function inSupport(userId: string): Promise<boolean> {
    const recent = await recentOf(userId).catch(() => [] as Recent[])
    return recent.some(({ tier, at }) => tier === 'crisis' && clock.now() - at < SUPPORT_MS)
  }

  return { hear, inSupport, forget: (userId: string) => void people.delete(userId) }
}

/** Classification, chat and socket ask about one message in turn, under one id and with one text. */
function createJudgedMessages() {
  const MOST = 5000
  const kept = new Map<string, Care>()
  const keyOf = (...parts: string[]) => createHash('sha1').update(parts.join('\n')).digest('base64')
  return {
    get: (userId: string, messageId: string, text: string) => kept.get(keyOf(userId, messageId, text)),
    set(userId: string, messageId: string, text: string, care: Care): void {
      if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '')
      kept.set(keyOf(userId, messageId, text), care)
    },
  }
}
