/** Activity per thread: when somebody last wrote, and how many messages are unread. */
import { getThreadActivity, type ThreadActivity } from '#shared/group-chat.ts'
import * as notifications from '#web/notifications/notifications.tsx'
import { call } from '#web/platform/api.ts'
import { changeCachedReply, useCachedReply } from '#web/platform/use-cached-reply.ts'

const request = {
  copy: 'thread activity',
  showsOthers: true,
  shape: getThreadActivity.reply,
  load: () => call(getThreadActivity),
}

/** By thread id; null while loading, and empty where it could not be loaded. */
export function useThreadActivity(): ReadonlyMap<string, ThreadActivity> | null {
  const { reply, failed } = useCachedReply(request)
  if (!reply) return failed ? new Map() : null
  return new Map(reply.threads.map(thread => [thread.threadId, thread]))
}

/** In what is cached for offline use, here and for the notifications: this thread was read on this device. */
export async function showAsRead(owner: string, threadId: string): Promise<void> {
  await notifications.showAsRead(owner, threadId)
  await changeCachedReply(request, owner, ({ threads }) => ({
    threads: threads.map(thread =>
      thread.threadId === threadId ? { ...thread, unread: 0, mentions: 0 } : thread,
    ),
  }))
}
