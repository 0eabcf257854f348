import { type Route, route } from '#server/platform/endpoint.ts'
import * as calls from '#shared/group-chat.ts'
import type { GroupChat } from './group-chat.ts'

export function groupChatRoutes(chat: GroupChat): Route[] {
  return [
    route(calls.getMessages, ({ caller, params, query }) => chat.history(caller, params.threadId, query)),
    route(calls.removeMessage, async ({ caller, params }) => ({
      message: await chat.unsend(caller, params.threadId, params.id),
    })),
    route(calls.getUnread, ({ caller, params }) => chat.unread(caller, params.threadId)),
    route(calls.markRead, ({ caller, params, body }) => chat.markRead(caller, params.threadId, body ?? {})),
    route(calls.getGroupRecord, ({ caller, query }) => chat.record(caller.userId, query.before)),
    route(calls.getNotifications, async ({ caller }) => ({ threads: await chat.notifications(caller) })),
    route(calls.getThreadActivity, async ({ caller }) => ({ threads: await chat.activity(caller) })),
  ]
}
