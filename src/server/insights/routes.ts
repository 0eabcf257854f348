import { type Route, route } from '#server/platform/endpoint.ts'
import { getReceipts, getTrends, objectToReceipt } from '#shared/insights.ts'
import type { Insights } from './insights.ts'

export function insightsRoutes(insights: Insights): Route[] {
  return [
    route(getReceipts, ({ caller, query }) => insights.receipts(caller, query.gauge, query.before)),
    route(objectToReceipt, ({ caller, params, body }) =>
      insights.object(caller, params.messageId, body.gauge, body.counted),
    ),
    route(getTrends, ({ caller }) => insights.trends(caller)),
  ]
}
