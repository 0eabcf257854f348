/** One token bucket per person, shared by all their connections; reconnecting does not refill it. */

import type { Rate } from './limits.ts'
import { createTokenBucket, type TokenBucket } from './token-bucket.ts'

type Shared = { bucket: TokenBucket; users: number; forget?: NodeJS.Timeout | undefined }

export function createTokenBuckets(rate: Rate) {
  const shared = new Map<string, Shared>()

  function leave(who: string, entry: Shared): void {
    entry.users -= 1
    if (entry.users > 0) return
    // By then it has refilled, so a new one is no advantage.
    entry.forget = setTimeout(() => shared.delete(who), rate.seconds * 1000)
    entry.forget.unref()
  }

  return {
    /** Their bucket, and how to release it. */
    of(who: string): { bucket: TokenBucket; release(): void } {
      const entry = shared.get(who) ?? { bucket: createTokenBucket(rate), users: 0 }
      shared.set(who, entry)
      clearTimeout(entry.forget)
      entry.users += 1
      return { bucket: entry.bucket, release: () => leave(who, entry) }
    },
  }
}
