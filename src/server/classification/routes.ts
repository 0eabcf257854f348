import { type Route, route } from '#server/platform/endpoint.ts'
import { classify, getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import { Refusal } from '#shared/errors.ts'
import type { Classification } from './classification.ts'

export function classificationRoutes(classification: Classification): Route[] {
  return [
    route(classify, async ({ caller, body }) => {
      if (body.userId !== caller.userId) throw new Refusal('not-yours')
      return classification.classify(caller, body)
    }),
    route(getHierarchy, async () => classification.hierarchy()),
    route(getTags, async () => classification.tags()),
    route(getSummary, ({ caller }) => classification.summary(caller)),
  ]
}
