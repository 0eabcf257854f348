/**
 * Counts tries so that nobody can guess for long, and nobody can lock somebody else out: by network, by account and
 * network together, and more loosely by account over all networks. A device its owner has remembered, or a sign-in
 * of theirs, is counted by itself, whatever others do.
 */
import type { Limits, Rate } from '#server/platform/limits.ts'
import type { Trier } from './pool.ts'

export type Act = 'SIGN_UP' | 'RESEND' | 'CODE' | 'SIGN_IN'
export type AccountRates = Record<
  `RATE_${Act}_${'ADDRESS' | 'ACCOUNT'}` | `RATE_${'CODE' | 'SIGN_IN'}_DAY`,
  Rate
>
type Counted = [name: string, who: string, rate: Rate]

/** How much more one account may be tried from all networks together than from one. */
const LOOSER = 5

export type Tries = ReturnType<typeof createTries>

export function createTries({ limits, rates }: { limits: Limits; rates: AccountRates }) {
  /** The narrowest first: what one network is refused does not count against everybody else. */
  function counted(act: Act, email: string, { source, trusted }: Trier): Counted[] {
    const often = rates[`RATE_${act}_ACCOUNT`]
    const inADay = act === 'CODE' || act === 'SIGN_IN' ? [rates[`RATE_${act}_DAY`]] : []
    const theirs: Counted[] = [
      [`${act}-account`, `${email} ${source}`, often],
      ...inADay.map((rate): Counted => [`${act}-account-day`, `${email} ${source}`, rate]),
    ]
    if (trusted) return theirs
    return [
      [`${act}-address`, source, rates[`RATE_${act}_ADDRESS`]],
      ...theirs,
      [`${act}-everywhere`, email, looser(often)],
      ...inADay.map((rate): Counted => [`${act}-everywhere-day`, email, looser(rate)]),
    ]
  }

  return {
    async take(act: Act, email: string, trier: Trier): Promise<void> {
      for (const one of counted(act, email, trier)) await limits.take(...one)
    },
    /** Only failures count, so that nobody is locked out by using the product. */
    async giveBack(act: Act, email: string, trier: Trier): Promise<void> {
      await Promise.all(counted(act, email, trier).map(([name, who]) => limits.giveBack(name, who)))
    },
  }
}

const looser = ({ count, seconds }: Rate): Rate => ({ count: count * LOOSER, seconds })
