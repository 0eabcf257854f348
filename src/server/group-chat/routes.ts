import { type Route, route } from '#server/platform/endpoint.ts'
import * as calls from '#shared/group-chat.ts'
import type { GroupChat } from './group-chat.ts'

export function groupChatRoutes(chat: GroupChat): Route[] {
  return [
    route(calls.getMessages, ({ caller, params, query }) => chat.history(caller, params.threadId, query)),
    route(calls.removeMessage, async ({ caller, params }) => ({
      message: await chat.unsend(caller, params.threadId, params.id),
    })),
    route(calls.editMessage, ({ caller, params, body }) =>
      chat.edit(caller, params.threadId, params.id, body.text),
    ),
    route(calls.getQuoted, ({ caller, params, body }) => chat.quoted(caller, params.threadId, body.ids)),
    route(calls.searchThread, ({ caller, params, body }) => chat.search(caller, params.threadId, body)),
    route(calls.getUnread, ({ caller, params }) => chat.unread(caller, params.threadId)),
    route(calls.markRead, ({ caller, params, body }) => chat.markRead(caller, params.threadId, body ?? {})),
    route(calls.getGroupRecord, ({ caller, query }) => chat.record(caller.userId, query.before)),
    route(calls.getNotifications, async ({ caller }) => ({ threads: await chat.notifications(caller) })),
    route(calls.getThreadActivity, async ({ caller }) => ({ threads: await chat.activity(caller) })),
  ]
}
