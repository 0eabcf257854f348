/** The group chat of one thread: its bar, its log and its composer. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ThreadId } from '#shared/community.ts'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { useOutbox } from '#web/platform/outbox-provider.tsx'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { threadName, threadTitle } from '#web/platform/thread-names.ts'
import { ChatScreen } from '#web/ui/chat-screen.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LogState } from '#web/ui/log-state.tsx'
import { BackLink } from '#web/ui/screen.tsx'
import { SelectPill } from '#web/ui/select-pill.tsx'
import { Writing } from '#web/ui/writing.tsx'
import { AboutMessage } from './about-message.tsx'
import { enterThread } from './active-threads.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Lines } from './lines.tsx'
import { Spoken } from './spoken.tsx'
import { withoutPerson } from './thread.ts'
import { type Said, timeline } from './timeline.ts'
import { useActions } from './use-actions.ts'
import { useComposing } from './use-composing.ts'
import { useFresh } from './use-fresh.ts'
import { usePeople } from './use-people.ts'
import { useThread } from './use-thread.ts'
import { useUnread } from './use-unread.ts'
import './group-chat.css'

export function ThreadChat({ threadId }: { threadId: ThreadId }) {
  const words = texts.group
  const name = threadName(threadId)
  const { user, companionName } = useSignedIn()
  const botName = companionName ?? DEFAULT_COMPANION_NAME
  const outbox = useOutbox()
  const { kept, thread, unsent, live, seen, failed, earlier, look } = useThread(threadId, user.sub, outbox)
  const { count, here, typing, tellTyping } = usePeople(live, thread.me)
  const unreadFrom = useUnread(threadId, thread)
  const composing = useComposing({ owner: user.sub, threadId, outbox, unsent, onWriting: tellTyping })
  const [about, setAbout] = useState<Said | null>(null)
  const actions = useActions(threadId, kept, setAbout)
  const [openedAt] = useState(() => new Date())

  const lines = useMemo(
    () => timeline(thread, { welcome: texts.group.welcome(name), openedAt, unsent, unreadFrom }),
    [thread, name, openedAt, unsent, unreadFrom],
  )
  const said = useMemo(() => lines.filter(line => line.type === 'said'), [lines])
  const isFresh = useFresh(said, thread.loaded)
  const newest = said.at(-1)

  const composer = useRef<HTMLTextAreaElement>(null)
  // On a phone the keyboard would hide half of what one came to read.
  useEffect(() => {
    if (window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) composer.current?.focus()
  }, [])

  return (
    <ChatScreen
      title={words.title(threadTitle(threadId))}
      label={words.conversation(name)}
      newest={thread.loaded && newest ? { id: newest.key, mine: newest.by === 'me' } : undefined}
      oldest={thread.messages[0]?.id}
      onNearStart={earlier}
      start={
        <>
          <BackLink to="/community-home" place={texts.community.title} />
          <div className="thread-title">
            <Heading>{words.title(name)}</Heading>
            <ConnectionLine seen={seen} />
          </div>
        </>
      }
      actions={<SwitchThread threadId={threadId} />}
      dock={
        <>
          <People count={count} here={here} typing={typing} />
          <Writing ref={composer} label={words.message(name)} words={words} composing={composing} />
        </>
      }
    >
      <LogState
        loading={!thread.loaded && !failed}
        failed={failed}
        earlier={thread.more}
        again={look}
        words={words}
      />
      <Lines
        lines={lines}
        botName={botName}
        reactions={thread.reactions}
        isFresh={isFresh}
        actions={actions}
      />
      <Spoken said={said} botName={botName} ready={thread.loaded} />
      {about && (
        <AboutMessage
          threadId={threadId}
          said={about}
          onBlocked={({ speaker }) => {
            setAbout(null)
            kept.change(known => withoutPerson(known, speaker), 'now')
            // What one came from is gone.
            composer.current?.closest('main')?.querySelector<HTMLElement>('[role="log"]')?.focus()
          }}
          onClose={() => setAbout(null)}
        />
      )}
    </ChatScreen>
  )
}

type PeopleProps = { count: number; here: readonly string[]; typing: readonly string[] }

/** Who is here, or writing: in a place that is always kept for it, so that nothing jumps. */
function People({ count, here, typing }: PeopleProps) {
  const words = texts.group
  const somebody = count > 0 ? words.here(here, count) : ''
  return <p className="thread-people">{typing.length > 0 ? words.typing(typing) : somebody}</p>
}

function SwitchThread({ threadId }: { threadId: ThreadId }) {
  const navigate = useNavigate()
  const [active] = useState(() => enterThread(threadId))
  return (
    <SelectPill
      placeholder={texts.group.switchThread}
      options={active.map(id => ({ value: id, label: threadTitle(id) }))}
      onChoose={id => navigate(`/group-chat/${id}`)}
    />
  )
}
