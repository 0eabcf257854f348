/** The group chat of one thread: its bar, its log and its composer. */
import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ThreadId } from '#shared/community.ts'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { useDraft } from '#web/platform/drafts.ts'
import { useOutbox } from '#web/platform/outbox-provider.tsx'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { threadName, threadTitle } from '#web/platform/thread-names.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ChatScreen } from '#web/ui/chat-screen.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LogState } from '#web/ui/log-state.tsx'
import { MessageForm } from '#web/ui/message-form.tsx'
import { BackLink } from '#web/ui/screen.tsx'
import { Announcements } from './announcements.tsx'
import { forgetPerson } from './cached-thread.ts'
import { ComposerMode } from './composer-mode.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { MessageList } from './message-list.tsx'
import { MessageMenu } from './message-menu.tsx'
import { ParticipantsContext, useParticipants } from './participants-context.ts'
import { Presence } from './presence.tsx'
import { SwitchThread } from './switch-thread.tsx'
import { ThreadSearch } from './thread-search.tsx'
import { createQuotes, type MessageLine, type Quote, timeline, UNREAD } from './timeline.ts'
import { UnreadStrip } from './unread-strip.tsx'
import { useEditing } from './use-editing.ts'
import { useJump } from './use-jump.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useNewLines } from './use-new-lines.ts'
import { usePresence } from './use-presence.ts'
import { useQuoted } from './use-quoted.ts'
import { useThread } from './use-thread.ts'
import { useThreadComposer } from './use-thread-composer.ts'
import { useUnread } from './use-unread.ts'
import './group-chat.css'
import './large-text.css'

/** The message whose menu is open, and the button that opened it. */
type About = { said: MessageLine; button: HTMLElement }

export function ThreadChat({ threadId }: { threadId: ThreadId }) {
  const words = texts.group
  const name = threadName(threadId)
  const { user, companionName } = useSignedIn()
  const botName = companionName ?? DEFAULT_COMPANION_NAME
  const outbox = useOutbox()
  const { cached, thread, unsent, live, status, failed, earlier, reach, look } = useThread(
    threadId,
    user.sub,
    outbox,
  )
  const { count, here, typing, tellTyping } = usePresence(live, thread.me)
  const unreadFrom = useUnread(threadId, thread)
  const reply = useDraft(user.sub, `group ${threadId} reply`)
  const composing = useThreadComposer({
    owner: user.sub,
    threadId,
    outbox,
    unsent,
    onWriting: tellTyping,
    reply,
  })
  const editing = useEditing({ owner: user.sub, threadId, cached })
  const [about, setAbout] = useState<About | null>(null)
  const [searching, setSearching] = useState(false)
  const { react, copy, unsend } = useMessageActions(threadId, cached)
  const [openedAt] = useState(() => new Date())

  const lines = useMemo(
    () => timeline(thread, { welcome: texts.group.welcome(name), openedAt, unsent, unreadFrom }),
    [thread, name, openedAt, unsent, unreadFrom],
  )
  const said = useMemo(() => lines.filter(line => line.type === 'said'), [lines])
  const isFresh = useNewLines(said, thread.loaded)
  const newest = said.at(-1)
  useQuoted(threadId, cached, lines)
  const jump = useJump(lines, reach)

  const composer = useRef<HTMLTextAreaElement>(null)
  // On a phone the keyboard would hide half of the messages.
  useEffect(() => {
    if (window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) composer.current?.focus()
  }, [])
  // Starting or cancelling a reply or an edit moves focus to the composer.
  const purpose = editing.id || reply.text
  const purposeBefore = useRef(purpose)
  useEffect(() => {
    if (purpose !== purposeBefore.current) composer.current?.focus()
    purposeBefore.current = purpose
  }, [purpose])
  const setReply = useRef(reply.write)
  setReply.current = id => {
    editing.cancel()
    reply.write(id)
    composer.current?.focus()
  }
  const actions = useMemo(
    () => ({
      react,
      about: (said: MessageLine, button: HTMLElement) => setAbout({ said, button }),
      open: ({ id, seq }: Quote) => void jump({ key: id, seq }),
    }),
    [react, jump],
  )
  const cancel = () => (editing.id ? editing.cancel() : reply.write(''))
  const participants = useParticipants(thread, here, user.given_name)
  /** For when the message that had focus is gone. Elements behind a dialog cannot take focus until it closes. */
  const closeAboutGone = () => {
    flushSync(() => setAbout(null))
    composer.current?.closest('main')?.querySelector<HTMLElement>('[role="log"]')?.focus()
  }

  return (
    <ParticipantsContext value={participants}>
      <ChatScreen
        title={words.title(threadTitle(threadId))}
        label={words.conversation(name)}
        keys={texts.thread.keys}
        newest={thread.loaded && newest ? { id: newest.key, mine: newest.by === 'me' } : undefined}
        oldest={thread.messages[0]?.id}
        onNearStart={earlier}
        start={
          <>
            <BackLink to="/community-home" place={texts.community.title} />
            <div className="thread-switch">
              <div className="thread-title">
                <Heading>{words.title(name)}</Heading>
                <ConnectionStatus status={status} />
              </div>
              <SwitchThread threadId={threadId} />
            </div>
          </>
        }
        actions={
          <IconButton
            label={texts.thread.search}
            title={texts.thread.search}
            onClick={() => setSearching(true)}
          >
            <Search size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
        above={
          unreadFrom !== null &&
          thread.loaded && (
            <UnreadStrip
              unreadFrom={unreadFrom}
              lines={lines}
              onJump={() => void jump({ key: UNREAD, seq: unreadFrom })}
            />
          )
        }
        dock={
          <>
            <Presence count={count} here={here} typing={typing} />
            <ComposerMode
              editing={editing.id !== ''}
              quote={reply.text ? createQuotes(thread)(reply.text) : undefined}
              onCancel={cancel}
            />
            <MessageForm
              ref={composer}
              label={editing.id ? texts.thread.editing : words.message(name)}
              words={editing.id ? { ...words, send: texts.thread.save } : words}
              composing={editing.id ? editing : composing}
              onEscape={purpose ? cancel : undefined}
              names={participants.others}
            />
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
        <MessageList
          lines={lines}
          botName={botName}
          reactions={thread.reactions}
          isFresh={isFresh}
          actions={actions}
        />
        {thread.loaded && !thread.messages.length && !unsent.length && (
          <EmptyState>{words.nobodyYet}</EmptyState>
        )}
        <Announcements said={said} botName={botName} ready={thread.loaded} />
        {about && (
          <MessageMenu
            threadId={threadId}
            {...about}
            onReply={({ key }) => {
              setAbout(null)
              setReply.current(key)
            }}
            onCopy={({ text }) => void copy(text)}
            onEdit={said => {
              setAbout(null)
              editing.begin(said)
            }}
            unsend={unsend}
            onUnsent={closeAboutGone}
            onBlocked={({ speaker }) => {
              forgetPerson(user.sub, threadId, speaker)
              closeAboutGone()
            }}
            onClose={() => setAbout(null)}
          />
        )}
        {searching && (
          <ThreadSearch
            threadId={threadId}
            title={threadTitle(threadId)}
            me={thread.me}
            onOpen={({ id, seq }) => {
              setSearching(false)
              void jump({ key: id, seq })
            }}
            onClose={() => setSearching(false)}
          />
        )}
      </ChatScreen>
    </ParticipantsContext>
  )
}
