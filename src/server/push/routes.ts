import { type Route, route } from '#server/platform/endpoint.ts'
import { deletePush, getPush, putPush } from '#shared/push.ts'
import type { Push } from './push.ts'

export function pushRoutes(push: Push): Route[] {
  return [
    route(getPush, ({ caller }) => push.of(caller)),
    route(putPush, ({ caller, body }) => push.choose(caller, body)),
    route(deletePush, ({ caller }) => push.end(caller)),
  ]
}
