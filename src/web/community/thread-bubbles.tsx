/** Threads as discs over water in the hue of their stream; each opens its group chat. */
import { Link } from 'react-router'
import type { ThreadId } from '#shared/community.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { slice } from '#web/ui/disc.ts'
import './threads.css'

const disc = { x: 50, y: 50, r: 50 }
const waterline = [
  [0, 71],
  [73.4, 82],
  [84.6, 90.6],
  [93.2, 100],
] as const
const outline = waterline.map(([top, bottom]) => slice(disc, top, bottom)).join('')

type ThreadBubblesProps = { streamId: string; threads: readonly ThreadId[] }

export function ThreadBubbles({ streamId, threads }: ThreadBubblesProps) {
  return (
    <ul className="thread-bubbles" data-stream={streamId}>
      {threads.map(id => (
        <li key={id}>
          <Link className="thread-bubble" to={`/group-chat/${id}`}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={outline} />
            </svg>
            <span>{threadTitle(id)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
