// Keeps a day's tokens under the operator's limit, in this process. The maximum cost is reserved before each
// call, so parallel calls cannot exceed it together.
import type { Clock } from '#server/platform/clock.ts'

const DAY_MS = 24 * 3_600_000

/** Reports the actual cost of the call. */
export type Settle = (tokens: number) => void
export type Budget = { setAside(tokens: number): Settle | undefined }

export function createBudget(dailyTokens: number, clock: Clock): Budget {
  let day = 0
  let spent = 0
  return {
    setAside(tokens) {
      const today = Math.floor(clock.now() / DAY_MS)
      if (today !== day) {
        day = today
        spent = 0
      }
      if (dailyTokens > 0 && spent + tokens > dailyTokens) return undefined
      spent += tokens
      return cost => {
        if (day === today) spent += cost - tokens
      }
    },
  }
}

/** An overestimate: a token is about four characters in English, and fewer in other scripts. */
export const roughTokens = (text: string): number => Math.ceil(text.length / 3)
