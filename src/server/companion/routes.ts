import { type Route, route } from '#server/platform/endpoint.ts'
import * as calls from '#shared/companion.ts'
import { languagesIn } from '#shared/helplines.ts'
import type { Companion } from './companion.ts'

export function companionRoutes(companion: Companion): Route[] {
  return [
    route(
      calls.postChat,
      ({ caller, body, from }) => companion.post(caller, body, languagesIn(from.languages)),
      ({ text }) => companion.assessAnonymous(text),
    ),
    route(calls.getMessages, ({ caller, params, query }) =>
      companion.open(caller, params.chatId, query.before, query.limit),
    ),
    route(calls.getWhy, ({ caller, params }) => companion.why(caller, params.chatId, params.messageId)),
    route(calls.sayNotIt, ({ caller, params }) => companion.notIt(caller, params.chatId, params.messageId)),
    route(calls.finishSession, async ({ caller, params }) => ({
      archivedAs: await companion.finish(caller, params.chatId),
    })),
    route(calls.reopenSession, async ({ caller, params }) => {
      await companion.reopen(caller, params.chatId)
      return { ok: true } as const
    }),
    route(calls.starSession, async ({ caller, params, body }) => ({
      starred: await companion.star(caller, params.chatId, body.starred),
    })),
    route(calls.renameSession, async ({ caller, params, body }) => ({
      title: await companion.renameSession(caller, params.chatId, body.title),
    })),
    route(calls.deleteSession, async ({ caller, params }) => {
      await companion.deleteSession(caller, params.chatId)
      return { ok: true } as const
    }),
    route(calls.getArchive, ({ caller, query }) => companion.archive(caller, query.q, query.limit)),
    route(calls.getArchiveUnderApi, ({ caller, query }) => companion.archive(caller, query.q, query.limit)),
    route(calls.getMemory, ({ caller }) => companion.memory(caller)),
    route(calls.forgetMemory, async ({ caller, params }) => {
      await companion.forget(caller, params.id)
      return { ok: true } as const
    }),
    route(calls.forgetAllMemories, async ({ caller }) => {
      await companion.forgetAll(caller)
      return { ok: true } as const
    }),
    route(calls.putAvoid, async ({ caller, body }) => ({
      avoid: await companion.avoid(caller, body.topics),
    })),
  ]
}
