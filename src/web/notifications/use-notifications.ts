/** The threads that hold something unread, looked up on opening and whenever one comes back to the page. */
import { getNotifications } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const asked = {
  copy: 'notifications',
  ofOthers: true,
  shape: getNotifications.reply,
  load: () => call(getNotifications),
  // Having seen nothing new before says nothing of now.
  isTelling: ({ threads }: { threads: readonly unknown[] }) => threads.length > 0,
}

export function useNotifications() {
  const { reply, failed, look } = useCachedReply(asked)
  return { threads: reply?.threads ?? null, failed, look }
}
