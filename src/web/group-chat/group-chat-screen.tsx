/** /group-chat/{threadId}: the thread; without an id the one opened last, or all of them to choose from. */
import { Navigate, useParams } from 'react-router'
import { isThreadId } from '#shared/community.ts'
import { AllThreads } from '#web/community/community.tsx'
import { texts } from '#web/platform/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { activeThreads } from './active-threads.ts'
import { ThreadChat } from './thread-chat.tsx'

export function GroupChatScreen() {
  const { threadId } = useParams()
  if (threadId === undefined) return <NoThread />
  // A chat of its own for each thread: nothing written in one shows up in another.
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
    <Screen
      title={words.page}
      width="narrow"
      start={<BackLink to="/community-home" place={texts.community.title} />}
    >
      <div className="screen-head">
        <Heading>{words.page}</Heading>
      </div>
      <EmptyState
        action={
          <ButtonLink kind="sec" to="/stream-threads">
            {words.toThreads}
          </ButtonLink>
        }
      >
        {words.unknownThread}
      </EmptyState>
    </Screen>
  )
}
