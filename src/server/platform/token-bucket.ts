/** How much one connection may say: a bucket that fills at a steady rate, and some patience beyond it. */
import type { Rate } from './limits.ts'

/** ok: go on. wait: too fast, refuse this one. flood: refused as often again, end it. */
export type Spent = 'ok' | 'wait' | 'flood'

export type Budget = { spend(now: number): Spent; secondsUntilNext(): number }

export function createBudget({ count, seconds }: Rate): Budget {
  const perMs = count / (seconds * 1000)
  let left = count
  let at = 0
  let refused = 0
  return {
    spend(now) {
      if (at > 0) left = Math.min(count, left + (now - at) * perMs)
      at = now
      if (left >= 1) {
        left -= 1
        if (left > count / 2) refused = 0
        return 'ok'
      }
      refused += 1
      return refused > count ? 'flood' : 'wait'
    },
    secondsUntilNext: () => Math.max(1, Math.ceil((1 - left) / perMs / 1000)),
  }
}
