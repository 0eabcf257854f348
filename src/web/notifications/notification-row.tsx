/** A thread with unread messages: who wrote, and an excerpt. Opening it marks it as read. */
import { AtSign, ChevronRight, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { MOST_UNREAD, type Notification } from '#shared/group-chat.ts'
import { dayAndMonth, isSameDay, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'

export function NotificationRow({ notification }: { notification: Notification }) {
  const words = texts.notifications
  const { threadId, unread, mentions, lastMessageAt, excerpt } = notification
  const Icon = mentions > 0 ? AtSign : MessagesSquare
  return (
    <li>
      <Link to={`/group-chat/${threadId}`} className={mentions > 0 ? 'mentions-you' : undefined}>
        <span className="icon-disc notification-icon">
          <Icon size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="notification-words">
          <span className="notification-head">
            <span className="notification-thread">{threadTitle(threadId)}</span>
            {lastMessageAt && <When at={new Date(lastMessageAt)} />}
          </span>
          <Excerpt excerpt={excerpt} />
          <span className="notification-count tabular">
            {unread > 1 && words.unread(unread, MOST_UNREAD)}
            {mentions > 0 && <span className="notification-mentions">{words.mentions(mentions)}</span>}
          </span>
        </span>
        <ChevronRight className="notification-go" size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  )
}

function Excerpt({ excerpt: { from, text, mentionsYou, covered } }: Pick<Notification, 'excerpt'>) {
  const words = texts.notifications
  const name = from || texts.group.formerMember
  return (
    <span className="notification-excerpt">
      <b>
        <bdi>{mentionsYou ? words.mentionedYou(name) : words.wrote(name)}</bdi>
      </b>{' '}
      {covered ? <i>{words.covered}</i> : <bdi>{text}</bdi>}
    </span>
  )
}

function When({ at }: { at: Date }) {
  return (
    <time className="notification-when tabular" dateTime={at.toISOString()}>
      {isSameDay(at, new Date()) ? timeOfDay(at) : dayAndMonth(at)}
    </time>
  )
}
