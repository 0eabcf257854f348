/**
 * Threads as discs in the hue of their stream, paler where nobody has written yet. Each opens its group chat and shows
 * when somebody last wrote there, and how much is unread. Its accessible name is the thread's name alone.
 */
import { useId } from 'react'
import { Link } from 'react-router'
import type { ThreadId } from '#shared/community.ts'
import type { ThreadActivity } from '#shared/group-chat.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { discSlice } from '#web/ui/disc-slice.ts'
import { lastMessage } from './last-message.ts'
import { UnreadBadge } from './unread-badge.tsx'
import './threads.css'

const disc = { x: 50, y: 50, r: 50 }
const waterline = [
  [0, 71],
  [73.4, 82],
  [84.6, 90.6],
  [93.2, 100],
] as const
const outline = waterline.map(([top, bottom]) => discSlice(disc, top, bottom)).join('')

type Activity = ReadonlyMap<string, ThreadActivity> | null
type ThreadBubblesProps = { streamId: string; threads: readonly ThreadId[]; activity: Activity }

export function ThreadBubbles({ streamId, threads, activity }: ThreadBubblesProps) {
  return (
    <ul className={activity ? 'thread-bubbles' : 'thread-bubbles loading'} data-stream={streamId}>
      {threads.map(id => (
        <li key={id}>
          <ThreadBubble threadId={id} activity={activity?.get(id)} />
        </li>
      ))}
    </ul>
  )
}

function ThreadBubble({ threadId, activity }: { threadId: ThreadId; activity: ThreadActivity | undefined }) {
  const id = useId()
  const { unread = 0, mentions = 0, lastMessageAt } = activity ?? {}
  const { active, text } = lastMessage(lastMessageAt)
  return (
    <Link
      className="thread-bubble"
      to={`/group-chat/${threadId}`}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}u ${id}l`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={outline} />
      </svg>
      <span className="thread-words">
        <span className="thread-name" id={`${id}t`}>
          {threadTitle(threadId)}
        </span>
        <span className={active ? 'thread-activity active' : 'thread-activity tabular'} id={`${id}l`}>
          {text}
        </span>
      </span>
      {unread > 0 && <UnreadBadge id={`${id}u`} unread={unread} mentions={mentions} />}
    </Link>
  )
}
