/** A token bucket for what one person may send: it refills steadily, and tolerates some refusals before a flood. */
import type { Rate } from './limits.ts'

/** `wait`: too fast, refuse this one. `flood`: a whole bucket of refusals in a row, close the connection. */
export type SpendResult = 'ok' | 'wait' | 'flood'

export type TokenBucket = { spend(now: number): SpendResult; secondsUntilNext(): number }

export function createTokenBucket({ count, seconds }: Rate): TokenBucket {
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
