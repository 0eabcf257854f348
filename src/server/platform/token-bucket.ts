/** A token bucket for what one person may send: it refills steadily, and tolerates some refusals before a flood. */
import type { Rate } from './limits.ts'

/** `wait`: too fast, refuse this one. `flood`: a whole bucket of refusals in a row, close the connection. */
export type SpendResult = 'ok' | 'wait' | 'flood'

export type TokenBucket = { spend(now: number): SpendResult; secondsUntilNext(): number }

/** Counted in whole numbers, of which one message takes `price`: fractions would leave some a hair short of their turn. */
export function createTokenBucket({ count, seconds }: Rate): TokenBucket {
  const price = seconds * 1000
  const full = count * price
  // It refills by `count` each millisecond.
  let left = full
  let at = 0
  let refused = 0
  return {
    spend(now) {
      // A clock that is set back takes nothing from anybody.
      left = Math.min(full, left + Math.max(0, now - at) * count)
      at = now
      if (left >= price) {
        left -= price
        if (left > full / 2) refused = 0
        return 'ok'
      }
      refused += 1
      return refused > count ? 'flood' : 'wait'
    },
    secondsUntilNext: () => Math.max(1, Math.ceil((price - left) / (count * 1000))),
  }
}
