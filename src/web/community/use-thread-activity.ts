/** Activity per thread: when somebody last wrote, and how many messages are unread. */
import { getThreadActivity, type ThreadActivity } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const asked = {
  copy: 'thread activity',
  ofOthers: true,
  shape: getThreadActivity.reply,
  load: () => call(getThreadActivity),
}

/** By thread id; null while loading, and empty where it could not be loaded. */
export function useThreadActivity(): ReadonlyMap<string, ThreadActivity> | null {
  const { reply, failed } = useCachedReply(asked)
  if (!reply) return failed ? new Map() : null
  return new Map(reply.threads.map(thread => [thread.threadId, thread]))
}
