// Keeps a day's tokens under the operator's limit, in this process. What a call may cost at most is set aside
// before it is made, so that many at once cannot overrun it together.
import type { Clock } from '#server/platform/clock.ts'

const DAY_MS = 24 * 3_600_000

/** Tells what the call really cost. */
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

/** Rather too many than too few: a token of English is about four characters, of other scripts fewer. */
export const roughTokens = (text: string): number => Math.ceil(text.length / 3)
