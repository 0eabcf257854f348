/**
 * Limits attempts to sign up, sign in and enter codes, so that nobody can guess for long or lock somebody else out:
 * by network, by account and network, and more loosely by account over all networks. A remembered device or a
 * signed-in session has limits of its own, whatever others do.
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
  /** Narrowest first, so that what one network is refused does not count for everybody else. */
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
    /** Only failures count, so that nobody is locked out by using the product. */
    async giveBack(attempt: Attempt, email: string, source: AttemptSource): Promise<void> {
      await Promise.all(counted(attempt, email, source).map(([name, who]) => limits.giveBack(name, who)))
    },
  }
}

const looser = ({ count, seconds }: Rate): Rate => ({ count: count * LOOSER, seconds })
