import { type Route, route } from '#server/platform/endpoint.ts'
import { getSafetyPlan, getSupport, postCareTap, putSafetyPlan } from '#shared/support.ts'
import type { Support } from './support.ts'

export function supportRoutes(support: Support): Route[] {
  return [
    route(getSupport, async ({ caller }) => ({ until: await support.until(caller.userId) })),
    route(postCareTap, async ({ caller, body }) => {
      await support.tapped(caller.userId, body)
      return { until: await support.until(caller.userId) }
    }),
    route(getSafetyPlan, async ({ caller }) => ({ plan: await support.plans.of(caller.userId) })),
    route(putSafetyPlan, async ({ caller, body }) => ({
      plan: await support.plans.keep(caller.userId, body.plan),
    })),
  ]
}
