import { type Route, route } from '#server/platform/endpoint.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import type { Preferences } from './preferences.ts'

export function preferenceRoutes(preferences: Preferences, modelHost: string | null): Route[] {
  return [
    route(getPreferences, async ({ caller }) => ({ ...(await preferences.of(caller.userId)), modelHost })),
    route(putPreferences, async ({ caller, body }) => ({
      ...(await preferences.change(caller.userId, body)),
      modelHost,
    })),
  ]
}
