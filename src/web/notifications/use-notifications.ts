/** The threads with unread messages, kept up to date while they are shown. */
import { getNotifications } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { changeCachedReply, useCachedReply } from '#web/platform/use-cached-reply.ts'

const request = {
  copy: 'notifications',
  showsOthers: true,
  shape: getNotifications.reply,
  everyMs: 10_000,
  load: () => call(getNotifications),
  // An old "nothing new" is not worth showing.
  isWorthShowing: ({ threads }: { threads: readonly unknown[] }) => threads.length > 0,
}

export function useNotifications() {
  const { reply, failed, refresh } = useCachedReply(request)
  return { threads: reply?.threads ?? null, failed, refresh }
}

/** In what is cached for offline use: this thread was read on this device. */
export function showAsRead(owner: string, threadId: string): Promise<void> {
  return changeCachedReply(request, owner, ({ threads }) => ({
    threads: threads.filter(thread => thread.threadId !== threadId),
  }))
}
