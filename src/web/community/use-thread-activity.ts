/** What goes on in every thread: when somebody last wrote there, and how much of it one has not read. */
import { getThreadActivity, type ThreadActivity } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const asked = {
  copy: 'thread activity',
  ofOthers: true,
  shape: getThreadActivity.reply,
  load: () => call(getThreadActivity),
}

/** By thread; null while it is not known. */
export function useThreadActivity(): ReadonlyMap<string, ThreadActivity> | null {
  const { reply } = useCachedReply(asked)
  return reply && new Map(reply.threads.map(thread => [thread.threadId, thread]))
}
