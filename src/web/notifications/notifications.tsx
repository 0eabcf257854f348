/** The tiles of Group chat and Notifications, with what is unread there as their badges. */
import { Bell, MessagesSquare } from 'lucide-react'
import { MOST_UNREAD } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import { Tile, type TileBadge } from '#web/ui/tile.tsx'
import { useNotifications } from './use-notifications.ts'

export { showAsRead } from './use-notifications.ts'

type Badges = { groupChat?: TileBadge; notifications?: TileBadge }

export function UnreadTiles() {
  const { tiles } = texts.dashboard
  const { groupChat, notifications } = useBadges()
  return (
    <>
      <Tile to="/group-chat" {...tiles.groupChat} icon={MessagesSquare} space="shared" badge={groupChat} />
      <Tile to="/notifications" {...tiles.notifications} icon={Bell} space="shared" badge={notifications} />
    </>
  )
}

/** None while loading, and none where nothing is unread. */
function useBadges(): Badges {
  const { threads } = useNotifications()
  if (!threads || threads.length === 0) return {}
  const words = texts.notifications
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0)
  const mentions = threads.reduce((sum, thread) => sum + thread.mentions, 0)
  const inThreads = words.inThreads(threads.length)
  const unreadBadge = {
    count: unread >= MOST_UNREAD ? words.many(MOST_UNREAD - 1) : words.count(unread),
    unit: words.unreadUnit,
    label: words.unread(unread, MOST_UNREAD),
  }
  return {
    groupChat: unreadBadge,
    notifications:
      mentions > 0
        ? {
            count: words.count(mentions),
            unit: words.mentionUnit(mentions),
            label: `${inThreads}, ${words.mentions(mentions)}`,
            mention: true,
          }
        : { ...unreadBadge, label: inThreads },
  }
}
