/** The threads somebody wrote in last, with what is unread there. Nothing where nobody has written yet. */
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { ThreadActivity } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { lastMessage } from './last-message.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { useThreadActivity } from './use-thread-activity.ts'
import './active-threads.css'

const SHOWN = 4

export function ActiveThreads() {
  const id = useId()
  const active = [...(useThreadActivity()?.values() ?? [])]
    .filter(({ lastMessageAt }) => lastMessageAt)
    .sort((a, b) => (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? ''))
    .slice(0, SHOWN)
  if (active.length === 0) return null
  return (
    <section className="active-threads" aria-labelledby={id}>
      <h2 className="section-head" id={id}>
        {texts.community.active}
      </h2>
      <ul className="card">
        {active.map(thread => (
          <li key={thread.threadId}>
            <ActiveThread thread={thread} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ActiveThread({ thread }: { thread: ThreadActivity }) {
  const id = useId()
  const { threadId, unread, mentions, lastMessageAt } = thread
  return (
    <Link to={`/group-chat/${threadId}`} aria-labelledby={`${id}t`} aria-describedby={`${id}u ${id}l`}>
      <span className="active-thread">
        <b id={`${id}t`}>{threadTitle(threadId)}</b>
        <small className="tabular" id={`${id}l`}>
          {lastMessage(lastMessageAt).text}
        </small>
      </span>
      {unread > 0 && <UnreadBadge id={`${id}u`} unread={unread} mentions={mentions} />}
      <ChevronRight size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}
