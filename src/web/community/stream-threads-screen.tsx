/** /stream-threads/{streamId}: the threads of a stream, or those about a topic; without an id all twenty. */
import { useParams, useSearchParams } from 'react-router'
import { type Stream, streamOf, threadsMatching } from '#shared/community.ts'
import { texts } from '#web/platform/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { NotFoundScreen } from '#web/ui/not-found-screen.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { AllThreads } from './community.tsx'
import { ThreadBubbles } from './thread-bubbles.tsx'
import { useThreadActivity } from './use-thread-activity.ts'

export function StreamThreadsScreen() {
  const { streamId } = useParams()
  const [query] = useSearchParams()
  const topic = (query.get('topic') ?? '').trim()
  if (streamId === undefined)
    return (
      <AllThreads title={texts.threads.page} back={{ to: '/stream-selector', place: texts.streams.page }} />
    )
  const stream = streamOf(streamId)
  return stream ? <StreamThreads stream={stream} topic={topic} /> : <UnknownStream />
}

function StreamThreads({ stream, topic }: { stream: Stream; topic: string }) {
  const words = texts.threads
  const title = texts.named(stream.title)
  const activity = useThreadActivity()
  const found = threadsMatching(stream.threads, topic)
  return (
    <Screen title={title} start={<Back />}>
      <div className="threads-head">
        <Heading>{title}</Heading>
        <p className="lede" dir="auto">
          {topic === '' ? words.lede : words.about(texts.named(topic))}
        </p>
      </div>
      {found.length > 0 ? (
        <ThreadBubbles streamId={stream.id} threads={found} activity={activity} />
      ) : (
        <EmptyState
          action={
            <ButtonLink kind="sec" to={`/stream-threads/${stream.id}`}>
              {words.all}
            </ButtonLink>
          }
        >
          {words.none}
        </EmptyState>
      )}
    </Screen>
  )
}

function UnknownStream() {
  const words = texts.threads
  return (
    <NotFoundScreen
      title={words.page}
      start={<Back />}
      action={{ to: '/stream-selector', label: words.toStreams }}
    >
      {words.unknownStream}
    </NotFoundScreen>
  )
}

function Back() {
  return <BackLink to="/stream-selector" place={texts.streams.page} />
}
