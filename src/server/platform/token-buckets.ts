/** One budget for each person, over all their connections; leaving and coming back does not fill it. */
import { type Budget, createBudget } from './budget.ts'
import type { Rate } from './limits.ts'

type Shared = { budget: Budget; users: number; forget?: NodeJS.Timeout | undefined }

export function createBudgets(rate: Rate) {
  const shared = new Map<string, Shared>()

  function leave(who: string, entry: Shared): void {
    entry.users -= 1
    if (entry.users > 0) return
    // By then it is full again, and so is a new one.
    entry.forget = setTimeout(() => shared.delete(who), rate.seconds * 1000)
    entry.forget.unref()
  }

  return {
    /** Their budget, and how to let go of it. */
    of(who: string): { budget: Budget; letGo(): void } {
      const entry = shared.get(who) ?? { budget: createBudget(rate), users: 0 }
      shared.set(who, entry)
      clearTimeout(entry.forget)
      entry.users += 1
      return { budget: entry.budget, letGo: () => leave(who, entry) }
    },
  }
}
