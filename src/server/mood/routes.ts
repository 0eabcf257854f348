import { type Route, route } from '#server/platform/endpoint.ts'
import { deleteMood, getMood, putMood } from '#shared/mood.ts'
import type { Mood } from './mood.ts'

export function moodRoutes(mood: Mood): Route[] {
  return [
    route(getMood, ({ caller }) => mood.of(caller)),
    route(putMood, ({ caller, params, body }) => mood.save(caller, params.id, body), mood.assessAnonymous),
    route(deleteMood, async ({ caller, params }) => {
      await mood.remove(caller.userId, params.id)
      return { ok: true as const }
    }),
  ]
}
