/** A message in a thread, with its time, its quote and your own reactions. */
import { memo, type ReactNode, use, useState } from 'react'
import { HelpRow } from '#web/care/care.tsx'
import { timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Bubble } from '#web/ui/bubble.tsx'
import { Reactions } from '#web/ui/reactions.tsx'
import { MessageMenuButton } from './message-menu-button.tsx'
import { OnlyYou } from './only-you.tsx'
import { ParticipantsContext } from './participants-context.ts'
import { Quote } from './quote.tsx'
import { RichText } from './rich-text.tsx'
import type { MessageLine, Quote as Quoted } from './timeline.ts'
import './message.css'

const LAUGHING = '😂'

export type MessageActions = {
  react(id: string, emoji: string): void
  /** Opens the menu of a message. */
  about(said: MessageLine, button: HTMLElement): void
  /** Jumps to the quoted message. */
  open(quote: Quoted): void
}

type MessageProps = {
  said: MessageLine
  botName: string
  reactions: readonly string[]
  actions: MessageActions
}

export const Message = memo(function Message({ said, botName, reactions, actions }: MessageProps) {
  const { key, by, first, last, removed, pending, onlyYou, help } = said
  const { tintOf } = use(ParticipantsContext)
  const confirmed = by !== 'bot' && said.progress === undefined
  const hasMenu = confirmed && (!removed || said.onlyTrace)
  return (
    <>
      <Bubble
        by={by}
        name={said.name || texts.group.formerMember}
        tint={by === 'other' ? tintOf(said.speaker) : undefined}
        first={first}
        last={last}
        pending={pending}
        spoken={spokenOf(said, botName)}
        time={<When said={said} />}
        reactions={
          <>
            {!removed && (
              <Reactions
                reactions={countsOf(reactions, said.covered)}
                onToggle={emoji => actions.react(key, emoji)}
              />
            )}
            {onlyYou && <OnlyYou inWords />}
            {hasMenu && <MessageMenuButton said={said} about={actions.about} />}
          </>
        }
      >
        {said.quote && <Quote quote={said.quote} onOpen={actions.open} />}
        <Words said={said} />
      </Bubble>
      {help && (
        <div className="message-help">
          <HelpRow row={key} surface="group" />
        </div>
      )}
    </>
  )
})

function Words({ said: { text, removed, covered } }: { said: MessageLine }): ReactNode {
  const words = texts.group
  const [shown, setShown] = useState(false)
  if (removed) return <em className="message-removed">{words.removed}</em>
  if (!covered || shown) return <RichText text={text} />
  return (
    <span className="message-cover">
      {words.covered}{' '}
      <button type="button" className="text-button" tabIndex={-1} onClick={() => setShown(true)}>
        {words.show}
      </button>
    </span>
  )
}

function When({ said: { at, progress, edited } }: { said: MessageLine }) {
  if (progress === 'waiting') return <span>{texts.chat.waiting}</span>
  return (
    <span className="message-when">
      <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>
      {edited && <span className="message-edited">{texts.thread.edited}</span>}
    </span>
  )
}

function spokenOf({ by, name }: MessageLine, botName: string): string {
  const words = texts.group
  if (by === 'me') return words.youSaid
  return words.said(by === 'bot' ? botName : name || words.formerMember)
}

/** A covered message cannot be laughed at. */
function countsOf(mine: readonly string[], covered = false) {
  return Object.entries(texts.group.reactions)
    .filter(([emoji]) => !covered || emoji !== LAUGHING)
    .map(([emoji, name]) => ({
      emoji,
      name,
      count: mine.includes(emoji) ? 1 : 0,
      mine: mine.includes(emoji),
    }))
}
