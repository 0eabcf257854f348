/**
 * Limits attempts to sign up, sign in and enter codes, against guessing and against locking others out: per
 * network, per account and network, and more loosely per account over all networks. A remembered device or
 * signed-in session is counted separately.
 */
import type { Limits, Rate } from '#server/platform/limits.ts'
import type { AttemptSource } from './pool.ts'

export type Attempt = 'SIGN_UP' | 'RESEND' | 'CODE' | 'SIGN_IN'
export type AccountRates = Record<
  `RATE_${Attempt}_${'ADDRESS' | 'ACCOUNT'}` | `RATE_${'CODE' | 'SIGN_IN'}_DAY`,
  Rate
>
type Counted = [name: string, who: string, rate: Rate]

/** How much higher the limit for one account is over all networks than from one. */
const LOOSER = 5

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

export function createAttemptLimits({ limits, rates }: { limits: Limits; rates: AccountRates }) {
  /** Narrowest first, so attempts refused for one network do not count against everybody else. */
  function counted(attempt: Attempt, email: string, { source, trusted }: AttemptSource): Counted[] {
    const often = rates[`RATE_${attempt}_ACCOUNT`]
    const inADay = attempt === 'CODE' || attempt === 'SIGN_IN' ? [rates[`RATE_${attempt}_DAY`]] : []
    const theirs: Counted[] = [
      [`${attempt}-account`, `${email} ${source}`, often],
      ...inADay.map((rate): Counted => [`${attempt}-account-day`, `${email} ${source}`, rate]),
    ]
    if (trusted) return theirs
    return [
      [`${attempt}-address`, source, rates[`RATE_${attempt}_ADDRESS`]],
      ...theirs,
      [`${attempt}-everywhere`, email, looser(often)],
      ...inADay.map((rate): Counted => [`${attempt}-everywhere-day`, email, looser(rate)]),
    ]
  }

  return {
    async take(attempt: Attempt, email: string, source: AttemptSource): Promise<void> {
      for (const one of counted(attempt, email, source)) await limits.take(...one)
    },
    /** Only failures count, so normal use locks nobody out. */
    async giveBack(attempt: Attempt, email: string, source: AttemptSource): Promise<void> {
      await Promise.all(counted(attempt, email, source).map(([name, who]) => limits.giveBack(name, who)))
    },
  }
}

const looser = ({ count, seconds }: Rate): Rate => ({ count: count * LOOSER, seconds })
