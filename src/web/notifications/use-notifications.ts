/** The threads with unread messages, kept up to date while they are shown. */
import { getNotifications } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

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
