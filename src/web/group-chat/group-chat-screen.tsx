/** /group-chat/{threadId}: the thread; without an id the one opened last, or a list to choose from. */
import { Navigate, useParams } from 'react-router'
import { isThreadId } from '#shared/community.ts'
import { AllThreads } from '#web/community/community.tsx'
import { texts } from '#web/platform/texts.ts'
import { NotFoundScreen } from '#web/ui/not-found-screen.tsx'
import { BackLink } from '#web/ui/screen.tsx'
import { activeThreads } from './active-threads.ts'
import { ThreadChat } from './thread-chat.tsx'

export function GroupChatScreen() {
  const { threadId } = useParams()
  if (threadId === undefined) return <NoThread />
  // Keyed by thread, so that nothing written in one shows up in another.
  return isThreadId(threadId) ? <ThreadChat key={threadId} threadId={threadId} /> : <UnknownThread />
}

function NoThread() {
  const [newest] = activeThreads()
  if (newest) return <Navigate to={`/group-chat/${newest}`} replace />
  return (
    <AllThreads title={texts.group.page} back={{ to: '/community-home', place: texts.community.title }} />
  )
}

function UnknownThread() {
  const words = texts.group
  return (
    <NotFoundScreen
      title={words.page}
      start={<BackLink to="/community-home" place={texts.community.title} />}
      action={{ to: '/stream-threads', label: words.toThreads }}
    >
      {words.unknownThread}
    </NotFoundScreen>
  )
}
