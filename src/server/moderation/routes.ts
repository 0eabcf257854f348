import { type Route, route } from '#server/platform/endpoint.ts'
import * as calls from '#shared/moderation.ts'
import type { Moderation } from './moderation.ts'

export function moderationRoutes(moderation: Moderation): Route[] {
  return [
    route(calls.reportMessage, async ({ caller, body }) => ({
      help: await moderation.report(caller, body, body),
    })),
    route(calls.blockAuthor, async ({ caller, body }) => ({ blocked: await moderation.block(caller, body) })),
    route(calls.getBlocks, async ({ caller }) => ({ blocked: await moderation.blocked(caller) })),
    route(calls.unblock, async ({ caller, params }) => {
      await moderation.unblock(caller, params.id)
      return { ok: true }
    }),
  ]
}
