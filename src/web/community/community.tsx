/** All twenty threads grouped by stream, those somebody wrote in first, for screens that let you choose one. */
import { streams, type ThreadId } from '#shared/community.ts'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { ThreadBubbles } from './thread-bubbles.tsx'
import { useThreadActivity } from './use-thread-activity.ts'

export { showAsRead } from './use-thread-activity.ts'

type AllThreadsProps = { title: string; back: { to: string; place: string } }

export function AllThreads({ title, back }: AllThreadsProps) {
  const activity = useThreadActivity()
  const lastMessage = (id: ThreadId) => activity?.get(id)?.lastMessageAt ?? ''
  return (
    <Screen title={title} start={<BackLink {...back} />}>
      <div className="threads-head">
        <Heading>{title}</Heading>
        <p className="lede">{texts.threads.lede}</p>
      </div>
      {streams.map(({ id, title: stream, emoji, threads }) => (
        <section key={id} className="threads-stream" aria-labelledby={`stream-${id}`}>
          <h2 id={`stream-${id}`}>
            <span className="emoji" aria-hidden="true">
              {emoji}
            </span>{' '}
            {texts.named(stream)}
          </h2>
          <ThreadBubbles
            streamId={id}
            threads={threads.toSorted((a, b) => lastMessage(b).localeCompare(lastMessage(a)))}
            activity={activity}
          />
        </section>
      ))}
    </Screen>
  )
}
