/**
 * When somebody was in concern or crisis, as tiers and times. While the database fails, entries are held in
 * memory and written later, so support mode still lasts its day as long as this process lives.
 */
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { CareTier } from '#shared/care.ts'
import { SUPPORT_MS } from '#shared/support.ts'
import type { MomentRow, SupportStore } from './store.ts'

/** Enough for the rules "two in ten messages" and "three in a day". */
export const KEPT = 20
const MOST_HELD = 5000

/** The last crisis is stored separately, so support mode lasts its day however much is written after it. */
export type CareHistory = { recent: { tier: CareTier; at: number }[]; crisisAt: number }

export function createCareHistory({ store, log }: { store: SupportStore; log: Log }) {
  const held = new Map<string, MomentRow[]>()

  /** Throws while the database fails. */
  async function load(userId: string, now: number): Promise<CareHistory> {
    await writeHeld(userId)
    const since = now - SUPPORT_MS
    const [rows, crisis] = await Promise.all([
      store.recent(userId, since, KEPT),
      store.lastCrisis(userId, since),
    ])
    return { recent: [...rows].reverse(), crisisAt: crisis?.at ?? 0 }
  }

  /** What is known without the database. */
  function fallback(userId: string): CareHistory {
    const rows = held.get(userId) ?? []
    return {
      recent: rows.map(({ tier, at }) => ({ tier, at })),
      crisisAt: rows.findLast(({ tier }) => tier === 'crisis')?.at ?? 0,
    }
  }

  /** Returns whether it was stored. Somebody in danger gets an answer even if the disk is full. */
  async function keep(userId: string, tier: CareTier, at: number): Promise<boolean> {
    const moment = { id: newId(at), user_id: userId, at, tier }
    try {
      await writeHeld(userId)
      await store.add(moment)
      return true
    } catch (error) {
      log.error({ err: error }, 'care not kept')
      if (held.size < MOST_HELD) held.set(userId, [...(held.get(userId) ?? []), moment].slice(-KEPT))
      return false
    }
  }

  async function writeHeld(userId: string): Promise<void> {
    const rows = held.get(userId)
    if (!rows) return
    held.delete(userId)
    for (const [i, row] of rows.entries())
      await store.add(row).catch(error => {
        held.set(userId, [...rows.slice(i), ...(held.get(userId) ?? [])])
        throw error
      })
  }

  /** After a false alarm: removes the day's crises and the last alarm. */
  async function retract(userId: string, { since, now }: { since: number; now: number }): Promise<void> {
    held.delete(userId)
    await store
      .retract(userId, now - SUPPORT_MS, since)
      .catch(error => log.error({ err: error }, 'a false alarm not kept'))
  }

  return { load, fallback, keep, retract, forget: (userId: string) => void held.delete(userId) }
}
