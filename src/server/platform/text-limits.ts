/**
 * Limits calls that make the server read somebody's text: a rate and a few at a time per person, in turn
 * with everybody else. Refused text was not judged, so the refusal always offers help.
 */
import type { Care } from '#shared/care.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import type { Route } from './endpoint.ts'
import { FailureWithCare } from './failure-with-care.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import type { Limits, Rate } from './limits.ts'

type Bounds = { textsAtOnce: number; textsPerPerson: number; textsWaiting: number }
type Parts = { limits: Limits; bounds: Bounds; rates: Map<Endpoint, Rate> }

/** One person may fill a twentieth of the queue. */
const WAITING_SHARE = 20

const unheard: Care = { tier: 'none', category: null, show: 'help' }

export function createTextLimits({ limits, bounds, rates }: Parts) {
  const queue: FairQueue = createFairQueue({
    atOnce: bounds.textsAtOnce,
    atOnceEach: bounds.textsPerPerson,
    waiting: bounds.textsWaiting,
    waitingEach: Math.ceil(bounds.textsWaiting / WAITING_SHARE),
  })

  function limited(route: Route): Route {
    const rate = rates.get(route.endpoint)
    if (!rate) return route
    const { method, path } = route.endpoint
    async function handle(given: Parameters<Route['handle']>[0]): Promise<unknown> {
      const { userId } = given.caller
      let begun = false
      try {
        await limits.take(`${method} ${path}`, userId, rate as Rate)
        return await queue.run(userId, () => {
          begun = true
          return route.handle(given)
        })
      } catch (error) {
        if (begun || !(error instanceof Refusal)) throw error
        throw new FailureWithCare(error, unheard)
      }
    }
    return { ...route, handle }
  }

  return { limited, waiting: queue.waiting }
}
