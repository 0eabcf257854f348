/** One thread with something unread. The whole row opens it, and opening it is reading it. */
import { AtSign, ChevronRight, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { MOST_UNREAD, type Unread } from '#shared/group-chat.ts'
import { dayAndMonth, isSameDay, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'

export function NotificationRow({
  unread: { threadId, unread, mentions, lastMessageAt },
}: {
  unread: Unread
}) {
  const words = texts.notifications
  return (
    <li>
      <Link to={`/group-chat/${threadId}`}>
        <span className="notification-icon">
          <MessagesSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="notification-title">
          {threadTitle(threadId)}
          <span className="notification-count tabular">
            {words.unread(unread, MOST_UNREAD)}
            {mentions > 0 && (
              <span className="notification-mentions">
                <AtSign size={14} strokeWidth={2} aria-hidden="true" />
                {words.mentions(mentions)}
              </span>
            )}
          </span>
        </span>
        {lastMessageAt && <When at={new Date(lastMessageAt)} />}
        <ChevronRight className="notification-go" size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  )
}

function When({ at }: { at: Date }) {
  return (
    <time className="notification-when tabular" dateTime={at.toISOString()}>
      {isSameDay(at, new Date()) ? timeOfDay(at) : dayAndMonth(at)}
    </time>
  )
}
