/** One conversation: its bar, its log and its composer. */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ArchivedChat } from '#shared/companion.ts'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { useFalseAlarm } from '#web/care/care.tsx'
import { MoodQuestion, useMoodQuestion } from '#web/mood/mood.tsx'
import { fullDay, timeOfDay } from '#web/platform/dates.ts'
import { useOutbox, useUnsent } from '#web/platform/outbox-provider.tsx'
import { chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { sessionName } from '#web/platform/session-name.ts'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { ChatScreen } from '#web/ui/chat-screen.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LogState } from '#web/ui/log-state.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { MessageForm } from '#web/ui/message-form.tsx'
import { BackLink } from '#web/ui/screen.tsx'
import { useLocalToast } from '#web/ui/toast.tsx'
import { Announcements } from './announcements.tsx'
import type { Conversation } from './conversation.ts'
import { FinishSession } from './finish-session.tsx'
import { FinishedSession } from './finished-session.tsx'
import { MessageList } from './message-list.tsx'
import { SessionDetails, SessionSummary } from './session-details.tsx'
import { timeline } from './timeline.ts'
import { UnknownSession } from './unknown-session.tsx'
import { useCompanionComposer } from './use-companion-composer.ts'
import { useConversation } from './use-conversation.ts'
import { useCrowdedBar } from './use-crowded-bar.ts'
import { useDelayed } from './use-delayed.ts'
import { useReplyActions } from './use-reply-actions.ts'
import { useSearchHit } from './use-search-hit.ts'
import './companion.css'

const TYPING_AFTER_MS = 300
export const archivedId = /^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/
const nothing: ReadonlySet<string> = new Set()

export function Chat({ chatId }: { chatId: string }) {
  const words = texts.companion
  const { user, companionName } = useSignedIn()
  const name = companionName ?? DEFAULT_COMPANION_NAME
  const location = useLocation()
  const outbox = useOutbox()
  const unsent = useUnsent(outbox, 'companion', chatId)
  const talk = useConversation(chatId, outbox)
  const { conversation, failed, announcement, finished, addMessage, look, earlier, begin, stay } = talk
  const found = useSearchHit(conversation, earlier)
  const about = useReplyActions(finished?.id ?? chatId, addMessage)
  const composing = useCompanionComposer({
    owner: user.sub,
    chatId,
    outbox,
    unsent,
    onWrite: () => void begin(),
    onEmptied: () => void stay(),
  })
  const typing = useDelayed(
    unsent.some(({ progress }) => progress === 'sending'),
    TYPING_AFTER_MS,
  )
  const composer = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasKeyboard() && !archivedId.test(chatId)) composer.current?.focus()
  }, [chatId])

  const openAgain = useLocalToast()
  const takeFocus = () => (hasKeyboard() ? composer : heading).current?.focus()

  useFalseAlarm(
    useCallback(
      text =>
        void outbox
          .add({ id: newMessageId(), kind: 'companion', place: chatId, text, writtenAt: Date.now() })
          .catch(() => {}),
      [outbox, chatId],
    ),
  )

  // Typing renders this on every keystroke; the lines stay memoised.
  const lines = useMemo(() => timeline(conversation?.messages ?? [], unsent), [conversation, unsent])
  const hasSpoken = lines.some(line => line.type === 'said' && composing.isSaidHere(line.key))
  const mood = useMoodQuestion(!archivedId.test(chatId), hasSpoken)
  const newestSaid = lines.findLast(line => line.type === 'said')
  const newest = newestSaid && { id: newestSaid.key, mine: composing.isSaidHere(newestSaid.key) }
  const title = useTitle(chatId, name, conversation)
  const session = conversation?.session
  const isPast = conversation ? conversation.archived : archivedId.test(chatId)
  const canFinish =
    !finished &&
    conversation &&
    !conversation.archived &&
    conversation.messages.some(({ from }) => from === 'user')

  useCrowdedBar(heading, `${title} ${canFinish}`)

  if (talk.missing) return <UnknownSession companionName={name} />
  return (
    <ChatScreen
      title={title}
      label={words.conversation(name)}
      newest={finished ? { id: finished.id, mine: true } : newest}
      oldest={conversation?.messages[0]?.id}
      onNearStart={earlier}
      // A past session is opened to be read.
      fromStart={isPast && !location.hash}
      start={
        <>
          <WayBack isPast={isPast} name={name} />
          {!isPast && <Logo size={40} className="companion-logo" />}
          <div className="companion-named">
            <Heading ref={heading}>
              <bdi>{title}</bdi>
            </Heading>
            {session && <SessionTime session={session} />}
          </div>
        </>
      }
      actions={
        <>
          {session && <SessionDetails session={session} name={name} onChange={talk.showChange} />}
          {canFinish && (
            <FinishSession
              waiting={unsent.length > 0}
              finish={() => {
                openAgain.takeAway()
                return talk.finish()
              }}
              onFinished={takeFocus}
              onProblem={composing.complain}
            />
          )}
        </>
      }
      dock={
        <>
          {isPast && <p className="chat-hint">{words.pastHint}</p>}
          {words.onlyEnglish && <p className="chat-hint">{words.onlyEnglish}</p>}
          <MessageForm ref={composer} label={words.message(name)} words={words} composing={composing} />
        </>
      }
    >
      <LogState
        loading={(!conversation || mood === 'unknown') && !failed}
        failed={failed}
        earlier={conversation?.before != null}
        again={look}
        words={words}
      />
      {isPast && conversation?.before === null && <SessionSummary sentences={session?.summary} />}
      {mood !== 'unknown' && (
        <MessageList
          lines={lines}
          name={name}
          isPast={isPast}
          fresh={conversation?.fresh ?? nothing}
          typing={typing}
          about={about}
          found={found}
        />
      )}
      {mood === 'yes' && conversation && !finished && <MoodQuestion />}
      {finished && (
        <FinishedSession
          finished={finished}
          undo={talk.undo}
          onUndone={() => {
            openAgain.show(words.undone)
            takeFocus()
          }}
          onProblem={composing.complain}
        />
      )}
      <p className="unseen" role="status">
        {finished && words.finished}
      </p>
      <Announcements name={name} announcement={announcement} typing={typing} />
    </ChatScreen>
  )
}

