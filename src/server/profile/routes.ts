import { type Route, route } from '#server/platform/endpoint.ts'
import { getProfile, putProfile } from '#shared/profile.ts'
import type { Profiles } from './profile.ts'

export function profileRoutes(profiles: Profiles): Route[] {
  return [
    route(getProfile, ({ caller }) => profiles.of(caller.userId)),
    route(putProfile, ({ caller, body }) => profiles.save(caller.userId, body), profiles.assessAnonymous),
  ]
}
