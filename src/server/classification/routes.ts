import { type Route, route } from '#server/platform/endpoint.ts'
import { classify, getFigures, getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import type { Classification } from './classification.ts'
import figures from './evaluation.json' with { type: 'json' }

export function classificationRoutes(classification: Classification): Route[] {
  return [
    route(
      classify,
      ({ caller, body }) => classification.classify(caller, body),
      ({ text }) => classification.assessAnonymous(text),
    ),
    route(getFigures, async () => figures),
    route(getHierarchy, async () => classification.hierarchy()),
    route(getTags, async () => classification.tags()),
    route(getSummary, ({ caller }) => classification.summary(caller)),
  ]
}