/** On a phone a focused field opens the keyboard, which would hide half of the messages. */
const hasKeyboard = () => window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false

/** Under a title the day; under the day, where that stands for the title, the time. */
function SessionTime({ session: { title, date } }: { session: ArchivedChat }) {
  return <time dateTime={date}>{(title ? fullDay : timeOfDay)(new Date(date))}</time>
}

/** Back from a past session to where it was opened, as it was left there: the chat that was finished, or the archive. */
function WayBack({ isPast, name }: { isPast: boolean; name: string }) {
  const navigate = useNavigate()
  const from: unknown = useLocation().state?.from
  if (!isPast) return <BackLink to="/dashboard" place={texts.dashboard.page} />
  const isFromChat = from === 'chat'
  return (
    <BackLink
      to={isFromChat ? chatPath(name) : '/archive'}
      place={isFromChat ? name : texts.archive.title}
      onClick={event => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
        if ((!isFromChat && from !== 'archive') || !isPlain) return
        event.preventDefault()
        void navigate(-1)
      }}
    />
  )
}

/** The title of an archived session, never its id; otherwise the companion's name. */
function useTitle(
  chatId: string,
  name: string,
  conversation: Pick<Conversation, 'title' | 'archived' | 'session'> | null,
) {
  const given: unknown = useLocation().state?.title
  if (conversation?.session) return sessionName(conversation.session)
  if (conversation) return conversation.archived ? conversation.title || texts.companion.pastSession : name
  if (!archivedId.test(chatId)) return name
  return typeof given === 'string' && given ? given : texts.companion.pastSession
}
