/**
 * How much is unread, as a number, and how often the reader was mentioned, after an @. They mean the same wherever they
 * are shown. `id` names the text that screen readers hear.
 */
import { AtSign } from 'lucide-react'
import { MOST_UNREAD } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import './unread-badge.css'

type UnreadBadgeProps = { id?: string; unread: number; mentions: number }

export function UnreadBadge({ id, unread, mentions }: UnreadBadgeProps) {
  const words = texts.notifications
  const told = [words.unread(unread, MOST_UNREAD), ...(mentions > 0 ? [words.mentions(mentions)] : [])]
  return (
    <span className="unread-badges tabular">
      <span className="unseen" id={id}>
        {told.join(', ')}.
      </span>
      {mentions > 0 && (
        <span className="unread-badge" aria-hidden="true">
          <AtSign size="0.8125rem" strokeWidth={2.25} />
          {words.count(mentions)}
        </span>
      )}
      <span className="unread-badge" aria-hidden="true">
        {unread > 99 ? words.many(99) : words.count(unread)}
      </span>
    </span>
  )
}
