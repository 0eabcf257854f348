/**
 * When somebody was not well, kept in the database. What cannot be written while it fails is held here and written
 * when it works again, so that support mode lasts its day all the same, as long as this process lives.
 */
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { CareTier } from '#shared/care.ts'
import { SUPPORT_MS } from '#shared/support.ts'
import type { MomentRow, SupportStore } from './store.ts'

/** Enough for "two in ten messages" and "three in a day". */
export const KEPT = 20
const MOST_HELD = 5000

/** The last crisis stands apart: however much is written after it, support mode lasts its day. */
export type Memory = { recent: { tier: CareTier; at: number }[]; crisisAt: number }

export function createMoments({ store, log }: { store: SupportStore; log: Log }) {
  const held = new Map<string, MomentRow[]>()

  /** Throws while the database fails. */
  async function load(userId: string, now: number): Promise<Memory> {
    await writeHeld(userId)
    const since = now - SUPPORT_MS
    const [rows, crisis] = await Promise.all([
      store.recent(userId, since, KEPT),
      store.lastCrisis(userId, since),
    ])
    return { recent: [...rows].reverse(), crisisAt: crisis?.at ?? 0 }
  }

  /** As much as is known without the database. */
  function fallback(userId: string): Memory {
    const rows = held.get(userId) ?? []
    return {
      recent: rows.map(({ tier, at }) => ({ tier, at })),
      crisisAt: rows.findLast(({ tier }) => tier === 'crisis')?.at ?? 0,
    }
  }

  /** Answers whether it is written. A person who is not safe gets their answer even when the disk is full. */
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

  /** A false alarm: the crises of this day were none, nor was what alarmed last. */
  async function retract(userId: string, { since, now }: { since: number; now: number }): Promise<void> {
    held.delete(userId)
    await store
      .retract(userId, now - SUPPORT_MS, since)
      .catch(error => log.error({ err: error }, 'a false alarm not kept'))
  }

  return { load, fallback, keep, retract, forget: (userId: string) => void held.delete(userId) }
}
