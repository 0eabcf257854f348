/** What is new in the threads, as the tiles that lead there say it. */
import { MOST_UNREAD } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import type { TileBadge } from '#web/ui/tile.tsx'
import { useNotifications } from './use-notifications.ts'

type News = { groupChat?: TileBadge; notifications?: TileBadge }

/** Nothing while it is not known, and nothing where nothing is new. */
export function useNews(): News {
  const { threads } = useNotifications()
  if (!threads || threads.length === 0) return {}
  const words = texts.notifications
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0)
  const mentions = threads.reduce((sum, thread) => sum + thread.mentions, 0)
  const inThreads = words.inThreads(threads.length)
  return {
    groupChat: {
      count: unread >= MOST_UNREAD ? words.many(MOST_UNREAD - 1) : words.count(unread),
      unit: words.unreadUnit,
      told: words.unread(unread, MOST_UNREAD),
    },
    notifications:
      mentions > 0
        ? {
            count: words.count(mentions),
            unit: words.mentionUnit(mentions),
            told: `${inThreads}, ${words.mentions(mentions)}`,
            mention: true,
          }
        : { count: words.count(threads.length), unit: words.threadUnit(threads.length), told: inThreads },
  }
}
