/**
 * A least-recently-used cache whose entries also expire when idle: it holds decrypted text, which must not
 * stay in memory longer than needed.
 */
import type { Clock } from './clock.ts'

type Parts = { most: number; idleMs: number; clock: Clock }

export function createLruCache<V>({ most, idleMs, clock }: Parts) {
  /** Least recently used first. */
  const kept = new Map<string, { value: V; usedAt: number }>()
  let isDue = false

  function use(key: string, value: V): void {
    kept.delete(key)
    kept.set(key, { value, usedAt: clock.now() })
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
    sweepLater()
  }

  function sweep(): void {
    const since = clock.now() - idleMs
    for (const [key, { usedAt }] of kept) {
      if (usedAt > since) return
      kept.delete(key)
    }
  }

  /** Entries expire even if the cache is no longer used. */
  function sweepLater(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      sweep()
      if (kept.size > 0) sweepLater()
    }, idleMs).unref()
  }

  return {
    get(key: string): V | undefined {
      sweep()
      const found = kept.get(key)
      if (found) use(key, found.value)
      return found?.value
    },
    set(key: string, value: V): void {
      sweep()
      use(key, value)
    },
    delete: (key: string) => void kept.delete(key),
    deleteWhere(isMeant: (key: string, value: V) => boolean): void {
      for (const [key, { value }] of kept) if (isMeant(key, value)) kept.delete(key)
    },
    clear: () => kept.clear(),
    size: () => kept.size,
  }
}
